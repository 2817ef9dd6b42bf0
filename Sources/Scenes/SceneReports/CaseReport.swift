/// The report of a case that differs, lacks a golden, or was recorded again.
package struct CaseReport {
  /// Returns the command that records a case in a mode; nil if none does.
  package typealias Command = (FixtureFolder.Case, RecordMode) -> String?

  let name: String
  /// What happened, in a sentence that follows the name, and the lines about it.
  let difference: GoldenDifference
  /// A command, and the words that state when to use it; nil if there is none.
  let advice: (words: String, command: String)?

  /// Creates the report of a case; nil if it passed, was recorded for the first time, or is one of ``OlderGoldens``.
  package init?(_ item: FixtureFolder.Case, _ result: FixtureReplay.Result, command: Command) {
    name = item.name
    var mode: RecordMode?
    switch result.outcome {
    case .recorded(let old):
      guard let old, old.move == nil else { return nil }
      difference = GoldenDifference("was recorded again; it \(old.sentence)", lines: old.lines)
    case .matches, .matchesInPart:
      if result.reported.isEmpty { return nil }
      difference = GoldenDifference("differs from what its device reported", lines: result.reported)
    case .missing: (difference, mode) = (GoldenDifference("has no golden"), .missing)
    case .differs(let golden):
      (difference, mode) = (GoldenDifference(golden.sentence, lines: golden.lines + result.reported), .failed)
    }
    advice = mode.flatMap { mode in command(item, mode).map { (mode.advice, $0) } }
  }

  var details: [String] { difference.lines + (advice.map { ["\($0.words) \($0.command)"] } ?? []) }
  package var text: String { (["\(name) \(difference.sentence)."] + details.map { "  " + $0 }).joined(separator: "\n") }
}
