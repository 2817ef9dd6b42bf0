import Foundation

/// How many of the planted faults were noticed, with an interval, and which were not.
struct MutationReport {
  let trials: [Trial]

  /// The share of successes that a sample of this size is compatible with, at 95 %, from 0 to 1.
  ///
  /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (158), 1927.
  static func interval(_ noticed: Int, of count: Int) -> ClosedRange<Double> {
    guard count > 0 else { return 0...1 }
    let (z, n) = (1.959964, Double(count))
    let share = Double(noticed) / n
    let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    let half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    return max(0, middle - half)...min(1, middle + half)
  }

  private static func row(_ name: String, _ trials: [Trial]) -> String {
    let noticed = trials.filter { $0.notice != nil }.count
    let range = interval(noticed, of: trials.count)
    let bounds = [range.lowerBound, range.upperBound].map { "\(Int((100 * $0).rounded()))" }
    let padded = name.padding(toLength: 18, withPad: " ", startingAt: 0)
    return "\(padded)\(noticed) of \(trials.count) noticed, \(bounds[0])–\(bounds[1]) in 100 at 95 % confidence"
  }

  /// The whole report.
  var text: String {
    var lines: [String] = []
    for trial in trials where trial.notice == nil {
      let line = trial.mutant.line
      lines.append("\(line.path):\(line.number): \(trial.mutant.kind.rawValue)")
      lines.append("- \(line.trimmed)")
      lines.append("+ \(trial.mutant.faulty)")
      lines.append(
        trial.units.isEmpty
          ? "no test runs over it"
          : "runs in \(trial.units.prefix(6).joined(separator: ", "))"
            + (trial.units.count > 6 ? " and \(trial.units.count - 6) more" : ""))
      lines.append("")
    }
    lines.append(shares)
    return lines.joined(separator: "\n")
  }

  /// How many were noticed in each module and in all.
  var shares: String {
    let modules = Dictionary(grouping: trials) { $0.mutant.line.module }
    let rows = modules.sorted { $0.key < $1.key }.map { Self.row($0.key, $0.value) }
    return (rows + [Self.row("all", trials)]).joined(separator: "\n")
  }

  /// How many were noticed.
  var noticed: Int { trials.count { $0.notice != nil } }

  /// Whether fewer than nine in ten were noticed.
  var isBelowBar: Bool { 10 * noticed < 9 * trials.count }
}
