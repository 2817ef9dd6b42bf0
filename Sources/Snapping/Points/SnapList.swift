import FlowLayoutModel

/// The snap points of items that differ: 16 bytes each, and one byte for a search grid.
struct SnapList: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var key: Double
    var item: Int32
    var firstItem: Int32

    init(_ key: Double, item: Int, firstItem: Int) {
      self.key = key
      self.item = Int32(truncatingIfNeeded: item)
      self.firstItem = Int32(truncatingIfNeeded: firstItem)
    }
  }

  private var entries: [Entry] = []
  /// The span of the points cut into even cells; for the beginning of each cell, the last point at or before it.
  private var grid: [Int32] = []
  private var cellsPerPoint = 0.0

  init() {}

  init(_ frames: ItemFrames, _ alignment: SnapAlignment, alignsEnds: Bool, _ range: SnapRange) {
    let count = frames.lineCount
    entries.reserveCapacity(count)
    let insets = frames.layout.sections.map { SnapInset($0, frames.layout) }
    var line = 0
    frames.forEachLine { section, items, start, length in
      func key(_ anchor: Double) -> Double {
        range.key(anchor, ofItemAt: start, length: length, alignment, insets[section])
      }
      // Behind a header that fills the view, the first item would be invisible at the start of the range.
      let isHead = alignsEnds && line == 0 && range.showsAtStart(itemAt: start)
      let isTail = alignsEnds && line == count - 1 && range.showsAtEnd(itemAt: start, length: length)
      line += 1
      if range.isOversized(length) {
        let head = isHead ? range.minimum : key(0)
        append(head, item: items.lowerBound, firstItem: items.lowerBound, range, isOversized: true)
        // An oversized item is found by its start, so its end is the first point of the next item only.
        append(isTail ? range.maximum : key(1), item: items.lowerBound, firstItem: items.upperBound, range)
      } else {
        let position = isHead ? range.minimum : isTail ? range.maximum : key(alignment.anchor)
        append(position, item: items.lowerBound, firstItem: items.lowerBound, range)
      }
      // An end of the range belongs to the item that is aligned with it, not to the items that share it.
      if isTail && entries.count > 1 { entries[entries.count - 1].item = Int32(truncatingIfNeeded: items.lowerBound) }
    }
    if entries.isEmpty { return }
    if range.isClamping && range.isSingle { entries = [Entry(range.first, item: 0, firstItem: 0)] }
    if alignsEnds { entries[0].item = 0 }
    layGrid()
  }

  /// Cuts the span into one cell for every four points.
  private mutating func layGrid() {
    let cells = entries.count / 4
    guard cells > 1, let first = entries.first, let last = entries.last, last.key > first.key else { return }
    let width = (last.key - first.key) / Double(cells)
    cellsPerPoint = 1 / width
    grid.reserveCapacity(cells)
    var point = 0
    for cell in 0..<cells {
      let start = first.key + Double(cell) * width
      while point + 1 < entries.count && entries[point + 1].key <= start { point += 1 }
      grid.append(Int32(truncatingIfNeeded: point))
    }
  }

  private mutating func append(
    _ key: Double, item: Int, firstItem: Int, _ range: SnapRange, isOversized: Bool = false
  ) {
    let position = range.settled(key)
    guard let last = entries.last, position - last.key < range.tolerance else {
      entries.append(Entry(position, item: item, firstItem: firstItem))
      return
    }
    // Several items share one point. At the start of the range, the last of them is nearest to its own position;
    // elsewhere the first is. An oversized item must keep both its points.
    let isHead = range.isClamping && last.key == range.first && position <= last.key && key < range.maximum
    if isHead || isOversized { entries[entries.count - 1].item = Int32(truncatingIfNeeded: item) }
    if range.isClamping && position == range.last { entries[entries.count - 1].key = position }
  }

  var count: Int { entries.count }

  @inline(__always)
  func key(_ point: Int) -> Double { entries[point].key }

  @inline(__always)
  func item(_ point: Int) -> Int { Int(entries[point].item) }

  func point(ofItem item: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if Int(entries[middle].firstItem) <= item { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the points around a key, searching outward from a hint or in the grid's cell.
  func bracket(_ position: Double, near hint: Int?) -> SnapBracket {
    entries.withUnsafeBufferPointer { entries in
      let last = entries.count - 1
      if last < 0 || !(entries[0].key <= position) {
        return SnapBracket(before: -1, low: -.infinity, high: last < 0 ? .infinity : entries[0].key)
      }
      if entries[last].key <= position { return SnapBracket(before: last, low: entries[last].key, high: .infinity) }
      // In between: entries[low].key ≤ position < entries[low + 1].key.
      let from = hint ?? cellStart(of: position, from: entries[0].key)
      let low = Self.last(entries, atOrBefore: position, near: min(max(from, 0), last - 1))
      return SnapBracket(before: low, low: entries[low].key, high: entries[low + 1].key)
    }
  }

  /// Returns the last point at or before the beginning of a key's cell.
  @inline(__always)
  private func cellStart(of position: Double, from first: Double) -> Int {
    let cell = (position - first) * cellsPerPoint
    if grid.isEmpty || !(cell >= 0) { return 0 }
    return Int(grid[cell < Double(grid.count) ? Int(cell) : grid.count - 1])
  }

  /// Returns the last point at or before a key, searching from a nearby point.
  ///
  /// The key must lie neither before all points nor after them.
  @inline(__always)
  private static func last(
    _ entries: UnsafeBufferPointer<Entry>, atOrBefore position: Double, near from: Int
  ) -> Int {
    // Usually it is one of the next few points.
    if entries[from].key <= position {
      for point in from..<min(from + 6, entries.count - 1) where entries[point + 1].key > position { return point }
    }
    let last = entries.count - 1
    var (low, high) = (from, from)
    var step = 1
    if entries[from].key <= position {
      high = from + 1
      while entries[high].key <= position {
        low = high
        high = min(high + step, last)
        step *= 2
      }
    } else {
      low = from - 1
      while entries[low].key > position {
        high = low
        low = max(low - step, 0)
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if entries[middle].key <= position { low = middle } else { high = middle }
    }
    return low
  }
}
