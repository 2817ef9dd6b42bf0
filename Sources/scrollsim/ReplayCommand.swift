import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics

/// `scrollsim replay`: every golden of a folder of fixtures against a run.
enum ReplayCommand: Command {
  static let usage = Usage(
    name: "replay", summary: "compare every golden with a run, or record it",
    synopsis: "[FIXTURES] [OPTIONS]",
    options: [
      .init(
        name: "record", value: "MODE",
        help:
          "missing, failed, all or never: which goldens are written; by default SCROLLSIM_RECORD, else never where CI is set, else missing"
      ),
      .init(
        name: "filter", value: "TEXT",
        help: "only cases whose SCENE/GESTURE contains TEXT, or is TEXT where it has a slash or a * for anything"),
      .init(
        name: "tolerance", value: "NAME=VALUE",
        help:
          "how much may differ: NAME is offset (pt), velocity (pt/ms), time (ms) or a metric; nothing by default; may be repeated",
        mayRepeat: true),
      RunOptions.tuning,
    ],
    positional: "FIXTURES",
    examples: [
      "scrollsim replay",
      "scrollsim replay Fixtures --filter 'card-row/*'",
      "scrollsim replay --tuning rubberBandCoefficient=0.6",
      "scrollsim replay --tolerance offset=1 --tolerance time=20",
      "scrollsim replay --record missing --filter 'card-row/flick-left'",
    ],
    notes: """
      A golden Fixtures/goldens/SCENE/GESTURE.trace is a case; it belongs to
      Fixtures/scenes/SCENE.json and Fixtures/gestures/GESTURE.json (or .csv).
      An empty golden counts as missing. With --record missing and --filter, every
      matching pair of a scene and a gesture gets a golden. Recording exits with 1.
      With a --tolerance, constants may differ from the golden's, and a metric in pt,
      pt/ms or ms has the band of offset, velocity or time unless it has its own.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let explicit = try arguments.oneOf("record", RecordMode.self)
    guard let mode = RecordMode.resolve(explicit: explicit) else {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(RecordMode.environmentVariable) must be \(known)")
    }
    let folder = FixtureFolder(path: arguments.positional ?? "Fixtures")
    let filter = arguments.text("filter").map(CaseFilter.init)
    let pairs = explicit == .missing && filter != nil
    let cases = try folder.cases(includingPairs: pairs, matching: filter, expecting: mode == .never)
    let tolerance = try RunOptions.tolerance(arguments.texts("tolerance"))
    var table = ReplayTable(fixtures: arguments.positional)
    for item in cases {
      let (run, reported) = try run(item, folder, arguments)
      let outcome = try folder.golden(item).check(run, mode: mode, tolerance: tolerance)
      table.add(item, ReplayTable.Result(run: run, outcome: outcome, reported: reported))
    }
    Terminal.print(table.summary)
    return table.isClean ? .fine : .differences
  }

  private static func run(
    _ item: FixtureFolder.Case, _ folder: FixtureFolder, _ arguments: ParsedArguments
  ) throws -> (ScrollRun, [ReportedDifference]) {
    var scene = try SceneDocument.read(contentsOfFile: folder.scenePath(item))
    try RunOptions.apply(tuning: arguments.texts("tuning"), to: &scene)
    scene.name = item.scene
    let gesture = try GestureDocument.read(contentsOfFile: folder.gesturePath(item))
    let trace = try scene.perform(gesture)
    let run = ScrollRun(scene: item.scene, gesture: item.gesture, configuration: scene.configuration, trace: trace)
    return (run, ReportedDifference.find(in: trace, of: gesture))
  }
}
