/// The decision maps of feel sheets beside each other, as colors without numbers.
enum SheetMaps {
  private static let (width, height) = (160.0, 112.0)

  static func html(_ sheets: [FeelSheet]) -> String {
    let maps = sheets.map(\.map)
    let areSame = Set(maps.map(ranges)).count == 1
    let figures = sheets.map { sheet in
      let map = sheet.map
      let chart = chart(map, largest: largest(of: map.unit, maps))
      let words = areSame ? "" : " <small>\(Markup.escaped(ranges(map)))</small>"
      return "<figure>\(chart)<figcaption>\(Markup.escaped(sheet.name))\(words)</figcaption></figure>\n"
    }
    let legends = [DecisionMap.Unit.items, .points].compactMap { unit in
      maps.first { $0.unit == unit }.map { legend($0.unit, largest(of: unit, maps), maps) }
    }
    return """
      <p class="scale">Across: the finger’s drag before the release. Down: the velocity at the release. The lines are no \
      drag and no velocity.\(areSame ? " Each map has \(Markup.escaped(ranges(maps[0])))." : "")</p>
      \(legends.joined())<div class="minis">
      \(figures.joined())</div>

      """
  }

  /// The largest distance of any map of a unit, so that a color is the same distance in all of them.
  private static func largest(of unit: DecisionMap.Unit, _ maps: [DecisionMap]) -> Int {
    maps.filter { $0.unit == unit }.reduce(1) { max($0, MapLegend.largest($1)) }
  }

  private static func ranges(_ map: DecisionMap) -> String {
    func text(_ range: MapRange) -> String {
      "\(DecimalText.short(range.lowerBound))…\(DecimalText.short(range[range.count - 1]))"
    }
    return "\(text(map.drags)) pt, \(text(map.velocities)) pt/ms"
  }

  private static func legend(_ unit: DecisionMap.Unit, _ largest: Int, _ maps: [DecisionMap]) -> String {
    var entries = MapLegend.entries(largest: largest, unit: unit == .items ? "" : " pt")
    if maps.contains(where: { $0.unit == unit && $0.cells.contains { !$0.isAtSnapPoint } }) {
      entries.append((.off, "off a snap point"))
    }
    let items = entries.map { paint, words in
      "<li><i style=\"background:var(--\(paint.rawValue))\"></i>\(Markup.escaped(words))</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>\n"
  }

  private static func chart(_ map: DecisionMap, largest: Int) -> String {
    let (columns, rows) = (map.drags.count, map.velocities.count)
    let (cellWidth, cellHeight) = (width / Double(columns), height / Double(rows))
    // One path for each color: cells of a color beside each other are one rectangle.
    var paths: [ChartPaint: String] = [:]
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let paint = MapLegend.paint(map[row, column], largest)
        let first = column
        while column < columns, MapLegend.paint(map[row, column], largest) == paint { column += 1 }
        let (x, y) = (Double(first) * cellWidth, Double(row) * cellHeight)
        paths[paint, default: ""] +=
          "M\(Drawing.coordinate(x)) \(Drawing.coordinate(y))h\(Drawing.coordinate(Double(column - first) * cellWidth))"
          + "v\(Drawing.coordinate(cellHeight))H\(Drawing.coordinate(x))z"
      }
    }
    var drawing = Drawing()
    for paint in ChartPaint.allCases { if let path = paths[paint] { drawing.area(path, paint) } }
    let x = zero(in: map.drags).map { ($0 + 0.5) * cellWidth }
    let y = zero(in: map.velocities).map { ($0 + 0.5) * cellHeight }
    if let x { drawing.line(x, 0, x, height, .axis) }
    if let y { drawing.line(0, y, width, y, .axis) }
    return drawing.small(width, height, label: "Decision map of \(map.name)", style: " map")
  }

  /// Returns the place of zero among the values of a range, in values from the first; nil if it is outside.
  private static func zero(in range: MapRange) -> Double? {
    let index = -range.lowerBound / range.step
    return index >= 0 && index <= Double(range.count - 1) ? index : nil
  }
}
