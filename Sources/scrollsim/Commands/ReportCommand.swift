import FeelTesting
import SceneReports
import Scenes
import ScrollCharts

/// `scrollsim report`: writes a page about a run or a scene.
enum ReportCommand: Command {
  static let usage = Usage(
    name: "report", summary: "write a page with player, charts, metrics and audits",
    synopsis: "[RUN-OR-TRACE-OR-MAP [OTHER]] [OPTIONS]",
    options: [OutputOptions.output] + PictureOptions.options + [
      .init(name: "no-audits", value: nil, help: "leave out the audits, which take a while for long rows"),
      RunOptions.jobs,
    ],
    positional: "RUN-OR-TRACE-OR-MAP", secondPositional: "OTHER",
    examples: [
      "scrollsim report --scene Fixtures/scenes/minne.json \\",
      "    --gesture Fixtures/gestures/flick-left.json --output flick.html",
      "scrollsim report --scene Fixtures/scenes/pairs.json \\",
      "    --against Fixtures/scenes/pairs-published.json \\",
      "    --flick 0.8 --distance 60 --output both.html",
      "scrollsim report --scene Fixtures/scenes/minne-published.json \\",
      "    --output scene.html",
    ],
    notes: """
      Writes one HTML file that needs no other file. Files and gestures are given as
      for plot. With --scene, the page also has a player and the scene's audits. With
      --scene alone, the page is about the scene: its decision map, its audits and
      the simplest gesture of each finding. For the page of a replay, use
      scrollsim replay --report.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let isOfScene =
      arguments.positional == nil && FingerOptions.kinds(arguments).isEmpty && arguments.has("scene")
      && !arguments.has("against")
    let report = isOfScene ? try sceneReport(arguments) : try runReport(arguments)
    try OutputOptions.write(report.html, arguments)
    return .fine
  }

  private static func sceneReport(_ arguments: ParsedArguments) throws -> Report {
    let scene = try RunOptions.scene(arguments)
    let jobs = try RunOptions.jobs(arguments)
    let map = try ProgressBar.during("map of \(scene.name)") { try DecisionMap(of: scene, jobs: jobs, progress: $0) }
    return try SceneReport.report(
      of: scene, map: map, audits: arguments.has("no-audits") ? nil : try audits(scene, jobs: jobs),
      command: try command(arguments))
  }

  private static func runReport(_ arguments: ParsedArguments) throws -> Report {
    var report = try PictureOptions.picture(arguments).report
    if arguments.has("scene") && !arguments.has("no-audits") {
      let audits = try audits(try RunOptions.scene(arguments), jobs: try RunOptions.jobs(arguments))
      report.sections.append(.audits(audits, command: try command(arguments)))
    }
    return report
  }

  private static func audits(_ scene: Scene, jobs: Int) throws -> AuditReport {
    try ProgressBar.during("audit of \(scene.name)") { try Audits.run(on: scene, jobs: jobs, progress: $0) }
  }

  private static func command(_ arguments: ParsedArguments) throws -> @Sendable (CounterExample) -> String {
    let path = try arguments.required("scene", hint: "name a scene document")
    return { ReleaseOptions.command($0, scene: path) }
  }
}
