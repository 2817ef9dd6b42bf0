import FlowLayoutModel
import ScrollPhysics

/// The content offsets at which a layout's items are at their place: where a scroll view may come to rest.
///
/// ```swift
/// let points = SnapPoints(row.frames, alignment: .lineStart, geometry: geometry)
/// print(points.nearest(to: 500) ?? -1, points.snapped(500))  // 1 336.0
/// ```
///
/// Points are counted from 0 in the order of reading, from right to left where the layout is. They lie inside the
/// range of the scroll view, on the pixel, and at least a pixel apart: items that cannot be reached share the point at
/// the end of the range, so that content smaller than the viewport has exactly one. An item longer than the viewport has
/// two points, one for each of its ends.
/// - Complexity: O(1) to make from uniform items, and no memory; O(items) and 17 bytes a point otherwise.
public struct SnapPoints: Hashable, Sendable {
  /// The axis along which the points lie.
  public let axis: Axis
  /// The number of items.
  public let itemCount: Int
  /// The number of points; 0 where there are no items.
  public let count: Int
  // Both stored beside each other, as reading an enum's payload would copy it.
  private let isUniform: Bool
  private let progression: SnapProgression
  private let list: SnapList

  var range: SnapRange { progression.range }

  /// Finds the points of a layout's items in a scroll view.
  ///
  /// - Parameters:
  ///   - frames: Where the items are.
  ///   - alignment: Where in the viewport an item is at its place.
  ///   - alignsEnds: Whether the first item rests at the range's beginning and the last one at its end, where they are
  ///     in view there, whatever the alignment says.
  ///   - staysInRange: Whether points outside the range are brought to its ends; false for rows without ends.
  ///   - geometry: The scroll view's sizes.
  ///   - displayScale: Device pixels per point.
  public init(
    _ frames: ItemFrames, alignment: SnapAlignment, alignsEnds: Bool = false, staysInRange: Bool = true,
    geometry: ScrollGeometry, displayScale: Double = 2
  ) {
    precondition(
      staysInRange || !alignsEnds, "points that do not stay in the range cannot be aligned with its ends")
    itemCount = frames.itemCount
    axis = frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical
    let range = SnapRange(geometry, frames, displayScale: displayScale, isClamping: staysInRange)
    if let lines = frames.uniformLines, let section = frames.layout.sections.first,
      let points = SnapProgression(
        lines, SnapInset(section, frames.layout), alignment, alignsEnds: alignsEnds, range)
    {
      isUniform = true
      progression = points
      list = SnapList()
      count = points.count
    } else {
      isUniform = false
      progression = SnapProgression(emptyIn: range)
      list = SnapList(frames, alignment, alignsEnds: alignsEnds, range)
      count = list.count
    }
  }

  /// No points, of no items.
  init() {
    itemCount = 0
    axis = .horizontal
    isUniform = false
    progression = SnapProgression(emptyIn: SnapRange())
    list = SnapList()
    count = 0
  }

  /// Whether there are no points.
  public var isEmpty: Bool { count == 0 }

  /// The content offset of a point, in points.
  public subscript(point: Int) -> Double {
    precondition(point >= 0 && point < count, "there is no snap point of that index")
    return range.offset(key(point))
  }

  /// The content offsets of all points, in the order of reading.
  ///
  /// - Complexity: O(points).
  public var offsets: [Double] { (0..<count).map { self[$0] } }

  // MARK: Items

  /// The item that rests at a point, by its index through all sections.
  ///
  /// Of several that share the range's beginning it is the last, of several that share its end the first: the nearest to
  /// its place. With ends aligned it is the first and the last item of all.
  public func item(ofPoint point: Int) -> Int {
    precondition(point >= 0 && point < count, "there is no snap point of that index")
    return uncheckedItem(point)
  }

  /// The point at which an item rests; the first of an oversized item's two; nil where there is no such item.
  public func point(ofItem item: Int) -> Int? {
    if item < 0 || item >= itemCount { return nil }
    return isUniform ? progression.point(ofItem: item) : list.point(ofItem: item)
  }

  /// The point at which an item's end rests, if it is an oversized one; otherwise its only point.
  func lastPoint(ofItem item: Int) -> Int? {
    guard let point = point(ofItem: item) else { return nil }
    let hasEnd = point + 1 < count && uncheckedItem(point) == item && uncheckedItem(point + 1) == item
    return hasEnd ? point + 1 : point
  }

  /// The item of the point nearest to a content offset; nil where there are no items.
  public func item(nearestTo offset: Double) -> Int? { nearest(to: offset).map(uncheckedItem) }

  // MARK: Neighbours

  /// The point nearest to a content offset, of two as near the first in reading; nil where there are no points.
  ///
  /// - Complexity: O(1) for uniform items, O(log points) otherwise.
  public func nearest(to offset: Double) -> Int? {
    if isEmpty { return nil }
    let key = range.key(offset)
    return bracket(key).nearest(to: key, toward: key)
  }

  /// The content offset of the point nearest to one, of two as near the first in reading; the offset itself where there
  /// are no points.
  ///
  /// - Complexity: That of ``nearest(to:)``; less for uniform items.
  public func snapped(_ offset: Double) -> Double {
    let key = range.key(offset)
    if isUniform, let nearest = progression.nearestKey(to: key) { return range.offset(nearest) }
    if isEmpty { return offset }
    let bracket = bracket(key)
    let isBefore = bracket.high == .infinity || (bracket.before >= 0 && key - bracket.low <= bracket.high - key)
    return range.offset(isBefore ? bracket.low : bracket.high)
  }

  // MARK: Keys

  @inline(__always)
  func key(_ point: Int) -> Double { isUniform ? progression.key(point) : list.key(point) }

  @inline(__always)
  func uncheckedItem(_ point: Int) -> Int { isUniform ? progression.item(point) : list.item(point) }

  /// The points around a key.
  ///
  /// - Parameter hint: A point not far from the key; nil for none.
  func bracket(_ key: Double, near hint: Int? = nil) -> SnapBracket {
    isUniform ? progression.bracket(key) : list.bracket(key, near: hint)
  }

  /// Whether a key lies between the two points of one oversized item.
  func isInsideOversizedItem(_ key: Double, _ bracket: SnapBracket) -> Bool {
    // An oversized item is never one of a progression.
    if isUniform || bracket.before < 0 || bracket.before + 1 >= count || bracket.low == key { return false }
    return uncheckedItem(bracket.before) == uncheckedItem(bracket.before + 1)
  }

  /// Whether a content offset lies between the two points of one oversized item.
  func isInsideOversizedItem(_ offset: Double) -> Bool {
    let key = range.key(offset)
    return isInsideOversizedItem(key, bracket(key))
  }
}
