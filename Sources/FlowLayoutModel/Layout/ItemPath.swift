/// An item by section and index, both from 0: what `IndexPath` is to a collection view.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The section.
  public var section: Int
  /// The item in its section.
  public var item: Int

  /// Creates a path.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether a path comes before another in the layout.
  public static func < (a: ItemPath, b: ItemPath) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
