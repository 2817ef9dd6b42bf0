/// The positions of a section's lines along the scroll direction, and the items in each line.
///
/// Uniform items take no memory. Other lines take at most 16 bytes each: the start of the line and its first item; the
/// latter is stored only if lines hold several items. This is a class, because a query would copy a structure of this
/// size.
final class SectionFrames: Sendable {
  let section: FlowSection
  let direction: ScrollDirection
  /// The start of the section along the scroll direction.
  let start: Double
  let linesStart: Double
  /// The end of the section, including its footer.
  let end: Double
  let headerLength: Double
  let footerLength: Double
  let lineCount: Int
  /// The largest distance before a position at which a line that covers it may begin; 0 if lines do not overlap.
  let reach: Double
  /// The room for items across the scroll direction, and its start.
  let room: Double
  let acrossStart: Double

  /// For uniform lines: the number of items in a full line, and the distance between the starts of lines.
  private let perLine: Int
  private let stride: Double
  /// For other lines: the start of each, and one more entry for the end of all lines.
  private let lineStarts: [Double]
  /// The first item of each line, followed by the number of items; empty if each line holds one item.
  private let firstItems: [Int]
  /// Whether all items have the same extent across the scroll direction, given as uniform or one by one.
  let areAlike: Bool

  init(_ section: FlowSection, _ direction: ScrollDirection, at start: Double, containerAcross: Double) {
    section.validate()
    (self.section, self.direction, self.start) = (section, direction, start)
    let inset = section.sectionInset
    acrossStart = inset.leadingAcross(direction)
    room = max(0, containerAcross - acrossStart - inset.trailingAcross(direction))
    headerLength = section.headerReferenceSize.along(direction)
    footerLength = section.footerReferenceSize.along(direction)
    linesStart = start + headerLength + inset.leading(direction)

    let count = section.itemSizes.count
    var linesEnd = linesStart
    if case .uniform(_, let size) = section.itemSizes, section.lineSpacings == nil {
      let fitting = Self.fitting(extent: size.across(direction), room: room, spacing: section.minimumInteritemSpacing)
      perLine = min(fitting, max(count, 1))
      lineCount = count == 0 ? 0 : (count - 1) / perLine + 1
      let length = size.along(direction)
      stride = max(0, length + section.minimumLineSpacing)
      reach = stride < length ? length : 0
      lineStarts = []
      firstItems = []
      areAlike = true
      if lineCount > 0 { linesEnd = linesStart + Double(lineCount - 1) * stride + size.along(direction) }
    } else {
      perLine = 0
      stride = 0
      (lineStarts, firstItems, reach, areAlike) = Self.lines(section, direction, room, from: linesStart)
      lineCount = max(0, lineStarts.count - 1)
      linesEnd = lineStarts.last ?? linesStart
    }
    end = linesEnd + inset.trailing(direction) + footerLength
  }

  /// Returns the number of items of one extent that fit into a line; at least one.
  static func fitting(extent: Double, room: Double, spacing: Double) -> Int {
    let pitch = extent + spacing
    if !(pitch > 0) { return Int.max }
    return max(1, Int(min((room + spacing) / pitch + 1e-9, 1e9)))
  }

  /// Breaks items of different sizes into lines, greedily, in one pass that also checks the sizes.
  private static func lines(
    _ section: FlowSection, _ direction: ScrollDirection, _ room: Double, from start: Double
  ) -> (starts: [Double], firsts: [Int], reach: Double, areAlike: Bool) {
    let count = section.itemSizes.count
    if count == 0 { return ([], [], 0, true) }
    var firsts: [Int] = []
    var reach = 0.0
    let extent = section.itemSizes[0].across(direction)
    var areAlike = true
    let starts = [Double](unsafeUninitializedCapacity: count + 1) { starts, lines in
      section.itemSizes.withSizes { size in
        let minimum = section.minimumInteritemSpacing
        var position = start
        var first = 0
        var line = 0
        var isNegative = false
        var total = 0.0
        var (longest, end, overlaps) = (0.0, start, false)
        while first < count {
          let lineStart = position
          starts.initializeElement(at: line, to: position)
          let own = size(first)
          isNegative = isNegative || own.width < 0 || own.height < 0
          total += own.width + own.height
          var used = own.across(direction)
          areAlike = areAlike && used == extent
          var length = own.along(direction)
          var next = first + 1
          while next < count {
            let size = size(next)
            let needed = used + minimum + size.across(direction)
            if needed > room + 1e-9 { break }
            areAlike = areAlike && size.across(direction) == extent
            isNegative = isNegative || size.width < 0 || size.height < 0
            total += size.width + size.height
            used = needed
            length = max(length, size.along(direction))
            next += 1
          }
          if next - first > 1 && firsts.isEmpty {
            // All lines before this one hold one item each.
            firsts.reserveCapacity(count / 2 + 2)
            for line in 0..<line { firsts.append(line) }
            firsts.append(first)
          } else if !firsts.isEmpty {
            firsts.append(first)
          }
          position += length
          longest = max(longest, length)
          if overlaps { end = max(end, position) }
          if next < count {
            let gap = section.spacing(afterLine: line)
            if gap < 0 {
              // All lines before this one end after the line before them.
              if !overlaps { end = position }
              overlaps = true
              position = max(lineStart, position + gap)
              if position < end { reach = .infinity }
            } else {
              position += gap
            }
          }
          line += 1
          first = next
        }
        starts.initializeElement(at: line, to: overlaps ? end : position)
        reach = min(reach, longest)
        lines = line + 1
        // A single number that is not finite makes the sum infinite or NaN.
        precondition(!isNegative && total.isFinite, "an item's width and height must be finite and not negative")
      }
    }
    if !firsts.isEmpty { firsts.append(count) }
    return (starts, firsts, reach, areAlike)
  }

  private var isUniform: Bool { perLine > 0 }

  /// The lines, if they are all alike.
  var uniformLines: ItemFrames.UniformLines? {
    guard isUniform, lineCount > 0 else { return nil }
    return ItemFrames.UniformLines(
      start: linesStart, stride: stride, length: lineLength(0), count: lineCount, itemsPerLine: perLine)
  }

  @inline(__always)
  func lineStart(_ line: Int) -> Double { isUniform ? linesStart + Double(line) * stride : lineStarts[line] }

  @inline(__always) func items(ofLine line: Int) -> Range<Int> {
    if isUniform { return line * perLine..<min((line + 1) * perLine, section.itemSizes.count) }
    return firstItems.isEmpty ? line..<line + 1 : firstItems[line]..<firstItems[line + 1]
  }

  func line(ofItem item: Int) -> Int {
    if isUniform { return item / perLine }
    return firstItems.isEmpty ? item : Search.last(in: firstItems, count: lineCount) { $0 <= item }
  }

  /// Returns the extent of a line along the scroll direction, which is that of its largest item.
  @inline(__always) func lineLength(_ line: Int) -> Double {
    var length = 0.0
    for item in items(ofLine: line) { length = max(length, section.itemSizes[item].along(direction)) }
    return length
  }

  /// Returns the last line that begins at or before an offset, or the first line; nil without lines.
  func line(at offset: Double, hint: Int = 0) -> Int? {
    if lineCount == 0 { return nil }
    if isUniform {
      if !(stride > 0) { return offset < linesStart ? 0 : lineCount - 1 }
      return Int(max(0, min((offset - linesStart) / stride, Double(lineCount - 1))))
    }
    return Search.last(in: lineStarts, count: lineCount, near: hint) { $0 <= offset }
  }

  /// Whether each line holds one item, as in a single row.
  @inline(__always) var hasSingleItemLines: Bool { isUniform ? perLine == 1 : firstItems.isEmpty }
}
