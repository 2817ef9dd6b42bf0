/// The items of a view in one configuration, and the content offsets at which they rest.
///
/// It is a value made for one configuration, so it never describes other sizes. Maps, audits and the items of a run are
/// computed from it; the view itself knows no items.
///
/// ```swift
/// let tiles = ItemList((0..<20).map { Double($0) * 120 }, in: configuration)
/// print(tiles.item(at: Vector2D(x: 250, y: 0)) ?? -1)  // 2
/// ```
public protocol ItemOffsets: Sendable {
  /// The number of items; 0 if none are known.
  var count: Int { get }
  /// The distance after which an endless row repeats, in points; nil, the default, for a row with ends.
  var lapLength: Double? { get }
  /// Returns the content offset at which an item is in its snapped position, in points; nil if there is no such item.
  func contentOffset(ofItem item: Int) -> Vector2D?
  /// Returns the item shown at a content offset; nil if none is known.
  func item(at contentOffset: Vector2D) -> Int?
  /// Returns the number of items from one content offset to another, negative if backward; by default the difference of
  /// their indices.
  ///
  /// An endless row continues to count where its indices start again.
  func itemDelta(from start: Vector2D, to end: Vector2D) -> Int?
  /// Returns whether a content offset is a snap point; nil, the default, if it is not known.
  func isSnapPoint(_ contentOffset: Vector2D) -> Bool?
}

extension ItemOffsets {
  public var lapLength: Double? { nil }

  public func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    guard let first = item(at: start), let last = item(at: end) else { return nil }
    return last - first
  }

  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { nil }
}
