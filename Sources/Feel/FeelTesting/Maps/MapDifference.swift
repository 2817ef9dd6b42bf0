/// The differences between two decision maps.
package enum MapDifference {
  /// Compares two maps; nil if they are equal, of whatever model.
  ///
  /// The lines have the differences of the headers, the number of changed cells, which is also the size, and the first
  /// twenty of them. Maps of different columns or rows have no cells in common.
  package static func between(_ before: DecisionMap, and after: DecisionMap) -> GoldenDifference? {
    if before == changed(after, { $0.model = before.model }) { return nil }
    let parts: [(name: String, text: (DecisionMap) -> String)] = [
      ("scene", { PrintableText.line($0.name) }), ("start item", { $0.startItem.map { "\($0)" } ?? "none" }),
      ("start offset", { JSONText.number($0.startOffset) }), ("axis", { $0.axis == .horizontal ? "x" : "y" }),
      ("cell", { $0.unit.rawValue }), ("drag", { "\($0.drags)" }), ("velocity", { "\($0.velocities)" }),
      ("commit", { $0.commits.map(DecisionMapText.describe) ?? "unknown" }),
    ]
    var lines = parts.compactMap { name, text in
      text(before) == text(after) ? nil : "\(name): \(text(before)) → \(text(after))"
    }
    let isComparable = before.drags == after.drags && before.velocities == after.velocities
    let changes = isComparable ? before.cells.indices.filter { before.cells[$0] != after.cells[$0] } : []
    let share = "\(changes.count) of \(before.cells.count)"
    let said = [
      before.commits.flatMap { old in after.commits.flatMap { words(old, $0) } },
      changes.isEmpty ? nil : share + " releases rest elsewhere",
    ].compactMap(\.self)
    let sentence = said.isEmpty ? "has another \(lines.first ?? "header")" : said.joined(separator: "; ")
    if !changes.isEmpty { lines.append(share + " cells changed:") }
    for index in changes.prefix(20) {
      let (row, column) = index.quotientAndRemainder(dividingBy: before.drags.count)
      lines.append(
        "  drag \(DecimalText.short(before.drags[column])) pt, velocity \(DecimalText.short(before.velocities[row])) pt/ms:"
          + " \(before.cells[index].text) → \(after.cells[index].text)")
    }
    if changes.count > 20 { lines.append("  and \(changes.count - 20) more") }
    return GoldenDifference(sentence, lines: lines, size: Double(changes.count))
  }

  /// What a person would say of other thresholds: `leaves an item at 1.5 instead of 0.201 pt/ms`; nil if none changed.
  private static func words(_ old: CommitThresholds, _ new: CommitThresholds) -> String? {
    func pair(_ path: KeyPath<CommitThresholds, Double?>) -> String? {
      if old[keyPath: path] == new[keyPath: path] { return nil }
      func text(_ value: Double?) -> String { value.map(DecimalText.short) ?? "none" }
      return "\(text(new[keyPath: path])) instead of \(text(old[keyPath: path]))"
    }
    if let speed = pair(\.velocityForward) ?? pair(\.velocityBackward) { return "leaves an item at \(speed) pt/ms" }
    return (pair(\.dragForward) ?? pair(\.dragBackward)).map { "leaves an item after \($0) pt" }
  }
}
