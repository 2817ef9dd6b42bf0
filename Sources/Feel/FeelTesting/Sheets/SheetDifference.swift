/// The differences between two feel sheets.
package enum SheetDifference {
  /// Compares two sheets; nil if they are equal, of whatever model.
  package static func between(_ golden: FeelSheet, and actual: FeelSheet) -> GoldenDifference? {
    let map = MapDifference.between(golden.map, and: actual.map)
    // Cards are there for pictures: another length alone is no other feel.
    let isSame =
      golden.name == actual.name && map == nil && golden.lines.count == actual.lines.count
      && zip(golden.lines, actual.lines).allSatisfy { $0.isSame(as: $1) }
    if isSame { return nil }
    var lines: [String] = []
    var sentences: [String] = []
    if golden.name != actual.name {
      lines.append("view: \(PrintableText.line(golden.name)) → \(PrintableText.line(actual.name))")
    }
    let old = FeelSheetText.table(golden.lines)
    let new = FeelSheetText.table(actual.lines)
    let known = Dictionary(golden.lines.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (index, line) in actual.lines.enumerated() {
      let before = known[line.name]
      if let before, golden.lines[before].isSame(as: line) { continue }
      if lines.allSatisfy({ $0 != new[0] }) { lines.append(new[0]) }
      if let before { lines.append("- \(old[before + 1])") }
      lines.append("+ \(new[index + 1])")
      sentences.append("\(line.name): \(before.map { words(golden.lines[$0], line) } ?? "is new")")
    }
    let names = Set(actual.lines.map(\.name))
    for line in golden.lines where !names.contains(line.name) {
      lines.append("- \(line.name)")
      sentences.append("\(line.name): is gone")
    }
    if let map { lines += ["decision map:"] + map.lines.map { "  \($0)" } }
    let more = sentences.count - 1
    let gestures = sentences.first.map { more > 0 ? "\($0) (and \(more) more gesture\(more == 1 ? "" : "s"))" : $0 }
    let parts = [map?.sentence ?? "moves differently", gestures].compactMap(\.self)
    return GoldenDifference(parts.joined(separator: "; "), lines: lines)
      .naming(models: golden.map.model, actual.map.model)
  }

  /// Describes two columns of a line that changed, `rest 0 instead of 336, settle 233 instead of 410`, or else the way.
  private static func words(_ old: FeelSheet.Line, _ new: FeelSheet.Line) -> String {
    let words = new.changes(from: old).prefix(2).map { "\($0.column.title) \($0.new) instead of \($0.old)" }
      .joined(separator: ", ")
    if !words.isEmpty { return words }
    guard let largest = old.motion.flatMap({ new.motion?.largestDifference(from: $0) }) else {
      return "moves differently"
    }
    return "is up to \(DecimalText.upToThreePlaces(abs(largest.value))) pt elsewhere on the way"
  }
}

extension FeelSheet.Line {
  /// Returns whether another line has the same name and, where both have them, the same values and motion.
  package func isSame(as other: FeelSheet.Line) -> Bool {
    name == other.name && changes(from: other).isEmpty
      && (motion == nil || other.motion == nil || motion == other.motion)
  }
}
