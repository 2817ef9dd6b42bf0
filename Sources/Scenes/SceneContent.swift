import FlowLayoutModel
import ScrollPhysics

/// The items that a scene's content is made of, laid out for a view of some size.
public struct SceneContent: Sendable {
  /// An item with its place.
  public struct Item: Hashable, Sendable {
    /// The item's index through all sections; a carousel's duplicates have that of what they show.
    public let index: Int
    /// Its upper left corner in the content, in points.
    public let origin: Vector2D
    /// Its size, in points.
    public let size: Size2D
  }

  private let frames: ItemFrames
  /// The first index of each section.
  private let firsts: [Int]
  /// The number of a carousel's duplicates before its first item.
  private let leading: Int
  private let itemCount: Int

  fileprivate init(_ frames: ItemFrames, leading: Int, itemCount: Int) {
    (self.frames, self.leading, self.itemCount) = (frames, leading, itemCount)
    firsts = (0..<frames.sectionCount).reduce(into: [0]) { $0.append($0[$1] + frames.itemCount(inSection: $1)) }
  }

  /// The items in a part of the content, in the order of the layout.
  ///
  /// - Parameters:
  ///   - corner: The upper left corner of the part, in points.
  ///   - opposite: The lower right corner.
  /// - Complexity: O(log lines + found).
  public func items(from corner: Vector2D, to opposite: Vector2D) -> [Item] {
    var elements: [LayoutElement] = []
    var cursor = ItemFrames.Cursor()
    frames.appendElements(
      in: LayoutRect(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y),
      to: &elements, &cursor)
    return elements.filter { $0.category == .cell }.map { element in
      let place = firsts[element.path.section] + element.path.item - leading
      let lap = max(1, itemCount)
      return Item(
        index: leading > 0 ? (place % lap + lap) % lap : place,
        origin: Vector2D(x: element.frame.minX, y: element.frame.minY),
        size: Size2D(width: element.frame.size.width, height: element.frame.size.height))
    }
  }
}

extension Scene {
  /// The items laid out for a view of some size; nil without a layout.
  ///
  /// - Parameter boundsSize: The size of the view; nil for the scene's own.
  /// - Complexity: O(lines), O(1) for uniform items.
  public func content(for boundsSize: Size2D? = nil) -> SceneContent? {
    guard var layout else { return nil }
    let bounds = boundsSize ?? configuration.geometry.boundsSize
    layout.containerSize = LayoutSize(width: bounds.width, height: bounds.height)
    let frames = Self.content(layout, snapping, bounds)
    var leading = 0
    if case .carousel = snapping.kind { leading = (frames.itemCount - layout.itemCount) / 2 }
    return SceneContent(frames, leading: leading, itemCount: layout.itemCount)
  }
}
