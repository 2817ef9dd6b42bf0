/// An element of a layout and where it is.
public struct LayoutElement: Hashable, Sendable {
  /// Which element; for a header or footer the item is 0.
  public var path: ItemPath
  /// What the element is.
  public var category: ItemCategory
  /// Where it is, in points of the content.
  public var frame: LayoutRect

  /// Creates an element.
  public init(path: ItemPath, category: ItemCategory, frame: LayoutRect) {
    self.path = path
    self.category = category
    self.frame = frame
  }
}
