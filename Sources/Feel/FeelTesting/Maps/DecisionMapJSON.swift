/// The JSON and CSV forms of a decision map; docs/Formats.md describes them.
package enum DecisionMapJSON {
  /// Encodes a map as JSON, `"format": "decision-map"`, with a list of cells per velocity and null off the snap points.
  package static func encode(_ map: DecisionMap) -> String {
    var text = "{ \"format\": \"decision-map\", \"version\": 1, \"scene\": \(JSONText.string(map.name)),\n"
    text += "  \"startItem\": \(map.startItem.map { "\($0)" } ?? "null"),"
    text += " \"startOffset\": \(JSONText.number(map.startOffset)),"
    text += " \"axis\": \"\(map.axis == .horizontal ? "x" : "y")\", \"cell\": \"\(map.unit.rawValue)\",\n"
    if let commits = map.commits {
      func number(_ value: Double?) -> String { value.map(JSONText.number) ?? "null" }
      text += "  \"commit\": {\"dragForward\": \(number(commits.dragForward)),"
      text += " \"dragBackward\": \(number(commits.dragBackward)),"
      text += " \"velocityForward\": \(number(commits.velocityForward)),"
      text += " \"velocityBackward\": \(number(commits.velocityBackward))},\n"
    }
    text += "  \"drags\": [\(list(map.drags))],\n  \"velocities\": [\(list(map.velocities))],\n  \"cells\": [\n"
    let columns = map.drags.count
    let rows = (0..<map.velocities.count).map { row in
      let cells = map.cells[row * columns..<(row + 1) * columns]
      return "    [" + cells.map { $0.isAtSnapPoint ? "\($0.delta)" : "null" }.joined(separator: ", ") + "]"
    }
    return text + rows.joined(separator: ",\n") + " ] }\n"
  }

  /// Encodes a map as CSV, `velocity_pt_ms,drag_pt,items,at_snap_point`, with one cell per line.
  package static func csv(_ map: DecisionMap) -> String {
    var text = "velocity_pt_ms,drag_pt,\(map.unit.rawValue),at_snap_point\n"
    let drags = (0..<map.drags.count).map { DecimalText.short(map.drags[$0]) }
    for row in 0..<map.velocities.count {
      let velocity = DecimalText.short(map.velocities[row])
      for (column, drag) in drags.enumerated() {
        let cell = map[row, column]
        text += "\(velocity),\(drag),\(cell.isAtSnapPoint ? "\(cell.delta)" : ""),\(cell.isAtSnapPoint)\n"
      }
    }
    return text
  }

  private static func list(_ range: MapRange) -> String {
    (0..<range.count).map { DecimalText.short(range[$0]) }.joined(separator: ", ")
  }
}
