extension ItemFrames {
  /// Returns the attributes of an item, before any plug-in.
  public func attributes(of path: ItemPath) -> ItemAttributes { ItemAttributes(path: path, frame: frame(of: path)) }

  /// Appends the attributes of all elements whose frames share more than an edge with a rectangle, before any plug-in.
  ///
  /// The caller can reuse the array from call to call, so scrolling allocates nothing.
  /// - Complexity: O(log lines + found), O(found) for uniform items or near the cursor.
  package func appendAttributes(in rect: LayoutRect, to attributes: inout [ItemAttributes], _ cursor: inout Cursor) {
    forEach(in: rect, &cursor) { category, path, frame in
      attributes.append(ItemAttributes(path: path, category: category, frame: frame))
    }
  }

  /// Returns the attributes of all elements whose frames share more than an edge with a rectangle, before any plug-in.
  public func attributes(in rect: LayoutRect) -> [ItemAttributes] {
    var cursor = Cursor()
    var attributes: [ItemAttributes] = []
    appendAttributes(in: rect, to: &attributes, &cursor)
    return attributes
  }
}
