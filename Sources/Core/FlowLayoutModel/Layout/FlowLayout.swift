/// The parameters of a flow layout, which arranges items in lines and the lines along the scroll direction.
///
/// ```swift
/// let row = FlowLayout(
///   containerSize: LayoutSize(width: 375, height: 240), scrollDirection: .horizontal,
///   sections: [
///     FlowSection(
///       itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)), minimumLineSpacing: 16,
///       sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
///   ])
/// print(row.frames.frame(of: ItemPath(section: 0, item: 1)).minX)  // 352.0
/// ```
///
/// The result is an ``ItemFrames``. The layout does not depend on a scroll view.
public struct FlowLayout: Hashable, Sendable {
  /// The size of the container, which is the collection view's bounds, in points.
  ///
  /// Lines take its whole extent across the scroll direction.
  public var containerSize: LayoutSize
  /// The axis along which lines follow one another.
  public var scrollDirection: ScrollDirection
  /// The sections, in order.
  public var sections: [FlowSection]
  /// Whether the content reads from right to left, with everything mirrored horizontally.
  public var isRightToLeft: Bool

  /// Creates a layout.
  public init(
    containerSize: LayoutSize, scrollDirection: ScrollDirection = .horizontal, sections: [FlowSection],
    isRightToLeft: Bool = false
  ) {
    (self.containerSize, self.scrollDirection) = (containerSize, scrollDirection)
    (self.sections, self.isRightToLeft) = (sections, isRightToLeft)
  }

  /// The frames of the items, laid out.
  /// - Complexity: O(items) with per-item sizes or spacings, O(sections) without.
  public var frames: ItemFrames { ItemFrames(self) }
}
