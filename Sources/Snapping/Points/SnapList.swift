import FlowLayoutModel

/// Points of items that differ, 16 bytes each.
struct SnapList: Hashable, Sendable {
  /// Where the points are.
  private(set) var keys: [Double] = []
  /// The item a point is known by.
  private(set) var items: [Int32] = []
  /// The first of the items that are known by a point.
  private var firstItems: [Int32] = []

  /// No points.
  init() {}

  init(_ frames: ItemFrames, _ alignment: SnapAlignment, alignsEnds: Bool, _ range: SnapRange) {
    let count = frames.lineCount
    keys.reserveCapacity(count)
    items.reserveCapacity(count)
    firstItems.reserveCapacity(count)
    let insets = frames.layout.sections.map { SnapInset($0, frames.layout) }
    var line = 0
    frames.forEachLine { section, items, start, length in
      func key(_ anchor: Double) -> Double {
        range.key(anchor, ofItemAt: start, length: length, alignment, insets[section])
      }
      let isHead = alignsEnds && line == 0
      let isTail = alignsEnds && line == count - 1
      line += 1
      if range.isOversized(length) {
        append(isHead ? range.minimum : key(0), items.lowerBound, items.lowerBound, range, isOversized: true)
        // Known by its beginning, an oversized item's end is the first point of the next one only.
        append(isTail ? range.maximum : key(1), items.lowerBound, items.upperBound, range)
      } else {
        let place = isHead ? range.minimum : isTail ? range.maximum : key(alignment.anchor)
        append(place, items.lowerBound, items.lowerBound, range)
      }
      // An end belongs to the item that rests there whatever its place, not to those that share it.
      if isTail && self.items.count > 1 {
        self.items[self.items.count - 1] = Int32(truncatingIfNeeded: items.lowerBound)
      }
    }
    if keys.isEmpty { return }
    if range.isClamping && range.isSingle { (keys, items, firstItems) = ([range.first], [0], [0]) }
    if alignsEnds { items[0] = 0 }
  }

  private mutating func append(
    _ key: Double, _ item: Int, _ firstItem: Int, _ range: SnapRange, isOversized: Bool = false
  ) {
    let place = range.settled(key)
    let index = Int32(truncatingIfNeeded: item)
    guard let last = keys.last, place - last < range.tolerance else {
      keys.append(place)
      items.append(index)
      firstItems.append(Int32(truncatingIfNeeded: firstItem))
      return
    }
    // One point for several items: at the range's beginning the last of them is nearest to its place, elsewhere the
    // first; an oversized item must have both its points.
    let isHead = range.isClamping && last == range.first && place <= last && key < range.maximum
    if isHead || isOversized { items[items.count - 1] = index }
    if range.isClamping && place == range.last { keys[keys.count - 1] = place }
  }

  func point(ofItem item: Int) -> Int {
    var (low, high) = (0, firstItems.count)
    while low < high {
      let middle = low + (high - low) / 2
      if Int(firstItems[middle]) <= item { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The points around a key; searched for outward from a hint, or from where the key would be if points were evenly
  /// spaced.
  func bracket(_ place: Double, near hint: Int?) -> SnapBracket {
    keys.withUnsafeBufferPointer { keys in
      let last = keys.count - 1
      if last < 0 || !(keys[0] <= place) {
        return SnapBracket(before: -1, low: -.infinity, high: last < 0 ? .infinity : keys[0])
      }
      if keys[last] <= place { return SnapBracket(before: last, low: keys[last], high: .infinity) }
      // Somewhere in between: keys[low] ≤ place < keys[high].
      let share = (place - keys[0]) / (keys[last] - keys[0])
      let from = min(max(hint ?? Int(share * Double(last)), 0), last - 1)
      var (low, high) = (from, from)
      var step = 1
      if keys[from] <= place {
        high = from + 1
        while keys[high] <= place {
          low = high
          high = min(high + step, last)
          step *= 2
        }
      } else {
        low = from - 1
        while keys[low] > place {
          high = low
          low = max(low - step, 0)
          step *= 2
        }
      }
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if keys[middle] <= place { low = middle } else { high = middle }
      }
      return SnapBracket(before: low, low: keys[low], high: keys[high])
    }
  }
}
