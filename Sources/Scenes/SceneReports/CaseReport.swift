/// The report of a case that differs, lacks a golden, or was recorded again.
package struct CaseReport {
  /// Returns the command that records a case in a mode; nil if none does.
  package typealias Command = (FixtureFolder.Case, RecordMode) -> String?

  let name: String
  /// A description of what happened, which follows the name.
  let event: String
  let lines: [String]
  /// A command, and the words that state when to use it; nil if there is none.
  let advice: (words: String, command: String)?

  /// Creates the report of a case; nil if it passed, was recorded for the first time, or is one of ``OlderGoldens``.
  package init?(_ item: FixtureFolder.Case, _ result: FixtureReplay.Result, command: Command) {
    let reported = result.reported
    name = item.name
    switch result.outcome {
    case .recorded(let difference):
      guard let difference, difference.move == nil else { return nil }
      (event, lines, advice) = ("was recorded again; it \(difference.sentence)", difference.lines, nil)
    case .matches, .matchesInPart:
      if reported.isEmpty { return nil }
      (event, lines, advice) = ("differs from what its device reported", reported, nil)
    case .missing: (event, lines, advice) = ("has no golden", [], command(item, .missing).map { ("to record it:", $0) })
    case .differs(let difference):
      (event, lines, advice) = (
        difference.sentence, difference.lines + reported, command(item, .failed).map { ("if the change is meant:", $0) }
      )
    }
  }

  /// The description as a sentence of a page.
  var title: String { Sentence.of(event) }

  var details: [String] { lines + (advice.map { ["\($0.words) \($0.command)"] } ?? []) }
  package var text: String { (["\(name) \(event)."] + details.map { "  " + $0 }).joined(separator: "\n") }
}
