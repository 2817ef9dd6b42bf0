import Documents
import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics

/// `scrollsim replay`: compares every golden of a folder of fixtures with a run.
enum ReplayCommand: Command {
  static let usage = Usage(
    name: "replay", summary: "compare every golden with a run, or record it",
    synopsis: "[FIXTURES] [OPTIONS]",
    options: [
      .init(
        name: "record", value: "MODE",
        help:
          "missing, failed, all or never: which goldens are written; by default SCROLLSIM_RECORD, else never where CI is set, else missing",
        kind: .oneOf(RecordMode.self)),
      .init(
        name: "filter", value: "TEXT",
        help: "only cases whose SCENE/GESTURE contains TEXT, or is TEXT where it has a slash or a * for anything"),
      .init(
        name: "tolerance", value: "NAME=VALUE",
        help:
          "how much may differ: NAME is offset (pt), velocity (pt/ms), time (ms) or a metric; nothing by default; may be repeated",
        mayRepeat: true, kind: .assignment(GoldenTolerance.names)),
      .init(name: "report", value: "FILE", help: "also write a page: failures with charts, then what passed"),
      RunOptions.jobs,
      RunOptions.tuning,
    ],
    positional: "FIXTURES", positionalKind: .folder,
    examples: [
      "scrollsim replay",
      "scrollsim replay Fixtures --filter 'card-row/*'",
      "scrollsim replay --tuning rubberBandCoefficient=0.6",
      "scrollsim replay --tolerance offset=1 --tolerance time=20",
      "scrollsim replay --record missing --filter 'card-row/flick-left'",
      "scrollsim replay --report replay.html",
    ],
    notes: """
      A golden Fixtures/goldens/SCENE/GESTURE.trace is a case; it belongs to
      Fixtures/scenes/SCENE.json and Fixtures/gestures/GESTURE.json (or .csv). So is
      a map Fixtures/goldens/SCENE/decision.map; it says itself what is swept.
      An empty golden counts as missing. With --record missing and --filter, every
      matching pair of a scene and a gesture gets a golden. Recording exits with 1.
      With a --tolerance, constants may differ from the golden's, and a metric in pt,
      pt/ms or ms has the band of offset, velocity or time unless it has its own.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let explicit = try arguments.oneOf("record", RecordMode.self)
    guard let mode = RecordMode.resolve(explicit: explicit) else {
      let known = RecordMode.allCases.map(\.rawValue)
      let given = ProcessInfo.processInfo.environment[RecordMode.environmentVariable] ?? ""
      throw UsageError(
        "\(RecordMode.environmentVariable) must be \(known.joined(separator: ", ")), not \(PrintableText.quoted(given))"
          + Suggestion.text(for: given, among: known))
    }
    let folder = FixtureFolder(path: arguments.positional ?? "Fixtures")
    let filter = arguments.text("filter").map(CaseFilter.init)
    let pairs = explicit == .missing && filter != nil
    let cases = try folder.cases(includingPairs: pairs, matching: filter, expecting: mode == .never)
    if mode != .never {
      for scene in Set(cases.map(\.scene)) { DocumentFile.sweep(folder: "\(folder.path)/goldens/\(scene)") }
    }
    let tolerance = try RunOptions.tolerance(arguments.texts("tolerance"))
    let tuning = arguments.texts("tuning")
    let progress = ProgressBar("replay")
    let results = Parallel(jobs: try RunOptions.jobs(arguments)).map(cases, progress: progress.show) { item in
      try check(item, folder, tuning) { golden, run in
        try golden.check(run, mode: mode, tolerance: tolerance)
      } map: {
        try $0.check(mapOf: $1, mode: mode, jobs: 1)
      }
    }
    progress.clear()
    var table = ReplayTable(fixtures: arguments.positional)
    var report = ReplayReport(folder, fixtures: arguments.positional, tuning: tuning)
    var errors: [any Error] = []
    for (item, result) in zip(cases, results) {
      switch result {
      case .success(let result): table.add(item, result)
      case .failure(let error):
        table.addError(item)
        errors.append(error)
      }
      if arguments.has("report") { report.add(item, result) }
    }
    Terminal.print(table.summary)
    for error in errors { Terminal.complain("\(error)") }
    if let path = arguments.text("report") {
      try DocumentFile.write(report.report(summary: table.count).html, to: path)
    }
    return errors.isEmpty ? table.isClean ? .fine : .differences : .misuse
  }

  private static func check(
    _ item: FixtureFolder.Case, _ folder: FixtureFolder, _ tuning: [String],
    run: (GoldenFile, ScrollRun) throws -> GoldenFile.Outcome, map: (GoldenFile, Scene) throws -> GoldenFile.Outcome
  ) throws -> ReplayTable.Result {
    let scene = try scene(item, folder, tuning)
    let golden = try folder.golden(item)
    guard let name = item.gesture else {
      return ReplayTable.Result(run: nil, outcome: try map(golden, scene), reported: [])
    }
    let gesture = try GestureDocument.read(contentsOfFile: folder.gesturePath(name))
    let trace = try scene.perform(gesture)
    let performed = ScrollRun(scene, gesture: name, trace: trace)
    return ReplayTable.Result(
      run: performed, outcome: try run(golden, performed), reported: ReportedDifference.find(in: trace, of: gesture))
  }

  /// Returns the scene of a case, with the constants that the command line sets.
  static func scene(_ item: FixtureFolder.Case, _ folder: FixtureFolder, _ tuning: [String]) throws -> Scene {
    var scene = try SceneDocument.read(contentsOfFile: folder.scenePath(item))
    try RunOptions.apply(tuning: tuning, to: &scene)
    scene.name = item.scene
    return scene
  }
}
