/// An element of a layout and its frame.
package struct LayoutElement: Hashable, Sendable {
  /// The path of the element; for a header or footer the item is 0.
  package var path: ItemPath
  /// The category of the element.
  package var category: ItemCategory
  /// The frame of the element, in points of the content.
  package var frame: LayoutRect

  /// Creates an element.
  package init(path: ItemPath, category: ItemCategory, frame: LayoutRect) {
    self.path = path
    self.category = category
    self.frame = frame
  }
}
