import FeelTesting
import ScrollPhysics

/// A decision map as an SVG document: a coloured cell for each release.
public enum MapChart {
  private static let top = 48.0

  /// Draws a map.
  public static func svg(_ map: DecisionMap) -> String {
    let rows = map.velocities.count
    let height = min(28, max(2, 560 / Double(rows)))
    let bottom = top + height * Double(rows)
    let unit = map.unit == .items ? "items" : "points"
    return ChartStyle.document(
      title: "Where releases of \(map.name) land",
      description: "Columns are drag distances in points, rows release velocities in points per millisecond. A cell"
        + " says how many \(unit) the rest is from the start.",
      height: Int(bottom) + 52, body: cells(map, height) + labels(map, height, bottom))
  }

  private static func cells(_ map: DecisionMap, _ height: Double) -> String {
    let width = (ChartStyle.right - ChartStyle.left) / Double(map.drags.count)
    let largest = max(1, map.cells.map { abs(Int($0.delta)) }.max() ?? 1)
    // Too small a cell for its number is only coloured.
    let longest = map.cells.map(\.text.count).max() ?? 1
    let hasNumbers = width >= 7 * Double(longest) && height >= 12
    var svg = ""
    for row in 0..<map.velocities.count {
      let y = top + Double(row) * height
      for column in 0..<map.drags.count {
        let cell = map[row, column]
        let x = ChartStyle.left + Double(column) * width
        svg += "<rect class=\"cell \(style(cell, largest))\" x=\"\(ChartStyle.short(x))\" y=\"\(ChartStyle.short(y))\""
        svg += " width=\"\(ChartStyle.short(width))\" height=\"\(ChartStyle.short(height))\"/>\n"
        if hasNumbers { svg += ChartStyle.text(x + width / 2, y + height / 2 + 4, cell.text, "number") }
      }
    }
    return svg
  }

  private static func labels(_ map: DecisionMap, _ height: Double, _ bottom: Double) -> String {
    let width = (ChartStyle.right - ChartStyle.left) / Double(map.drags.count)
    var svg = ""
    for row in stride(from: 0, to: map.velocities.count, by: max(1, Int((14 / height).rounded(.up)))) {
      let y = top + (Double(row) + 0.5) * height + 4
      svg += ChartStyle.text(ChartStyle.left - 8, y, DecimalText.short(map.velocities[row]), "row")
    }
    for column in stride(from: 0, to: map.drags.count, by: max(1, Int((40 / width).rounded(.up)))) {
      let x = ChartStyle.left + (Double(column) + 0.5) * width
      svg += ChartStyle.text(x, bottom + 16, DecimalText.short(map.drags[column]), "number")
    }
    return svg
      + ChartStyle.text(
        ChartStyle.left, bottom + 38,
        "drag in pt to the right, release velocity in pt/ms downward; yellow: off a snap point", "note")
  }

  /// Forward and backward in two colours, deeper with the distance; a place off a snap point in a third.
  private static func style(_ cell: MapCell, _ largest: Int) -> String {
    if !cell.isAtSnapPoint { return "off" }
    if cell.delta == 0 { return "stay" }
    let level = min(4, 1 + (abs(Int(cell.delta)) - 1) * 4 / largest)
    return (cell.delta > 0 ? "forward" : "backward") + "\(level)"
  }
}
