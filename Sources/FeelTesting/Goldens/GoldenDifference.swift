import Foundation

/// Where a run first differs from its golden, told so that a person can judge it.
public struct GoldenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The lines of the report.
  public var lines: [String]

  /// The report as text.
  public var description: String { lines.joined(separator: "\n") }

  /// Compares a golden with a run's text form; nil where they are the same.
  public static func between(_ golden: GoldenTrace, and actual: GoldenTrace) -> GoldenDifference? {
    if golden == actual { return nil }
    var lines: [String] = []
    lines += difference(golden.header, actual.header, "header", context: 0)
    lines += difference(golden.frames, actual.frames, "frame", context: 3)
    if let deviation = largestDeviation(golden.frames, actual.frames) { lines.append(deviation) }
    lines += difference(golden.events, actual.events, "event", context: 1)
    lines += moved(golden.metrics, actual.metrics)
    return GoldenDifference(lines: lines)
  }

  /// The first line that differs, with its neighbours.
  private static func difference(_ old: [String], _ new: [String], _ what: String, context: Int) -> [String] {
    if old == new { return [] }
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    var lines = ["first differing \(what): \(index + 1) (golden has \(old.count), run has \(new.count))"]
    for row in max(0, index - context)..<index { lines.append("    \(old[row])") }
    for row in index...(index + context) {
      let before = row < old.count ? old[row] : nil
      let after = row < new.count ? new[row] : nil
      if before == after {
        if let before { lines.append("    \(before)") }
        continue
      }
      if let before { lines.append("  - \(before)") }
      if let after { lines.append("  + \(after)") }
    }
    return lines
  }

  private static func largestDeviation(_ old: [String], _ new: [String]) -> String? {
    var largest = (deviation: 0.0, time: "", axis: "")
    for (before, after) in zip(old, new) {
      let first = before.split(separator: " ")
      let second = after.split(separator: " ")
      if first.first != second.first { continue }
      for (field, axis) in [(1, "x"), (2, "y")] {
        guard let a = Double(first[field]), let b = Double(second[field]) else { continue }
        if abs(a - b) > largest.deviation { largest = (abs(a - b), String(first[0]), axis) }
      }
    }
    if largest.deviation == 0 { return nil }
    return
      "largest deviation: \(DecimalText.threePlaces(largest.deviation)) pt in \(largest.axis) at \(largest.time) ms"
  }

  private static func moved(_ old: [String], _ new: [String]) -> [String] {
    func values(_ lines: [String]) -> [(String, String)] {
      lines.map { line in
        let end = line.firstIndex(of: " ") ?? line.endIndex
        return (String(line[..<end]), String(line[end...].dropFirst()))
      }
    }
    let before = values(old)
    let after = Dictionary(values(new), uniquingKeysWith: { $1 })
    var lines: [String] = []
    for (name, value) in before where after[name] != value {
      lines.append("  \(name): \(value) → \(after[name] ?? "missing")")
    }
    for (name, value) in values(new) where !before.contains(where: { $0.0 == name }) {
      lines.append("  \(name): missing → \(value)")
    }
    return lines.isEmpty ? [] : ["metrics that moved:"] + lines
  }
}
