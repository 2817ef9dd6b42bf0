/// The place at which a scroll view tries to come to rest.
///
/// There is no public initialiser, as in SwiftUI: a behavior receives a target and changes it.
public struct ScrollTarget: Hashable {
  /// The rectangle that the scroll view should show, in points of the content.
  ///
  /// Its origin is the content offset plus the leading and top insets, and its size the container's. Apple documents
  /// neither; see docs/SwiftUICode.md.
  public var rect: CGRect
  /// The point of the visible area at which the rectangle's same point is aligned; nil for the rectangle's origin.
  public var anchor: UnitPoint?

  public func hash(into hasher: inout Hasher) {
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}
