import Foundation

extension IndexPath {
  /// Creates an index path from the index of an item and the index of its section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates an index path from the index of a row and the index of its section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section, the same as ``item``.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
