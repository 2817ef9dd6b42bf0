/// The snap points of items that differ: 16 bytes each, and a quarter of a byte for a search grid.
struct SnapList: Hashable, Sendable {
  /// The items of a point: the one that rests there, and the first of all that share it.
  private struct Items: Hashable, Sendable {
    var item: Int32
    var first: Int32

    init(_ item: Int, first: Int) {
      self.item = Int32(truncatingIfNeeded: item)
      self.first = Int32(truncatingIfNeeded: first)
    }
  }

  // A search reads only keys, so they are kept together: fewer of the lines it reads are missing in the cache.
  private var keys: [Double] = []
  private var items: [Items] = []
  /// The last point at or before the beginning of each even cell of the span, and before the end of the last one.
  private var grid: [Double] = []
  private var cellsPerPoint = 0.0

  init() {}

  init(_ frames: ItemFrames, _ alignment: SnapAlignment, alignsEnds: Bool, _ range: SnapRange) {
    let count = frames.lineCount
    // Enough for long items only, which have two points each; what is not used takes no memory.
    keys.reserveCapacity(2 * count)
    items.reserveCapacity(2 * count)
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
      if isTail && keys.count > 1 { self.items[keys.count - 1].item = Int32(truncatingIfNeeded: items.lowerBound) }
    }
    if keys.isEmpty { return }
    if range.isClamping && range.isSingle { (keys, items) = ([range.first], [Items(0, first: 0)]) }
    if alignsEnds { items[0].item = 0 }
    layGrid()
  }

  /// Cuts the span of two points or more into cells of 32 points, so that the grid of a million stays in a cache.
  private mutating func layGrid() {
    let cells = max(1, keys.count / 32)
    guard let first = keys.first, let last = keys.last, last > first else { return }
    let width = (last - first) / Double(cells)
    cellsPerPoint = 1 / width
    grid.reserveCapacity(cells + 1)
    var point = 0
    for cell in 0...cells {
      let start = first + Double(cell) * width
      while point + 1 < keys.count && keys[point + 1] <= start { point += 1 }
      grid.append(Double(point))
    }
  }

  private mutating func append(
    _ key: Double, item: Int, firstItem: Int, _ range: SnapRange, isOversized: Bool = false
  ) {
    let position = range.settled(key)
    guard let last = keys.last, position - last < range.tolerance else {
      keys.append(position)
      items.append(Items(item, first: firstItem))
      return
    }
    // Several items share one point. At the start of the range, the last of them is nearest to its own position;
    // elsewhere the first is. An oversized item must keep both its points.
    let isHead = range.isClamping && last == range.first && position <= last && key < range.maximum
    if isHead || isOversized { items[keys.count - 1].item = Int32(truncatingIfNeeded: item) }
    if range.isClamping && position == range.last { keys[keys.count - 1] = position }
  }

  var count: Int { keys.count }

  @inline(__always) func key(_ point: Int) -> Double { keys[point] }

  @inline(__always) func item(_ point: Int) -> Int { Int(items[point].item) }

  func point(ofItem item: Int) -> Int { Search.last(items.count) { Int(items[$0].first) <= item } }

  /// Returns the points around a key, searching outward from a hint or in the grid's cell.
  func bracket(_ position: Double, near hint: Int?) -> SnapBracket {
    keys.withUnsafeBufferPointer { keys in
      let last = keys.count - 1
      if last < 0 || !(keys[0] <= position) {
        return SnapBracket(before: -1, low: -.infinity, high: last < 0 ? .infinity : keys[0])
      }
      if keys[last] <= position { return SnapBracket(before: last, low: keys[last], high: .infinity) }
      // In between: keys[low] ≤ position < keys[low + 1].
      let from = hint ?? guess(of: position, from: keys[0])
      let low = Self.last(keys, atOrBefore: position, near: from)
      return SnapBracket(before: low, low: keys[low], high: keys[low &+ 1])
    }
  }

  /// Returns a point shortly before a key, as if the points of its cell were evenly spaced.
  @inline(__always) private func guess(of position: Double, from first: Double) -> Int {
    let place = (position - first) * cellsPerPoint
    // Rounding may place a key just before the last point in a cell too many.
    let cell = min(Int(place), grid.count - 2)
    return Int(grid[cell] + (place - Double(cell)) * (grid[cell + 1] - grid[cell])) &- 2
  }

  /// Returns the last point at or before a key, neither before all points nor after them, from a nearby point on.
  @inline(__always)
  private static func last(_ keys: UnsafeBufferPointer<Double>, atOrBefore position: Double, near from: Int) -> Int {
    // Usually it is one of the next few points. The sign bits of the differences count those beyond the key without a
    // branch, so that the processor need not wait for the keys. A key of −0 counts as 0, as in a comparison.
    if from >= 0 && from < keys.count - 6 && keys[from] <= position {
      var beyond: UInt64 = 0
      for next in 1...6 { beyond &+= (position + 0 - keys[from &+ next]).bitPattern >> 63 }
      if beyond > 0 { return from &+ 6 &- Int(truncatingIfNeeded: beyond) }
    }
    let last = keys.count - 1
    let from = min(max(from, 0), last - 1)
    var (low, high) = (from, from)
    var step = 1
    if keys[from] <= position {
      high = from + 1
      while keys[high] <= position {
        low = high
        high = min(high + step, last)
        step *= 2
      }
    } else {
      low = from - 1
      while keys[low] > position {
        high = low
        low = max(low - step, 0)
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if keys[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}
