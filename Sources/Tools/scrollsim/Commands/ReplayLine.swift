/// What the output of `replay` has of a case.
struct ReplayLine {
  enum Verdict: String { case passed, recorded, failed = "FAILED", missing = "MISSING", error = "ERROR" }

  let name: String
  let verdict: Verdict
  /// The content offset at rest and the duration until then; `-` if there is none.
  private(set) var (rest, settled) = ("-", "-")
  /// Where the view rests, as a page has it.
  private(set) var words = ""
  /// The report of what differs, or the error; empty if nothing does.
  let report: String
  /// What the comparison gave; the line of a part has only what a summary needs of it.
  let outcome: GoldenFile.Outcome?
  /// How far the run or the map is from its golden, and how it differs; nil if it does not.
  private(set) var difference: (size: Double, sentence: String)?

  init(_ item: FixtureFolder.Case, _ result: Result<FixtureReplay.Result, any Error>, command: CaseReport.Command) {
    name = item.name
    switch result {
    case .failure(let error): (verdict, report, outcome) = (.error, "\(error)", nil)
    case .success(let result):
      let isAsReported = result.reported.isEmpty
      outcome = result.outcome
      verdict =
        switch result.outcome {
        case .matches where isAsReported, .matchesInPart where isAsReported: .passed
        case .recorded: .recorded
        case .matches, .matchesInPart, .differs: .failed
        case .missing: .missing
        }
      if case .differs(let found) = result.outcome { difference = (found.size, found.sentence) }
      report = CaseReport(item, result, command: command)?.text ?? ""
      words = ReplayReport.words(result)
      if let offset = result.run?.trace.rest?.contentOffset {
        rest = "\(DecimalText.threePlaces(offset.x)), \(DecimalText.threePlaces(offset.y))"
      }
      if let run = result.run { settled = DecimalText.threePlaces(run.report.settleDuration) + " ms" }
    }
  }

  var isOfMap: Bool { name.hasSuffix("/decision.map") }

  /// The line as a list of texts.
  var fields: [String] {
    [name, verdict.rawValue, rest, settled, words, report, outcome == .matchesInPart ? "in part" : ""]
      + [difference.map { "\($0.size)" } ?? "", difference?.sentence ?? ""]
  }

  /// Creates the line that has some texts; nil if none has.
  init?(_ fields: [String]) {
    guard fields.count == 9, let verdict = Verdict(rawValue: fields[1]) else { return nil }
    (name, self.verdict, rest, settled) = (fields[0], verdict, fields[2], fields[3])
    (words, report, outcome) = (fields[4], fields[5], fields[6].isEmpty ? nil : .matchesInPart)
    difference = Double(fields[7]).map { ($0, fields[8]) }
  }
}
