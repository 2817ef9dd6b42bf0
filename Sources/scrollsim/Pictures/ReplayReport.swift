import FeelTesting
import GestureReplay
import Scenes
import ScrollCharts

/// The page of a replay: failures first, with charts of the golden and the run, then what passed.
struct ReplayReport {
  /// The maximum number of cases that are drawn; further ones are described as text.
  private static let mostDrawn = 60

  private let folder: FixtureFolder
  private let fixtures: String?
  private let tuning: [String]
  private var errors: [Report.Section] = []
  private var stories: [Report.Section] = []
  private var passes: [(name: String, words: String)] = []

  init(_ folder: FixtureFolder, fixtures: String?, tuning: [String]) {
    (self.folder, self.fixtures, self.tuning) = (folder, fixtures, tuning)
  }

  /// Returns the page.
  func report(summary: String) -> Report {
    Report(
      title: "Replay of \(folder.path)", summary: summary.split(separator: "\n").joined(separator: "; "),
      sections: errors + stories + (passes.isEmpty ? [] : [.passes(passes)]))
  }

  /// Adds a case.
  mutating func add(_ item: FixtureFolder.Case, _ result: Result<ReplayTable.Result, any Error>) {
    switch result {
    case .failure(let error): errors.append(.message("\(item.name) could not be run", lines: ["\(error)"]))
    case .success(let result):
      guard let story = ReplayStory(item, result, fixtures: fixtures) else {
        let rest = result.run?.trace.rest.map {
          "rests at \(DecimalText.upToThreePlaces($0.contentOffset.x)),"
            + " \(DecimalText.upToThreePlaces($0.contentOffset.y))"
        }
        passes.append((item.name, rest ?? ""))
        return
      }
      let drawn = stories.count < Self.mostDrawn ? try? section(item, result, story) : nil
      stories.append(
        drawn
          ?? .message(
            item.name,
            lines: [story.what] + story.lines + (story.advice.map { ["\($0.words) \($0.command)"] } ?? [])))
    }
  }

  private func section(
    _ item: FixtureFolder.Case, _ result: ReplayTable.Result, _ story: ReplayStory
  ) throws -> Report.Section {
    let scene = try ReplayCommand.scene(item, folder, tuning)
    var golden: FeelDocument?
    // A golden that was recorded has replaced the previous one, so there is nothing to compare with.
    if case .differs = result.outcome { golden = try FeelDocument(contentsOfFile: folder.golden(item).path) }
    guard let run = result.run else {
      let plan = golden?.map.map {
        MapPlan(startItem: $0.startItem, drags: $0.drags, velocities: $0.velocities, axis: $0.axis)
      }
      let notes = story.lines + (story.advice.map { ["\($0.words) \($0.command)"] } ?? [])
      return .map(try DecisionMap(of: scene, plan ?? MapPlan()), before: golden?.map, notes: notes)
    }
    let picture = ScenePicture(scene)
    var shown = picture.played(run)
    var before = golden?.trace.map { picture.played($0) }
    before?.run.label = "golden"
    if before != nil { shown.run.label = "now" }
    var section = Report.Run(
      shown, before: before, title: item.name,
      notes: story.lines, command: story.advice)
    section.subtitle = story.title
    section.isFailure = true
    return .run(section)
  }
}
