/// The snap points of a layout: the content offsets at which its items are aligned with the viewport.
///
/// ```swift
/// let points = SnapPoints(row.frames, alignment: .lineStart, geometry: geometry)
/// print(points.nearest(to: 500) ?? -1, points.snapped(500))  // 1 336.0
/// ```
///
/// Points are counted from 0 in reading order, which is right to left in a layout that is. They lie inside the range of
/// the scroll view, on the pixel and at least a pixel apart. Items that cannot be reached share the point at the end of
/// the range, so content smaller than the viewport has exactly one point. An item longer than the viewport has two
/// points, one for each of its ends.
/// - Complexity: O(1) to create from uniform items, without memory for each; otherwise O(items) and 16.25 bytes a point.
public struct SnapPoints: Hashable, Sendable {
  /// The axis along which the points lie.
  public let axis: ScrollAxis
  /// The number of items.
  public let itemCount: Int
  /// The number of points; 0 without items.
  public let count: Int
  // Both are stored side by side, because reading the payload of an enum would copy it.
  private let isUniform: Bool
  private let progression: SnapProgression
  private let list: SnapList

  var range: SnapRange { progression.range }

  /// Creates the points of a layout's items in a scroll view.
  /// - Parameters:
  ///   - frames: The frames of the items, in points.
  ///   - alignment: The line of the viewport with which items align.
  ///   - alignsEnds: Whether the first item rests at the start of the range and the last one at its end, whatever the
  ///     alignment. An item that is not visible there keeps its alignment.
  ///   - staysInRange: Whether points outside the range are moved to its ends; false for endless rows.
  ///   - geometry: The sizes of the scroll view, in points.
  ///   - displayScale: Device pixels per point.
  public init(
    _ frames: ItemFrames, alignment: SnapAlignment, alignsEnds: Bool = false, staysInRange: Bool = true,
    geometry: ScrollViewGeometry, displayScale: Double = 2
  ) {
    precondition(staysInRange || !alignsEnds, "points that do not stay in the range cannot be aligned with its ends")
    itemCount = frames.itemCount
    axis = ScrollAxis(frames.layout.scrollDirection)
    let range = SnapRange(geometry, frames, displayScale: displayScale, isClamping: staysInRange)
    var uniform: SnapProgression?
    if let lines = frames.uniformLines, let section = frames.layout.sections.first {
      uniform = SnapProgression(lines, SnapInset(section, frames.layout), alignment, alignsEnds: alignsEnds, range)
    }
    isUniform = uniform != nil
    progression = uniform ?? SnapProgression(emptyIn: range)
    list = isUniform ? SnapList() : SnapList(frames, alignment, alignsEnds: alignsEnds, range)
    count = isUniform ? progression.count : list.count
  }

  /// The points of a layout without items.
  static let none = SnapPoints(
    FlowLayout(containerSize: .zero, sections: []).frames, alignment: .lineStart,
    geometry: ScrollViewGeometry(contentSize: .zero, boundsSize: .zero))

  package var isEmpty: Bool { count == 0 }

  /// The content offset of a point, in points.
  public subscript(point: Int) -> Double {
    precondition(point >= 0 && point < count, "there is no snap point of that index")
    return range.offset(key(point))
  }

  /// The content offsets of all points, in reading order.
  /// - Complexity: O(points).
  public var offsets: [Double] { (0..<count).map { self[$0] } }

  /// Returns the item of a point, by its index through all sections.
  ///
  /// Of several items that share the start of the range, this is the last one; of several that share its end, the first
  /// one. Each is the nearest to its own position. With ends aligned, they are the first and the last item of all.
  public func item(ofPoint point: Int) -> Int {
    precondition(point >= 0 && point < count, "there is no snap point of that index")
    return uncheckedItem(point)
  }

  /// Returns the snap point of an item, the first of an oversized item's two; nil if there is no such item.
  public func point(ofItem item: Int) -> Int? {
    if item < 0 || item >= itemCount { return nil }
    return isUniform ? progression.point(ofItem: item) : list.point(ofItem: item)
  }

  /// Returns the second point of an oversized item, or the only point of any other item.
  func lastPoint(ofItem item: Int) -> Int? {
    guard let point = point(ofItem: item) else { return nil }
    let hasEnd = point + 1 < count && uncheckedItem(point) == item && uncheckedItem(point + 1) == item
    return hasEnd ? point + 1 : point
  }

  /// Returns the item of the point nearest to a content offset; nil without items.
  public func item(nearestTo offset: Double) -> Int? { nearest(to: offset).map(uncheckedItem) }

  /// Returns the point nearest to a content offset, the first in reading order if two are; nil without points.
  /// - Complexity: O(1) for uniform items, O(log points) otherwise.
  public func nearest(to offset: Double) -> Int? {
    if isEmpty { return nil }
    let key = range.key(offset)
    return bracket(key).nearest(to: key, toward: key)
  }

  /// Returns the content offset of the nearest point, of two equally near ones the first in reading order.
  ///
  /// Returns the offset itself if there are no points.
  /// - Complexity: That of ``nearest(to:)``; less for uniform items.
  public func snapped(_ offset: Double) -> Double {
    if isUniform, let nearest = progression.nearestOffset(to: offset) { return nearest }
    return searched(offset)
  }

  /// Returns the content offset of the nearest point by its bracket.
  @inline(never) private func searched(_ offset: Double) -> Double {
    if isEmpty { return offset }
    let key = range.key(offset)
    // The list's search is inlined here: decision maps of items that differ spend their time in it.
    let bracket = isUniform ? bracket(key) : list.bracket(key, near: nil)
    if bracket.high == .infinity { return range.offset(bracket.low) }
    return range.offset(key - bracket.low <= bracket.high - key ? bracket.low : bracket.high)
  }

  @inline(__always)
  func key(_ point: Int) -> Double { isUniform ? progression.key(point) : list.key(point) }

  @inline(__always)
  func uncheckedItem(_ point: Int) -> Int { isUniform ? progression.item(point) : list.item(point) }

  /// Returns the points around a key, perhaps near a point.
  func bracket(_ key: Double, near hint: Int? = nil) -> SnapBracket {
    isUniform ? progression.bracket(key) : list.bracket(key, near: hint)
  }

  func isInsideOversizedItem(_ key: Double, _ bracket: SnapBracket) -> Bool {
    // Progressions contain no oversized items.
    if isUniform || bracket.before < 0 || bracket.before + 1 >= count || bracket.low == key { return false }
    return uncheckedItem(bracket.before) == uncheckedItem(bracket.before + 1)
  }

  /// Returns whether a content offset lies between the two points of one oversized item.
  func isInsideOversizedItem(_ offset: Double) -> Bool {
    let key = range.key(offset)
    return isInsideOversizedItem(key, bracket(key))
  }
}
