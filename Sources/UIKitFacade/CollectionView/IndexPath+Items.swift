import Foundation

extension IndexPath {
  /// Creates the path of an item in a section, both from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the path of a row in a section, both from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section: the same as ``item``.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
