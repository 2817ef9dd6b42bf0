/// The snap points of uniform items, without memory for each: the ends of the range and evenly spaced points.
///
/// The points have the same bits as those of a ``SnapList`` of the same items given one by one.
struct SnapProgression: Hashable, Sendable {
  let range: SnapRange
  /// The line of a point at the start of the range; nil if there is no such point.
  private(set) var headLine: Int?
  /// The line of a point at the end of the range; nil if there is no such point.
  private(set) var tailLine: Int?
  private(set) var lines = 0..<0
  private(set) var count = 0
  private var alignsEnds = false
  private var first = 0.0
  private var stride = 0.0
  private var inverseStride = 0.0
  /// The same in offsets, so that the nearest offset is found without a conversion to a key and back.
  private var firstOffset = 0.0
  private var offsetStride = 0.0
  private var inverseOffsetStride = 0.0
  /// The first and the last of the lines between, as numbers to compare with.
  private var firstInner = Double.infinity
  private var lastInner = -Double.infinity
  /// The distance from a line, in strides, within which its point, on its pixel, is certainly the nearest.
  private var certainReach = 0.0
  private var lastLine = 0
  private var itemsPerLine = 1

  init(emptyIn range: SnapRange) { self.range = range }

  /// Creates the points of uniform lines; nil for an oversized line, lines too close, or an aligned end out of view.
  init?(
    _ lines: ItemFrames.UniformLines, _ inset: SnapInset, _ alignment: SnapAlignment, alignsEnds: Bool,
    _ range: SnapRange
  ) {
    if range.isOversized(lines.length) || lines.stride < 2 * range.tolerance { return nil }
    let lastStart = lines.start + Double(lines.count - 1) * lines.stride
    if alignsEnds,
      !range.showsAtStart(itemAt: lines.start) || !range.showsAtEnd(itemAt: lastStart, length: lines.length)
    {
      return nil
    }
    (self.range, self.alignsEnds) = (range, alignsEnds)
    first = range.key(alignment.anchor, ofItemAt: lines.start, length: lines.length, alignment, inset)
    stride = lines.stride
    inverseStride = 1 / lines.stride
    let sign: Double = range.isReversed ? -1 : 1
    (firstOffset, offsetStride, inverseOffsetStride) = (sign * first, sign * stride, sign * inverseStride)
    itemsPerLine = lines.itemsPerLine
    lastLine = lines.count - 1
    if !range.isClamping {
      self.lines = 0..<lines.count
      count = lines.count
      setInner()
      return
    }
    if range.isSingle || (alignsEnds && lastLine == 0) {
      headLine = 0
      count = 1
      return
    }
    let (start, end, tolerance) = (range.first, range.last, range.tolerance)
    let (first, stride, last) = (first, stride, lastLine)
    /// Returns the key of an aligned line, on the pixel and inside the range; keys increase, except at the ends.
    func position(_ line: Int) -> Double { range.settled(first + Double(line) * stride) }
    /// Returns the number of lines for whose keys a predicate holds that holds up to some line.
    func lineCount(_ holds: (Double) -> Bool) -> Int { Search.last(last + 2) { $0 == 0 || holds(position($0 - 1)) } }
    var from = 0
    if alignsEnds || position(0) == start {
      headLine = alignsEnds ? 0 : lineCount { $0 <= start } - 1
      from = max(1, lineCount { $0 - start < tolerance })
    }
    var to = last + 1
    if alignsEnds || position(last) == end {
      to = max(from, lineCount { end - $0 >= tolerance })
      if alignsEnds { to = max(from, min(to, last)) }
      tailLine = alignsEnds ? last : to
      // All lines may already share the point at the start.
      if to > last && !alignsEnds { tailLine = nil }
    }
    self.lines = from..<max(from, to)
    count = self.lines.count + (headLine == nil ? 0 : 1) + (tailLine == nil ? 0 : 1)
    setInner()
  }

  private mutating func setInner() {
    firstInner = Double(lines.lowerBound)
    lastInner = Double(lines.upperBound - 1)
    certainReach = 0.5 - 2 * range.tolerance / stride
  }

  private var headCount: Int { headLine == nil ? 0 : 1 }

  @inline(__always) func key(_ point: Int) -> Double {
    let line = point - headCount
    if line < 0 { return range.first }
    if line >= lines.count { return range.last }
    return range.settled(first + Double(lines.lowerBound + line) * stride)
  }

  @inline(__always) func item(_ point: Int) -> Int {
    let line = point - headCount
    if line < 0 { return (headLine ?? 0) * itemsPerLine }
    return (line < lines.count ? lines.lowerBound + line : tailLine ?? 0) * itemsPerLine
  }

  @inline(__always) func point(ofItem item: Int) -> Int {
    let line = item / itemsPerLine
    if alignsEnds && line >= lastLine { return count - 1 }
    if line < lines.lowerBound { return 0 }
    return min(headCount + line - lines.lowerBound, count - 1)
  }

  @inline(__always) func bracket(_ position: Double) -> SnapBracket {
    // Usually both points are between the ends, where a key is only rounded.
    let steps = (position - first) * inverseStride
    if steps > firstInner && steps < lastInner - 1 {
      let line = Int(steps)
      let (low, high) = (innerKey(Double(line)), innerKey(Double(line + 1)))
      if low <= position && position < high {
        return SnapBracket(before: headCount + line - lines.lowerBound, low: low, high: high)
      }
    }
    let (head, from, count) = (headCount, lines.lowerBound, count)
    let (between, last) = (head + lines.count, self.count - 1)
    // A local function, because `key(_:)` would copy all of this each time.
    @inline(__always) func key(_ point: Int) -> Double {
      if point < head { return point < 0 ? -.infinity : range.first }
      if point >= between { return point > last ? .infinity : range.last }
      return range.settled(first + Double(from + point - head) * stride)
    }
    let linesIn = steps - firstInner
    var point = head + (linesIn >= 0 ? (linesIn < Double(between - head) ? Int(linesIn) : between - head) : -1)
    point = min(point, last)
    var (low, high) = (key(point), key(point + 1))
    // Rounding to pixels and the range's ends move points by less than one step.
    while point + 1 < count && high <= position {
      point += 1
      low = high
      high = key(point + 1)
    }
    while low > position {
      point -= 1
      high = low
      low = key(point)
    }
    return SnapBracket(before: point, low: low, high: high)
  }

  /// Returns the key of a line between the ends, which is given as a number.
  @inline(__always) private func innerKey(_ line: Double) -> Double { range.grid.rounded(first + line * stride) }

  /// Returns the offset of the point nearest to an offset if it certainly is between the ends; nil for a search.
  @inline(__always) func nearestOffset(to offset: Double) -> Double? {
    let steps = (offset - firstOffset) * inverseOffsetStride
    if !(steps > firstInner && steps < lastInner) { return nil }
    let line = PixelGrid.whole(steps)
    return abs(steps - line) > certainReach ? nil : 0 + range.grid.rounded(firstOffset + line * offsetStride)
  }
}
