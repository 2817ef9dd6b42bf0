import FeelTesting
import Scenes
import ScrollCharts

/// `scrollsim report`: writes a page about a run or a scene.
enum ReportCommand: Command {
  static let usage = Usage(
    name: "report", summary: "write a page with player, charts, measures and audits",
    synopsis: "[RUN-OR-TRACE-OR-MAP [OTHER]] [OPTIONS]",
    options: [PictureOptions.output] + PictureOptions.options + [
      .init(name: "no-audits", value: nil, help: "leave the audits out, which take their time for long rows"),
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
      One HTML file that needs nothing else. What is drawn is said as for plot; where
      the scene is known it is played and audited. With a scene and no gesture the
      page is about the scene: its decision map, its audits and the simplest gesture
      of each finding. replay --report writes the page of a replay.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let isOfScene =
      arguments.positional == nil && FingerOptions.ways(arguments).isEmpty && arguments.has("scene")
      && !arguments.has("against")
    let report = isOfScene ? try SceneReport.of(arguments) : try RunReport.of(arguments)
    try PictureOptions.write(report.html, arguments)
    return .fine
  }
}
