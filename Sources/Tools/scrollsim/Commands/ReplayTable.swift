/// The output of `replay`: a line per case, the reports of failures, and the counts.
struct ReplayTable {
  private var lines: [ReplayLine] = []
  private var older = OlderGoldens()

  var isClean: Bool { lines.allSatisfy { $0.verdict == .passed } }

  /// The errors of the cases that could not be run.
  var errors: [String] { lines.filter { $0.verdict == .error }.map(\.report) }

  mutating func add(_ line: ReplayLine) {
    lines.append(line)
    if let outcome = line.outcome { older.add(line.name, outcome) }
  }

  /// Prints the lines, the reports, the counts, and what goldens of older versions have and lack.
  func print(recordingOlder command: String) {
    let texts = texts
    Terminal.print("result   " + texts[0])
    for (line, text) in zip(lines, texts.dropFirst()) {
      let word = line.verdict.rawValue
      let color: Terminal.Color = line.verdict == .passed ? .green : line.verdict == .recorded ? .yellow : .red
      Terminal.print(word.padding(toLength: 8, withPad: " ", startingAt: 0), in: color, " " + text)
    }
    let reports = lines.filter { $0.verdict != .error && !$0.report.isEmpty }.map(\.report)
    Terminal.print(
      (reports.isEmpty ? "" : "\n" + reports.joined(separator: "\n\n") + "\n") + "\n\(count)\n"
        + older.lines(command: command).map { $0 + "\n" }.joined())
  }

  /// The rows as lines, with the numbers aligned at their right ends, however long the names are.
  private var texts: [String] {
    let rows =
      [("scene/gesture", "rest pt", "settled")]
      + lines.map { (PrintableText.line($0.name), $0.rest, $0.settled) }
    let end = rows.reduce(57) { max($0, $1.0.count + 2 + $1.1.count) }
    let width = rows.reduce(11) { max($0, $1.2.count) }
    func space(_ count: Int) -> String { String(repeating: " ", count: count) }
    return rows.map { name, rest, settled in
      name + space(end - name.count - rest.count) + rest + space(2 + width - settled.count) + settled + "\n"
    }
  }

  var count: String {
    func count(_ verdict: ReplayLine.Verdict) -> Int { lines.count { $0.verdict == verdict } }
    let (passed, recorded) = (count(.passed), count(.recorded))
    return "\(passed) passed, \(lines.count - passed - recorded) failed"
      + (recorded > 0 ? "\n\(recorded) recorded: look at them before you keep them" : "")
  }

  /// The goldens that differ under other constants: runs, the largest deviation first, then maps by their changed cells.
  var changes: String {
    let all = lines.compactMap { line in line.difference.map { (line, $0) } }
    func key(_ one: (ReplayLine, (size: Double, sentence: String))) -> (Int, Double, String) {
      (one.0.isOfMap ? 1 : 0, -one.1.size, one.0.name)
    }
    let texts = all.sorted { key($0) < key($1) }.map { line, difference in
      WrappedText.of("\(line.name) \(difference.sentence)", indent: 0, hanging: 2) + "\n"
    }
    return texts.joined() + (texts.isEmpty ? "" : "\n")
  }

  var changeCount: String {
    let (changed, missing) = (lines.count { $0.difference != nil }, lines.count { $0.verdict == .missing })
    let unchanged = lines.count - changed - missing - errors.count
    return "\(changed) changed, \(unchanged) unchanged" + (missing > 0 ? ", \(missing) without a golden" : "")
  }
}
