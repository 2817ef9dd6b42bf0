import FeelTesting
import Foundation
import GestureReplay

/// The report of a case that differs, lacks a golden, or was recorded again.
struct ReplayStory {
  let name: String
  /// A description of what happened, which follows the name.
  let what: String
  let lines: [String]
  /// A command, and the words that state when to use it; nil if there is none.
  let advice: (words: String, command: String)?

  /// Creates the report of a case; nil if the case passed or was recorded for the first time.
  init?(_ item: FixtureFolder.Case, _ result: ReplayTable.Result, fixtures: String?) {
    let reported = result.reported.map(\.description)
    name = item.name
    func command(_ mode: String) -> String {
      "scrollsim replay \(fixtures.map { Self.quoted($0) + " " } ?? "")--record \(mode)"
        + " --filter \(Self.quoted(item.name))"
    }
    switch result.outcome {
    case .recorded(let difference):
      guard let difference else { return nil }
      (what, lines, advice) = ("was recorded again:", difference.lines, nil)
    case .matches:
      if reported.isEmpty { return nil }
      (what, lines, advice) = ("differs from what its device reported:", reported, nil)
    case .missing: (what, lines, advice) = ("has no golden.", [], ("to record it:", command("missing")))
    case .differs(let difference):
      (what, lines, advice) = (
        "differs from its golden:", difference.lines + reported, ("if the change is meant:", command("failed"))
      )
    }
  }

  /// The description without its punctuation, as a heading.
  var title: String { String(what.dropLast()) }

  /// The report as lines for a terminal.
  var text: String {
    (["\(name) \(what)"] + (lines + (advice.map { ["\($0.words) \($0.command)"] } ?? [])).map { "  " + $0 })
      .joined(separator: "\n")
  }

  /// Quotes a word, so that a shell takes it literally.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
