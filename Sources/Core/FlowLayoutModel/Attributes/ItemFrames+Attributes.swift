extension ItemFrames {
  /// Returns the attributes of an item, before any plug-in.
  public func attributes(of path: ItemPath) -> ItemAttributes { ItemAttributes(path: path, frame: frame(of: path)) }

  /// Returns the attributes of all elements whose frames share more than an edge with a rectangle, before any plug-in.
  public func attributes(in rect: LayoutRect) -> [ItemAttributes] {
    var cursor = Cursor()
    var attributes: [ItemAttributes] = []
    forEach(in: rect, &cursor) { category, path, frame in
      attributes.append(ItemAttributes(path: path, category: category, frame: frame))
    }
    return attributes
  }
}
