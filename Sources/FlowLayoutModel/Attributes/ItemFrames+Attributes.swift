extension ItemFrames {
  /// The attributes of an item, before any plug-in.
  public func attributes(of path: ItemPath) -> ItemAttributes { ItemAttributes(path: path, frame: frame(of: path)) }

  /// Appends the attributes of everything whose frame shares more than an edge with a rectangle, before any plug-in.
  ///
  /// The caller's array is reused from question to question, so that scrolling allocates nothing.
  /// - Complexity: O(log lines + found), O(found) for uniform items or near the cursor.
  public func appendAttributes(
    in rect: LayoutRect, to attributes: inout [ItemAttributes], _ cursor: inout Cursor
  ) {
    forEach(in: rect, &cursor) { category, path, frame in
      attributes.append(ItemAttributes(path: path, category: category, frame: frame))
    }
  }

  /// The attributes of everything whose frame shares more than an edge with a rectangle, before any plug-in.
  public func attributes(in rect: LayoutRect) -> [ItemAttributes] {
    var cursor = Cursor()
    var attributes: [ItemAttributes] = []
    appendAttributes(in: rect, to: &attributes, &cursor)
    return attributes
  }
}
