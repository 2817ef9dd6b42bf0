/// The differences between two decision maps.
package struct MapDifference: Hashable, Sendable, CustomStringConvertible {
  package struct Change: Hashable, Sendable {
    var drag: Double
    var velocity: Double
    var before: MapCell
    var after: MapCell
  }

  var header: [String]
  /// The cells that changed; empty if the maps have different columns or rows.
  package var changes: [Change]
  var cellCount: Int
  /// The first threshold that changed, as the beginning of a sentence; nil if none did.
  private var commit: String?

  /// Compares two maps; nil if they are equal, of whatever model.
  package static func between(_ before: DecisionMap, and after: DecisionMap) -> MapDifference? {
    var other = after
    other.model = before.model
    if before == other { return nil }
    let parts: [(name: String, text: (DecisionMap) -> String)] = [
      ("scene", { PrintableText.line($0.name) }), ("start item", { $0.startItem.map { "\($0)" } ?? "none" }),
      ("start offset", { JSONText.number($0.startOffset) }), ("axis", { $0.axis == .horizontal ? "x" : "y" }),
      ("cell", { $0.unit.rawValue }), ("drag", { "\($0.drags)" }), ("velocity", { "\($0.velocities)" }),
      ("commit", { $0.commits.map(DecisionMapText.describe) ?? "unknown" }),
    ]
    let header = parts.compactMap { name, text in
      text(before) == text(after) ? nil : "\(name): \(text(before)) → \(text(after))"
    }
    var changes: [Change] = []
    if before.drags == after.drags && before.velocities == after.velocities {
      for (index, (old, new)) in zip(before.cells, after.cells).enumerated() where old != new {
        let (row, column) = index.quotientAndRemainder(dividingBy: before.drags.count)
        changes.append(Change(drag: before.drags[column], velocity: before.velocities[row], before: old, after: new))
      }
    }
    return MapDifference(
      header: header, changes: changes, cellCount: before.cells.count,
      commit: before.commits.flatMap { old in after.commits.flatMap { words(old, $0) } })
  }

  private static func words(_ old: CommitThresholds, _ new: CommitThresholds) -> String? {
    func pair(_ path: KeyPath<CommitThresholds, Double?>) -> String? {
      if old[keyPath: path] == new[keyPath: path] { return nil }
      func text(_ value: Double?) -> String { value.map(DecimalText.short) ?? "none" }
      return "\(text(new[keyPath: path])) instead of \(text(old[keyPath: path]))"
    }
    if let speed = pair(\.velocityForward) ?? pair(\.velocityBackward) { return "leaves an item at \(speed) pt/ms" }
    return (pair(\.dragForward) ?? pair(\.dragBackward)).map { "leaves an item after \($0) pt" }
  }

  /// What a person would say: `leaves an item at 1.5 instead of 0.201 pt/ms; 96 of 325 releases rest elsewhere`.
  package var sentence: String {
    let releases = changes.isEmpty ? nil : "\(changes.count) of \(cellCount) releases rest elsewhere"
    let parts = [commit, releases].compactMap(\.self)
    return parts.isEmpty ? "has another \(header.first ?? "header")" : parts.joined(separator: "; ")
  }

  /// The lines of the report: the differences of the headers, the number of changed cells, and the first twenty.
  package var lines: [String] {
    var lines = header
    if changes.isEmpty { return lines }
    lines.append("\(changes.count) of \(cellCount) cells changed:")
    for change in changes.prefix(20) {
      lines.append(
        "  drag \(DecimalText.short(change.drag)) pt, velocity \(DecimalText.short(change.velocity)) pt/ms:"
          + " \(change.before.text) → \(change.after.text)")
    }
    if changes.count > 20 { lines.append("  and \(changes.count - 20) more") }
    return lines
  }

  package var description: String { lines.joined(separator: "\n") }
}
