/// An element of a layout and its frame.
public struct LayoutElement: Hashable, Sendable {
  /// The path of the element; for a header or footer the item is 0.
  public var path: ItemPath
  /// The category of the element.
  public var category: ItemCategory
  /// The frame of the element, in points of the content.
  public var frame: LayoutRect

  /// Creates an element.
  public init(path: ItemPath, category: ItemCategory, frame: LayoutRect) {
    self.path = path
    self.category = category
    self.frame = frame
  }
}
