/// Decides where a scroll view lands: the one hook a drag ends with.
///
/// UIKit's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and SwiftUI's `ScrollTargetBehavior` ask the
/// same question. A behavior may keep state between calls, hence `mutating`.
///
/// ```swift
/// struct NearestHundred: ScrollTargetBehavior {
///   mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
///     target.x = (target.x / 100).rounded() * 100
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// Rewrites the target content offset, or leaves it.
  ///
  /// The target is rounded to the pixel afterwards. It may lie beyond the edges: the view then goes there and bounces
  /// back. A component that is not finite is taken as left alone.
  /// - Parameters:
  ///   - target: The content offset at which the view would come to rest, in points.
  ///   - context: What is known about the release.
  mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext)

  /// Whether the behavior decides every target of an axis, also where it leaves the proposed one as it is; by default it
  /// does not.
  ///
  /// It matters for a view let go beyond an edge with a velocity inward: a target left alone there is only what the
  /// view is expected to reach (openradar 46437787), a decided one is where it lands.
  func decides(_ axis: Axis) -> Bool

  /// Whether a decision depends on earlier ones; by default it is taken to.
  ///
  /// Where it does not, maps and audits ask the same copy again and again.
  var remembersReleases: Bool { get }

  /// The number of items; nil, the default, from a behavior that knows none.
  var numberOfItems: Int? { get }

  /// Where the view is with an item at its place, in points; nil, the default, from a behavior that knows no items, and
  /// where there is no such item.
  mutating func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D?

  /// Whether a content offset is a place where the behavior lets the view rest; nil, the default, from one that cannot
  /// say.
  mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool?

  /// The index of the item that a content offset shows; nil, the default, from a behavior that knows no items.
  ///
  /// What the trace says about items comes from here.
  /// - Parameters:
  ///   - contentOffset: A content offset of the view, in points.
  ///   - configuration: The view's sizes and switches.
  mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int?

  /// How many items lie between two content offsets, negative backward; by default the difference of their indices.
  ///
  /// An endless row counts on where its indices begin anew.
  mutating func itemDelta(
    from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration
  ) -> Int?

  /// Lays the content out for a view of another size, before the view takes that size and asks where to be.
  ///
  /// - Parameter boundsSize: The size the view is about to take, in points.
  /// - Returns: The new size of the content, in points; nil, the default, where it stays.
  mutating func layOut(in boundsSize: Size2D) -> Size2D?
}

extension ScrollTargetBehavior {
  /// An unchanged target is one left alone.
  public func decides(_ axis: Axis) -> Bool { false }

  /// Who can say.
  public var remembersReleases: Bool { true }

  /// No items.
  public var numberOfItems: Int? { nil }

  /// No items.
  public mutating func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D? { nil }

  /// It cannot say.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? { nil }

  /// No items.
  public mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? { nil }

  /// The content stays as it is.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? { nil }

  /// The difference of the items' indices.
  public mutating func itemDelta(
    from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration
  ) -> Int? {
    guard let first = item(at: start, in: configuration), let last = item(at: end, in: configuration) else {
      return nil
    }
    return last - first
  }
}
