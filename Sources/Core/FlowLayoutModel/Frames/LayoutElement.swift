/// An element of a layout and its frame.
package struct LayoutElement: Hashable, Sendable {
  /// The path of the element; for a header or footer the item is 0.
  package var path: ItemPath
  package var category: ItemCategory
  package var frame: LayoutRect

  package init(path: ItemPath, category: ItemCategory, frame: LayoutRect) {
    (self.path, self.category, self.frame) = (path, category, frame)
  }
}
