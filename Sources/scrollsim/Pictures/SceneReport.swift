import FeelTesting
import GestureReplay
import Scenes
import ScrollCharts
import ScrollPhysics

/// The page of a scene: its decision map, its audits, and the gestures of the findings.
enum SceneReport {
  /// The maximum number of findings with a player.
  private static let mostRuns = 12

  static func of(_ arguments: ParsedArguments) throws -> Report {
    let scene = try RunOptions.scene(arguments)
    let jobs = try RunOptions.jobs(arguments)
    let progress = ProgressBar("map of \(scene.name)")
    let map = try DecisionMap(of: scene, jobs: jobs, progress: progress.show)
    progress.clear()
    var sections: [Report.Section] = [.map(map, before: nil, notes: [])]
    if !arguments.has("no-audits") { sections.append(try audits(scene, arguments)) }
    if case .audits(let report, let path) = sections.last {
      sections += try report.findings.prefix(mostRuns).compactMap { try run($0, scene, path) }
    }
    return Report(
      title: scene.name, summary: "A scene: where its releases land, and what users would complain about",
      sections: sections)
  }

  /// Returns the audits of a scene as a section.
  static func audits(_ scene: Scene, _ arguments: ParsedArguments) throws -> Report.Section {
    let progress = ProgressBar("audit of \(scene.name)")
    let report = try Audits.run(on: scene, jobs: try RunOptions.jobs(arguments), progress: progress.show)
    progress.clear()
    return .audits(report, scene: try arguments.required("scene", "name the scene that is to be examined"))
  }

  /// Returns the run of the simplest gesture that shows a finding.
  private static func run(
    _ result: AuditReport.Result, _ scene: Scene, _ path: String
  ) throws -> Report.Section? {
    guard let example = result.finding?.counterExamples.first else { return nil }
    var varied = scene
    for variant in example.gesture.variants { varied = try varied.variant(variant) }
    var view = varied.makeView()
    var trace = ScrollTrace(displayScale: varied.configuration.displayScale)
    view.perform(example.release, then: example.gesture.sequel, example.axis, recording: &trace)
    let run = ScrollRun(varied, gesture: result.audit.id, trace: trace)
    return .run(
      Report.Run(
        ScenePicture(varied).played(run), title: result.audit.id, notes: [example.sentence],
        command: ("The same at a terminal:", example.command(scene: path))))
  }
}
