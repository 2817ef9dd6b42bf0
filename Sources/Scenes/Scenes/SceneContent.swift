/// The items of a scene's content, laid out for a bounds size.
package struct SceneContent: Sendable {
  package struct Item: Hashable, Sendable {
    /// The item's index through all sections; a carousel's duplicate has the index of its original.
    package let index: Int
    /// The upper left corner in the content, in points.
    package let origin: Vector2D
    package let size: Size2D
  }

  private let frames: ItemFrames
  private let firsts: [Int]
  /// The number of duplicates before a carousel's first item.
  private let leading: Int
  private let itemCount: Int

  fileprivate init(_ frames: ItemFrames, leading: Int, itemCount: Int) {
    (self.frames, self.leading, self.itemCount) = (frames, leading, itemCount)
    firsts = (0..<frames.sectionCount).reduce(into: [0]) { $0.append($0[$1] + frames.itemCount(inSection: $1)) }
  }

  /// Returns the frame of an item, in a carousel of the original; nil if there is no such item.
  func frame(ofItem index: Int) -> LayoutRect? {
    guard 0..<itemCount ~= index, let section = firsts.lastIndex(where: { $0 <= index + leading }) else { return nil }
    return frames.frame(of: ItemPath(section: section, item: index + leading - firsts[section]))
  }

  /// Returns the items in a rectangle of the content, in layout order.
  package func items(from corner: Vector2D, to opposite: Vector2D) -> [Item] {
    let size = Size2D(width: opposite.x - corner.x, height: opposite.y - corner.y)
    return frames.elements(from: corner, size).filter { $0.category == .cell }.map { element in
      let index = firsts[element.path.section] + element.path.item - leading
      let lap = max(1, itemCount)
      return Item(
        index: leading > 0 ? (index % lap + lap) % lap : index,
        origin: Vector2D(x: element.frame.minX, y: element.frame.minY), size: Size2D(element.frame.size))
    }
  }
}

extension Scene {
  /// Returns the items laid out for a bounds size, by default that of the scene in O(1); nil without a layout.
  package func content(for boundsSize: Size2D? = nil) -> SceneContent? {
    guard var layout else { return nil }
    let bounds = boundsSize ?? configuration.geometry.boundsSize
    layout.containerSize = LayoutSize(bounds)
    // The behavior may have laid out that size.
    let known = behavior.frames.flatMap { $0.layout.containerSize == layout.containerSize ? $0 : nil }
    let frames = known ?? Self.content(layout, snapping, bounds, knowing: behavior.frames)
    let leading = if case .carousel = snapping.kind { (frames.itemCount - layout.itemCount) / 2 } else { 0 }
    return SceneContent(frames, leading: leading, itemCount: layout.itemCount)
  }
}

extension FlowLayout { var itemCount: Int { sections.reduce(0) { $0 + $1.itemSizes.count } } }
