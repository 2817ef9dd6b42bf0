import ScrollPhysics

/// Modifiers of a view's size and place, which a ``SimulatedDragGesture`` lays out.
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { with(.layout(.frame(FrameLayout(fixed: ProposedSize(width, height), alignment: alignment)))) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FrameLayout(
      least: ProposedSize(minWidth, minHeight), ideal: ProposedSize(idealWidth, idealHeight),
      most: ProposedSize(maxWidth, maxHeight), alignment: alignment)
    return with(.layout(.frame(frame)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { with(.layout(.padding(insets))) }

  /// Pads the view, by 16 points unless a length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(changed(EdgeInsets()) { $0.add(EdgeInsets(each: length ?? 16), at: edges) })
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { with(.offset(Vector2D(x: x, y: y))) }
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    with(.layout(.position(Vector2D(x: x, y: y))))
  }
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// Gives the view a ratio of its width to its height; without one it has its own, which is unknown here.
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    with(ratio.map { ratio in .layout(.offer { $0.with(ratio: Double(ratio), contentMode) }) } ?? .none)
  }
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    with(
      .layout(
        .offer {
          ProposedSize(
            width: horizontal ? nil : $0.width, height: vertical ? nil : $0.height, container: $0.container)
        }))
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View { with(.layout(.priority(value))) }

  @MainActor @preconcurrency public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { with(.layer(content(), alignment, isBehind: false)) }

  @MainActor @preconcurrency public func overlay(
    _ overlay: some View, alignment: Alignment = .center
  ) -> some View { with(.layer(overlay, alignment, isBehind: false)) }

  @MainActor @preconcurrency public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { with(.layer(content(), alignment, isBehind: true)) }

  @MainActor @preconcurrency public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View { with(.layer(background, alignment, isBehind: true)) }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
