import ScrollPhysics

/// The content offset over time, drawn with characters.
enum OffsetChart {
  private static let columns = 60
  private static let rows = 9

  /// Draws the content offset along the axis that moves more; nil if nothing moves.
  static func draw(_ trace: ScrollTrace) -> [String]? {
    guard let first = trace.frames.first, let last = trace.frames.last, last.time > first.time else { return nil }
    let spanX = span(trace, \.x)
    let spanY = span(trace, \.y)
    let axis: KeyPath<Vector2D, Double> =
      spanX.upperBound - spanX.lowerBound
        >= spanY.upperBound - spanY.lowerBound ? \.x : \.y
    let span = axis == \.x ? spanX : spanY
    if span.upperBound == span.lowerBound { return nil }
    var grid = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
    var index = 0
    for column in 0..<columns {
      let time = first.time + (last.time - first.time) * Double(column) / Double(columns - 1)
      while index + 1 < trace.frames.count && trace.frames[index + 1].time <= time { index += 1 }
      let frame = trace.frames[index]
      let offset = trace.continuousOffset(ofFrame: index)[keyPath: axis]
      let height = (offset - span.lowerBound) / (span.upperBound - span.lowerBound)
      let row = rows - 1 - Int((height * Double(rows - 1)).rounded())
      grid[row][column] = mark(frame.phase)
    }
    let name = axis == \.x ? "x" : "y"
    let labels = [0: DecimalText.threePlaces(span.upperBound), rows - 1: DecimalText.threePlaces(span.lowerBound)]
    let width = max(12, labels.values.map(\.count).max() ?? 0)
    var lines = ["\(String(repeating: " ", count: max(0, width - 4)))\(name) pt"]
    for (row, cells) in grid.enumerated() {
      let label = labels[row] ?? ""
      let line = String(repeating: " ", count: width - label.count) + label + " │" + String(cells)
      lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
    }
    let start = DecimalText.threePlaces(first.time)
    let end = DecimalText.threePlaces(last.time) + " ms"
    let gap = max(1, columns - start.count - end.count)
    lines.append(String(repeating: " ", count: width + 1) + "└" + String(repeating: "─", count: columns))
    lines.append(String(repeating: " ", count: width + 2) + start + String(repeating: " ", count: gap) + end)
    lines.append(String(repeating: " ", count: width + 2) + "o finger  · motion  ~ beyond an edge  = animation")
    return lines
  }

  private static func span(_ trace: ScrollTrace, _ axis: KeyPath<Vector2D, Double>) -> ClosedRange<Double> {
    var low = Double.infinity
    var high = -Double.infinity
    for index in trace.frames.indices {
      let offset = trace.continuousOffset(ofFrame: index)[keyPath: axis]
      low = min(low, offset)
      high = max(high, offset)
    }
    return low...max(low, high)
  }

  private static func mark(_ phase: ScrollViewPhase) -> Character {
    switch phase {
    case .tracking, .dragging: "o"
    case .bouncing: "~"
    case .animating: "="
    case .decelerating, .idle: "·"
    }
  }
}
