/// The page of a replay: failures first, with charts of the golden and the run, then what passed.
package struct ReplayReport {
  /// The maximum number of cases that are drawn; further ones are described as text.
  static let mostDrawn = 60

  private let replay: FixtureReplay
  private let command: CaseReport.Command
  private var errors: [Report.Section] = []
  private var failures: [Report.Section] = []
  private var passes: [(name: String, words: String)] = []

  package init(of replay: FixtureReplay, command: @escaping CaseReport.Command) {
    (self.replay, self.command) = (replay, command)
  }

  package func report(title: String? = nil, summary: String) -> Report {
    Report(
      title: title ?? "Replay of \(replay.folder.path)",
      summary: summary.split(separator: "\n").joined(separator: "; "),
      sections: errors + failures + (passes.isEmpty ? [] : [.names("\(passes.count) passed", passes)]))
  }

  package mutating func add(_ item: FixtureFolder.Case, _ result: Result<FixtureReplay.Result, any Error>) {
    switch result {
    case .failure(let error): errors.append(.message("\(item.name) could not be run", lines: ["\(error)"]))
    case .success(let result):
      guard let report = CaseReport(item, result, command: command) else {
        return addPass(item.name, Self.words(result))
      }
      let drawn = failures.count < Self.mostDrawn ? try? section(item, result, report) : nil
      let sentence = Sentence.of(report.difference.sentence)
      failures += drawn ?? [.message(item.name, lines: [sentence] + report.details)]
    }
  }

  /// Adds a case that passed.
  package mutating func addPass(_ name: String, _ words: String) { passes.append((name, words)) }

  /// Returns where a run rests, in words; empty for a map.
  package static func words(_ result: FixtureReplay.Result) -> String {
    guard let rest = result.run?.trace.rest?.contentOffset else { return "" }
    return "rests at \(DecimalText.upToThreePlaces(rest.x)), \(DecimalText.upToThreePlaces(rest.y))"
  }

  private func section(
    _ item: FixtureFolder.Case, _ result: FixtureReplay.Result, _ report: CaseReport
  ) throws -> [Report.Section] {
    let scene = try replay.scene(of: item)
    var golden: FeelDocument?
    // A golden that was recorded has replaced the previous one, so there is nothing to compare with.
    if case .differs = result.outcome { golden = try FeelDocument(contentsOfFile: replay.folder.golden(item).path) }
    let actual: FeelDocument =
      try result.run.map { .trace(RecordedRun($0)) } ?? .map(DecisionMap(of: scene, MapPlan(of: golden?.map)))
    return Report.sections(
      about: actual, since: golden, report.difference, title: item.name, advice: report.advice,
      playing: ScenePicture(scene).played)
  }
}
