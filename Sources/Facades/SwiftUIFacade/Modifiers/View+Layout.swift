/// Modifiers of a view's size and place. Nothing is laid out: they return the view.
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
}

/// How a view fills the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
