/// The place at which a scroll view tries to come to rest; as in SwiftUI, it has no public initialiser.
public struct ScrollTarget: Hashable {
  /// The rectangle that the scroll view should show, in points of the content: from the content offset plus the leading
  /// and top insets, in the container's size, of which Apple documents neither; see docs/SwiftUICode.md.
  public var rect: CGRect
  /// The point of the visible area at which the rectangle's same point is aligned; nil for the rectangle's origin.
  public var anchor: UnitPoint?

  public func hash(into hasher: inout Hasher) {
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}
