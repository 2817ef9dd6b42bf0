/// The content of an endless row: its items once, duplicates of the last ones before them and of the first ones after.
///
///     duplicates …  n−2 n−1 | 0 1 2 … n−1 | 0 1 …  duplicates
///
/// There are at least as many duplicates as requested, and more if the viewport would show a blank beside a turned
/// page. With few or short items, each appears several times.
package struct CarouselRow: Hashable, Sendable {
  package let itemCount: Int
  /// The number of duplicates on each side; 0 for a row with ends.
  package let duplicates: Int
  package let layout: FlowLayout
  /// The distance from an item to its duplicate, in points; infinite for a row with ends.
  package let period: Double

  /// The maximum number of items in a row, including duplicates.
  static let maximumItemCount = 10_000_000

  /// Creates the row of a layout, a single row or column of one section, with duplicates of its items if it loops; the
  /// first of them is at the minimum line spacing from the last item.
  /// - Complexity: O(items) for items of different sizes, O(duplicates) otherwise.
  package init(_ layout: FlowLayout, duplicates: Int, loops: Bool, boundsSize: Size2D) {
    precondition(layout.sections.count == 1, "a carousel is a row of one section")
    precondition(duplicates >= 0, "the number of duplicates must not be negative")
    var layout = layout
    layout.containerSize = LayoutSize(boundsSize)
    // A view that is high or wide enough for two items still shows one row.
    let across = boundsSize[ScrollAxis(layout.scrollDirection).other]
    layout.sections[0].minimumInteritemSpacing = max(layout.sections[0].minimumInteritemSpacing, across + 1)
    let lap = Lap(layout)
    itemCount = lap.count
    if !loops || !(lap.length > 0) {
      period = .infinity
      self.duplicates = 0
      self.layout = layout
      return
    }
    precondition(
      !Self.isTooLong(layout, duplicates: duplicates, boundsSize: boundsSize),
      "a carousel would take more than 10,000,000 items with its duplicates; give fewer duplicates, or longer items")
    period = lap.length
    self.duplicates = max(duplicates, lap.duplicates(filling: Self.room(layout, lap, boundsSize)))
    self.layout = Self.duplicated(layout, lap, duplicates: self.duplicates)
  }

  /// Returns whether a row would have more than ``maximumItemCount`` items, including its duplicates.
  package static func isTooLong(_ layout: FlowLayout, duplicates: Int, boundsSize: Size2D) -> Bool {
    let lap = Lap(layout)
    if !(lap.length > 0) { return false }
    let room = room(layout, lap, boundsSize)
    func isTooMany(_ duplicates: Double) -> Bool { Double(lap.count) + 2 * duplicates > Double(maximumItemCount) }
    if isTooMany(Double(duplicates)) || isTooMany((room / lap.length).rounded(.down) * Double(lap.count)) {
      return true
    }
    return isTooMany(Double(lap.duplicates(filling: room)))
  }

  /// Returns the number of duplicates on each side of a row whose content has a length; 0 for a shorter one.
  static func duplicates(of layout: FlowLayout, making length: Double) -> Int {
    let (lap, inset) = (Lap(layout), layout.sections[0].sectionInset)
    if !(lap.length > 0) || !(length < 1e12) { return 0 }
    let direction = layout.scrollDirection
    return lap.duplicates(making: length - (inset.leading(direction) + inset.trailing(direction)))
  }

  /// Returns the length to fill beside the first and the last item: a turned page, what is seen beside it, and the gap.
  private static func room(_ layout: FlowLayout, _ lap: Lap, _ boundsSize: Size2D) -> Double {
    let viewport = boundsSize[ScrollAxis(layout.scrollDirection)]
    // One point more, so that no snap point shares a pixel with the end of the range.
    return lap.longestGap + max(lap.longestItem, (viewport + lap.longestItem) / 2) + 1
  }

  private static func duplicated(_ layout: FlowLayout, _ lap: Lap, duplicates: Int) -> FlowLayout {
    var section = layout.sections[0]
    let count = lap.count
    let total = count + 2 * duplicates
    func item(_ element: Int) -> Int { ((element - duplicates) % count + count) % count }
    switch section.itemSizes {
    case .uniform(_, let size): section.itemSizes = .uniform(count: total, size: size)
    case .each(let sizes): section.itemSizes = .each((0..<total).map { sizes[item($0)] })
    }
    if section.lineSpacings != nil { section.lineSpacings = (0..<total - 1).map { lap.gap(after: item($0)) } }
    return changed(layout) { $0.sections = [section] }
  }

  /// Returns the item, 0..<n, of an element of the layout with duplicates; 0 without items.
  package func item(ofElement element: Int) -> Int {
    if itemCount == 0 { return 0 }
    return ((element - duplicates) % itemCount + itemCount) % itemCount
  }

  /// One lap: the lengths of the items and the gaps after them, in points.
  private struct Lap {
    let count: Int
    private(set) var length = 0.0
    private(set) var longestItem = 0.0
    private(set) var longestGap = 0.0
    private let section: FlowSection
    private let direction: ScrollDirection

    init(_ layout: FlowLayout) {
      (section, direction) = (layout.sections[0], layout.scrollDirection)
      count = section.itemSizes.count
      if case .uniform(let count, _) = section.itemSizes, section.lineSpacings == nil {
        if count == 0 { return }
        longestItem = itemLength(0)
        longestGap = gap(after: 0)
        length = step(0) * Double(count)
      } else {
        for item in 0..<count {
          length += step(item)
          longestItem = max(longestItem, itemLength(item))
          longestGap = max(longestGap, gap(after: item))
        }
      }
    }

    /// Returns the gap after an item; after the last one it is the minimum line spacing of the row.
    func gap(after item: Int) -> Double { section.spacing(afterLine: item) }

    private func itemLength(_ item: Int) -> Double { section.itemSizes[item].along(direction) }
    /// Returns the distance to the next item, which never begins before an item.
    private func step(_ item: Int) -> Double { max(0, itemLength(item) + gap(after: item)) }

    /// Returns the number of duplicates on either side of a row of a length.
    func duplicates(making content: Double) -> Int {
      let laps = max(0, ((content - length) / (2 * length)).rounded(.down))
      if laps * Double(count) > Double(CarouselRow.maximumItemCount) { return 0 }
      var turn = Int(laps) * count
      var total = length + 2 * laps * length
      // A row ends with its last item, not with the gap after it.
      while total - gap(after: (turn + count - 1) % count) < content - 0.01 {
        total += step(count - 1 - turn % count) + step(turn % count)
        turn += 1
      }
      return turn
    }

    /// Returns the number of duplicates that fill a length on either side.
    func duplicates(filling room: Double) -> Int {
      let laps = (room / length).rounded(.down)
      var (before, after) = (laps * length, laps * length)
      var turn = 0
      while (before < room || after < room) && turn < count {
        before += step(count - 1 - turn)
        after += step(turn)
        turn += 1
      }
      return Int(laps) * count + turn
    }
  }
}
