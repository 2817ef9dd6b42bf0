/// The section and index of an item, both counted from 0, like the `IndexPath` of a collection view.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates a path.
  public init(section: Int = 0, item: Int) { (self.section, self.item) = (section, item) }
  public static func < (a: ItemPath, b: ItemPath) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
