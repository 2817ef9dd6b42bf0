import Documents
import FeelTesting
import Foundation
import SceneReports

/// The output of `replay`: a line per case, the reports of failures, and the counts.
struct ReplayTable {
  private var passed = 0
  private var failed = 0
  private var recorded = 0
  private var reports: [String] = []

  private let command: CaseReport.Command

  init(command: @escaping CaseReport.Command) {
    self.command = command
    Terminal.print("result   " + Self.cells("scene", gesture: "gesture", rest: "rest pt", settled: "settled"))
  }

  var isClean: Bool { failed == 0 && recorded == 0 }

  /// Prints the line of a case and keeps its report for the end.
  mutating func add(_ item: FixtureFolder.Case, _ result: FixtureReplay.Result) {
    var (word, color) = ("passed  ", Terminal.Color.green)
    switch result.outcome {
    case .matches where result.reported.isEmpty: passed += 1
    case .recorded:
      recorded += 1
      (word, color) = ("recorded", .yellow)
    case .matches, .differs:
      failed += 1
      (word, color) = ("FAILED  ", .red)
    case .missing:
      failed += 1
      (word, color) = ("MISSING ", .red)
    }
    if let report = CaseReport(item, result, command: command) { reports.append(report.text) }
    let rest = result.run?.trace.rest.map {
      "\(DecimalText.threePlaces($0.contentOffset.x)), \(DecimalText.threePlaces($0.contentOffset.y))"
    }
    let settled = result.run.map { DecimalText.threePlaces($0.report.settleDuration) + " ms" }
    Terminal.print(
      word, in: color, " " + Self.cells(item, rest: rest ?? "-", settled: settled ?? "-"))
  }

  /// Prints the line of a case that could not be run or compared.
  mutating func addError(_ item: FixtureFolder.Case) {
    failed += 1
    Terminal.print("ERROR   ", in: .red, " " + Self.cells(item, rest: "-", settled: "-"))
  }

  var summary: String {
    (reports.isEmpty ? "" : "\n" + reports.joined(separator: "\n\n") + "\n") + "\n\(count)\n"
  }

  /// The numbers of cases that passed, failed and were recorded.
  var count: String {
    "\(passed) passed, \(failed) failed"
      + (recorded > 0 ? "\n\(recorded) recorded: look at them before you keep them" : "")
  }

  private static func cells(_ item: FixtureFolder.Case, rest: String, settled: String) -> String {
    cells(item.scene, gesture: item.gesture ?? "decision.map", rest: rest, settled: settled)
  }

  /// Returns the columns after the nine characters of the result.
  private static func cells(_ scene: String, gesture: String, rest: String, settled: String) -> String {
    func cell(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    let name = cell(PrintableText.line(scene), 17) + cell(PrintableText.line(gesture), 22)
    // Long names take space from the numbers, which stay aligned at the right.
    return name + right(rest, max(1, 59 - name.count)) + right(settled, 12) + "\n"
  }
}
