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
      RunOptions.tuning,
    ],
    positional: "FIXTURES",
    examples: [
      "scrollsim replay",
      "scrollsim replay Fixtures --filter 'card-row/*'",
      "scrollsim replay --tuning rubberBandCoefficient=0.6",
      "scrollsim replay --record missing --filter 'card-row/flick-left'",
    ],
    notes: """
      A golden Fixtures/goldens/SCENE/GESTURE.trace is a case; it belongs to
      Fixtures/scenes/SCENE.json and Fixtures/gestures/GESTURE.json (or .csv).
      An empty golden counts as missing. With --record missing and --filter, every
      matching pair of a scene and a gesture gets a golden. Recording exits with 1.
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
    var table = ReplayTable()
    for item in cases {
      table.add(item, try check(item, folder, mode, arguments))
    }
    Terminal.print(table.summary)
    return table.isClean ? .fine : .differences
  }

  private static func check(
    _ item: FixtureFolder.Case, _ folder: FixtureFolder, _ mode: RecordMode, _ arguments: ParsedArguments
  ) throws -> ReplayTable.Result {
    var scene = try SceneDocument.read(contentsOfFile: folder.scenePath(item))
    try RunOptions.apply(tuning: arguments.texts("tuning"), to: &scene)
    scene.name = item.scene
    let gesture = try GestureDocument.read(contentsOfFile: folder.gesturePath(item))
    let trace = try scene.perform(gesture)
    let run = ScrollRun(scene: item.scene, gesture: item.gesture, configuration: scene.configuration, trace: trace)
    return ReplayTable.Result(
      run: run, outcome: try GoldenFile(path: folder.goldenPath(item)).check(run, mode: mode),
      reported: ReportedDifference.find(in: trace, of: gesture))
  }
}
