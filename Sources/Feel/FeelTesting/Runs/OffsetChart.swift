/// The content offset over time, drawn with characters.
enum OffsetChart {
  private static let columns = 60
  private static let rows = 9

  /// Draws the content offset along the axis that moves more; nil if nothing moves.
  static func draw(_ run: RecordedRun) -> [String]? {
    let (frames, axis) = (run.frames, run.mainAxis)
    let offsets = run.offsets(axis)
    guard let first = frames.first, let last = frames.last, last.time > first.time, let low = offsets.min(),
      let high = offsets.max(), high > low
    else { return nil }
    var grid = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
    var index = 0
    for column in 0..<columns {
      let time = first.time + (last.time - first.time) * Double(column) / Double(columns - 1)
      while index + 1 < frames.count && frames[index + 1].time <= time { index += 1 }
      let row = rows - 1 - Int(((offsets[index] - low) / (high - low) * Double(rows - 1)).rounded())
      grid[row][column] = mark(frames[index].phase)
    }
    let name = axis == .horizontal ? "x" : "y"
    let labels = [0: DecimalText.threePlaces(high), rows - 1: DecimalText.threePlaces(low)]
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

  private static func mark(_ phase: ScrollViewPhase) -> Character {
    switch phase {
    case .tracking, .dragging: "o"
    case .bouncing: "~"
    case .animating: "="
    case .decelerating, .idle: "·"
    }
  }
}
