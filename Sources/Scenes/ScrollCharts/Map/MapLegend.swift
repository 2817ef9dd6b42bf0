enum MapLegend {
  /// Returns the largest distance of any cell, at least 1.
  static func largest(_ map: DecisionMap) -> Int { map.cells.reduce(1) { max($0, abs(Int($1.delta))) } }

  /// Returns a cell's color: one for each direction, deeper with the distance, and a third off the snap points.
  static func paint(_ cell: MapCell, _ largest: Int) -> ChartPaint {
    if !cell.isAtSnapPoint { return .off }
    if cell.delta == 0 { return .stay }
    let level = min(3, (abs(Int(cell.delta)) - 1) * 4 / largest)
    return cell.delta > 0
      ? [.forward1, .forward2, .forward3, .forward4][level] : [.backward1, .backward2, .backward3, .backward4][level]
  }

  /// Returns the colors of distances with their words, from the farthest back to the farthest on.
  static func entries(largest: Int, unit: String) -> [(paint: ChartPaint, words: String)] {
    var entries: [(paint: ChartPaint, words: String)] = []
    for (sign, way) in [("-", "back"), ("+", "on")] {
      let levels = (1...4).compactMap { level in span(of: level, largest: largest).map { (level, $0) } }
      for (level, span) in levels {
        let delta = sign == "-" ? -span.lowerBound : span.lowerBound
        let words = "\(sign)\(span.lowerBound)" + (span.count > 1 ? "…\(span.upperBound)" : "") + unit
        let last = level == levels.last?.0 ? " \(way)" : ""
        entries.append((paint(MapCell(delta: delta), largest), words + last))
      }
      if sign == "-" { entries.append((.stay, "stays")) }
    }
    return entries
  }

  static func draw(
    _ map: DecisionMap, top: Double, hasChanges: Bool, hasMovedLines: Bool, _ drawing: inout Drawing
  ) -> Double {
    var (x, y) = (MapFrame.left, top)
    let largest = largest(map)
    func swatch(_ paint: ChartPaint, _ words: String, inset: Double = 0) {
      let width = 23 + TextWidth.of(words)
      if x + width > ChartDocument.width - 8 { (x, y) = (MapFrame.left, y + 20) }
      drawing.rectangle(LabelBox(x: x + inset, y: y + inset, width: 18 - 2 * inset, height: 14 - 2 * inset), paint)
      drawing.text(words, x + 23, y + 11, .text)
      x += width + 14
    }
    for (paint, words) in entries(largest: largest, unit: map.unit == .items ? "" : " pt") { swatch(paint, words) }
    if map.cells.contains(where: { !$0.isAtSnapPoint }) { swatch(.off, "! off a snap point") }
    if hasChanges { swatch(.changed, "changed: above what it was, below what it is", inset: 1) }
    guard map.commits != nil else { return y + 14 }
    drawing.line(MapFrame.left, y + 29, MapFrame.left + 18, y + 29, .commit)
    drawing.text(
      "from here on a still drag, or a flick without a drag, leaves the start", MapFrame.left + 23, y + 33, .text)
    if !hasMovedLines { return y + 36 }
    drawing.line(MapFrame.left, y + 49, MapFrame.left + 18, y + 49, .commitBefore)
    drawing.text("from here on it left the start before", MapFrame.left + 23, y + 53, .text)
    return y + 56
  }

  /// Returns the distances that share a depth of color, or nil if there are none.
  private static func span(of level: Int, largest: Int) -> ClosedRange<Int>? {
    // The distances of a depth are consecutive.
    let low = 1 + ((level - 1) * largest + 3) / 4
    let high = level == 4 ? largest : (level * largest + 3) / 4
    return low <= high ? low...high : nil
  }
}
