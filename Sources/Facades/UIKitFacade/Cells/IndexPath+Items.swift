extension IndexPath {
  public init(item: Int, section: Int) {
    // Not from an array, which would be allocated.
    self.init(index: section)
    append(item)
  }

  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
