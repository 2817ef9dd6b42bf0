/// The output of `replay`: a line per case, the reports of failures, and the counts.
struct ReplayTable {
  private var verdicts: [(word: String, color: Terminal.Color)] = []
  private var rows: [(name: String, rest: String, settled: String)] = [("scene/gesture", "rest pt", "settled")]
  private var reports: [String] = []
  private var older = OlderGoldens()

  private let command: CaseReport.Command

  init(command: @escaping CaseReport.Command) { self.command = command }
  var isClean: Bool { verdicts.allSatisfy { $0.color == .green } }

  /// Adds a case; nil is the result of one that could not be run.
  mutating func add(_ item: FixtureFolder.Case, _ result: FixtureReplay.Result?) {
    let isAsReported = result?.reported.isEmpty ?? false
    switch result?.outcome {
    case nil: verdicts.append(("ERROR   ", .red))
    case .matches where isAsReported, .matchesInPart where isAsReported: verdicts.append(("passed  ", .green))
    case .recorded: verdicts.append(("recorded", .yellow))
    case .matches, .matchesInPart, .differs: verdicts.append(("FAILED  ", .red))
    case .missing: verdicts.append(("MISSING ", .red))
    }
    if let result {
      older.add(item.name, result.outcome)
      if let report = CaseReport(item, result, command: command) { reports.append(report.text) }
    }
    let offset = result?.run?.trace.rest.map {
      "\(DecimalText.threePlaces($0.contentOffset.x)), \(DecimalText.threePlaces($0.contentOffset.y))"
    }
    let duration = result?.run.map { DecimalText.threePlaces($0.report.settleDuration) + " ms" }
    rows.append((PrintableText.line(item.name), offset ?? "-", duration ?? "-"))
  }

  /// Prints the lines, the reports, the counts, and what goldens of older versions have and lack.
  func print(recordingOlder command: String) {
    let lines = lines
    Terminal.print("result   " + lines[0])
    for (verdict, line) in zip(verdicts, lines.dropFirst()) {
      Terminal.print(verdict.word, in: verdict.color, " " + line)
    }
    Terminal.print(
      (reports.isEmpty ? "" : "\n" + reports.joined(separator: "\n\n") + "\n") + "\n\(count)\n"
        + older.lines(command: command).map { $0 + "\n" }.joined())
  }

  /// The rows as lines, with the numbers aligned at their right ends, however long the names are.
  private var lines: [String] {
    let end = rows.reduce(57) { max($0, $1.name.count + 2 + $1.rest.count) }
    let width = rows.reduce(11) { max($0, $1.settled.count) }
    func space(_ count: Int) -> String { String(repeating: " ", count: count) }
    return rows.map { row in
      row.name + space(end - row.name.count - row.rest.count) + row.rest + space(2 + width - row.settled.count)
        + row.settled + "\n"
    }
  }

  var count: String {
    func count(_ color: Terminal.Color) -> Int { verdicts.count { $0.color == color } }
    let recorded = count(.yellow)
    return "\(count(.green)) passed, \(count(.red)) failed"
      + (recorded > 0 ? "\n\(recorded) recorded: look at them before you keep them" : "")
  }
}
