import FeelTesting
import Foundation
import GestureReplay

/// What became of a case that did not simply pass.
struct ReplayStory {
  let name: String
  /// What happened, after the name.
  let what: String
  let lines: [String]
  /// When to use the command, and the command; nil where there is none.
  let advice: (words: String, command: String)?

  /// The story of a case; nil where it passed or was recorded for the first time.
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
      (what, lines, advice) = ("was recorded anew:", difference.lines, nil)
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

  /// What happened, as a heading without its end.
  var title: String { String(what.dropLast()) }

  /// The story as lines for a terminal.
  var text: String {
    (["\(name) \(what)"] + (lines + (advice.map { ["\($0.words) \($0.command)"] } ?? [])).map { "  " + $0 })
      .joined(separator: "\n")
  }

  /// A word that a shell reads as it is.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
