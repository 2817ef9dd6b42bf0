import ScrollPhysics

/// Modifiers of a view's size and place, which a ``SimulatedDragGesture`` lays out.
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { laidOut(.frame(FrameLayout(fixed: (width, height), alignment: alignment))) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .frame(
        FrameLayout(
          least: (minWidth, minHeight), ideal: (idealWidth, idealHeight), most: (maxWidth, maxHeight),
          alignment: alignment)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { laidOut(.padding(insets)) }

  /// Pads the view, by 16 points unless a length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ModifiedView(content: self, effect: .offset(Vector2D(x: x, y: y)))
  }
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut(.position(Vector2D(x: x, y: y)))
  }
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  nonisolated private func laidOut(_ kind: LayoutKind) -> some View {
    ModifiedView(content: self, effect: .layout(kind))
  }
}

/// How a view fills the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
