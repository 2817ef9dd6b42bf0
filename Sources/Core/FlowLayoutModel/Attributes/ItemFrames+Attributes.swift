extension ItemFrames {
  /// Returns the attributes of an item, before any plug-in.
  public func attributes(of path: ItemPath) -> ItemAttributes { ItemAttributes(path: path, frame: frame(of: path)) }

  /// Returns the attributes of all elements whose frames share more than an edge with a rectangle, before any plug-in.
  public func attributes(in rect: LayoutRect) -> [ItemAttributes] {
    var (elements, cursor) = ([LayoutElement](), Cursor())
    appendElements(in: rect, to: &elements, &cursor)
    return elements.map { ItemAttributes(path: $0.path, category: $0.category, frame: $0.frame) }
  }
}
