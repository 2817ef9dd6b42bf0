import Documents
import Foundation

/// A test's expectation that something matches a golden.
struct GoldenExpectation {
  let name: String
  let file: String
  let line: Int
  let function: String

  var folder: GoldenFolder { GoldenFolder(ofTestFile: file) }

  func failure(_ lines: [String]) -> FeelFailure { FeelFailure(lines, file: file, line: line) }

  /// Compares with the golden, and throws a failure unless they match.
  ///
  /// - Parameters:
  ///   - record: The mode that the test passes, or nil.
  ///   - ending: The extension of the golden's file.
  ///   - compare: Compares with, or records, a golden in a mode.
  func check(
    _ record: RecordMode?, ending: String,
    _ compare: (GoldenFile, RecordMode) throws(DocumentError) -> GoldenFile.Outcome
  ) throws(FeelFailure) {
    guard let mode = RecordMode.resolve(explicit: record) else {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure(["\(RecordMode.environmentVariable) must be one of \(known)"])
    }
    let golden: GoldenFile
    let outcome: GoldenFile.Outcome
    do {
      golden = try folder.file(named: name, ending: ending)
      outcome = try compare(golden, mode)
    } catch {
      throw failure(["\(error)"])
    }
    switch outcome {
    case .matches: return
    case .differs(let difference):
      var differs = failure(
        ["\"\(name)\" \(difference.sentence)"] + difference.lines + ["golden: \(golden.path)"]
          + comparison(golden, difference) + ["if the change is meant: \(recording(.failed))"])
      differs.attachments = attachments(difference, differs, ending: ending)
      throw differs
    case .missing:
      throw failure(["\"\(name)\" has no golden \(golden.path)", "to record it: \(recording(.missing))"])
    case .recorded(let difference):
      let change = difference.map { [$0.sentence] + $0.lines } ?? []
      throw failure(
        ["\"\(name)\" was recorded\(difference == nil ? "" : " again"): \(golden.path)"] + change
          + ["look at it, keep it, and run the test again: only then does it pass"])
    }
  }

  /// The report, and the run that it is about in the golden's format.
  private func attachments(
    _ difference: GoldenDifference, _ failure: FeelFailure, ending: String
  ) -> [FeelAttachment] {
    let stem = name.split(separator: "/").joined(separator: "-")
    let report = FeelAttachment(name: "\(stem).txt", text: failure.lines.joined(separator: "\n") + "\n")
    return [report] + (difference.actual.map { [FeelAttachment(name: "\(stem).\(ending)", text: $0)] } ?? [])
  }

  /// Leaves the actual run for a browser, and returns the command that opens the comparison.
  private func comparison(_ golden: GoldenFile, _ difference: GoldenDifference) -> [String] {
    guard let text = difference.actual else { return [] }
    do {
      let actual = try TestArtifacts(ofTestFile: file).write(text, of: golden, in: folder)
      let report = URL(fileURLWithPath: actual).deletingPathExtension().path + ".html"
      return [
        "to see both: swift package scrollsim report --golden \(argument(golden.path)) --actual \(argument(actual))"
          + " --output \(argument(report))"
      ]
    } catch {
      return ["the run could not be kept: \(error)"]
    }
  }

  /// Returns a path as an argument of a command in the current directory.
  private func argument(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let short = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    return short.contains(" ") ? "'\(short)'" : short
  }

  private func recording(_ mode: RecordMode) -> String {
    "\(RecordMode.environmentVariable)=\(mode.rawValue) swift test --filter '\(function.prefix { $0 != "(" })'"
  }
}
