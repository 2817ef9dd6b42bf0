/// `scrollsim replay`: compares every golden of a folder of fixtures with a run.
enum ReplayCommand: Command {
  static let usage = Usage(
    name: "replay", summary: "compare every golden with a new run, or record it", synopsis: "[FIXTURES] [OPTIONS]",
    options: [
      .init(
        "record", "MODE",
        "which goldens are written: missing, failed, older, all or never; the default is the value of SCROLLSIM_RECORD, else never if CI is set, else missing",
        kind: .oneOf(RecordMode.self)),
      .init(
        "filter", "TEXT",
        "only cases whose name SCENE/GESTURE contains TEXT; if TEXT contains a slash or *, the whole name must match, and * stands for any text"
      ),
      .init(
        "tolerance", "NAME=VALUE",
        "the largest difference to allow, 0 by default; NAME is offset (pt), velocity (pt/ms), time (ms) or a metric; may be repeated",
        mayRepeat: true, kind: .assignment(GoldenTolerance.names)),
      .init("output", "FILE", "also write an HTML page: failures with charts, then the cases that passed"),
      OutputOptions.open, ActualOptions.actual, RunOptions.jobs, Shard.option, RunOptions.tuning,
    ], positional: "FIXTURES", positionalKind: .folder, outputs: ["html"],
    examples: [
      "scrollsim replay", "scrollsim replay Fixtures --filter 'card-row/*'",
      "scrollsim replay --tuning rubberBandCoefficient=0.6",
      "scrollsim replay --tolerance offset=1 --tolerance time=20",
      "scrollsim replay --record missing --filter 'card-row/flick-left'", "scrollsim replay --output replay.html",
      "scrollsim replay Tests/Goldens --output failures.html",
    ],
    notes: """
      Each golden Fixtures/goldens/SCENE/GESTURE.trace is a case: the run of
      Fixtures/gestures/GESTURE.json (or .csv) on Fixtures/scenes/SCENE.json. Each
      Fixtures/goldens/SCENE/decision.map is a case too; the map contains the drags
      and velocities to sweep. An empty golden counts as missing. With --record
      missing and --filter, every matching pair of a scene and a gesture gets a
      golden. Recording exits with 1. With --tolerance, the constants of the model
      may differ from those of the golden, and a metric in pt, pt/ms or ms has the
      tolerance of offset, velocity or time unless it has its own.

      With --tuning, the command shows what the constants change in each golden, the
      largest deviation of the content offset first. It records nothing.

      FIXTURES may also be a folder of goldens that tests recorded, such as
      Tests/Goldens. Each golden is then compared with the actual run that its test
      wrote when it failed, the file of the same path in the folder --actual.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if let path = arguments.positional, TestGoldens.isFolderOfTests(path) {
      return try TestReplay.run(path, arguments, tolerance: try tolerance(arguments))
    }
    if arguments.has("actual") {
      throw UsageError("--actual needs a folder of goldens of tests, such as scrollsim replay Tests/Goldens")
    }
    let explicit = try arguments.oneOf("record", RecordMode.self)
    let isTuned = arguments.has("tuning")
    let name = isTuned ? "tuning" : arguments.has("shard") ? "shard" : nil
    if let name, let explicit, explicit != .never {
      throw UsageError("--\(name) records nothing, so --record cannot be \(explicit.rawValue)")
    }
    guard let mode = name != nil ? .never : RecordMode.resolve(explicit: explicit) else {
      let known = RecordMode.allCases.map(\.rawValue)
      let given = ProcessInfo.processInfo.environment[RecordMode.environmentVariable] ?? ""
      throw UsageError(RecordMode.environmentVariable, is: given, notOneOf: known)
    }
    let folder = FixtureFolder(path: arguments.positional ?? "Fixtures")
    let filter = arguments.text("filter").map(CaseFilter.init)
    let pairs = explicit == .missing && filter != nil
    let cases = try folder.cases(includingPairs: pairs, matching: filter, expecting: mode == .never)
    if mode != .never {
      for scene in Set(cases.map(\.scene)) { DocumentFile.sweep(folder: "\(folder.path)/goldens/\(scene)") }
    }
    let replay = try replay(of: folder, mode, arguments)
    let jobs = try RunOptions.jobs(arguments)
    let command: CaseReport.Command = {
      isTuned ? nil : "\(Self.command($1, arguments.positional)) --filter \(ShellText.quoted($0.name))"
    }
    let lines = SharedWork(units: cases.count) { (_, line: ReplayLine, _: Outcome?) in
      line.fields
    } value: { unit, fields in
      ReplayLine(fields).map { (unit, $0, nil) }
    } compute: { units, take in
      let units = Array(units)
      let results = ProgressBar.during("replay") {
        Parallel.map(units, jobs: jobs, progress: $0) { try replay.result(of: cases[$0]) }
      }
      for (unit, result) in zip(units, results) {
        try take((unit, ReplayLine(cases[unit], result, command: command), result))
      }
    }
    var table = ReplayTable()
    var report = ReplayReport(of: replay, command: command)
    let isWhole = try lines.run(arguments, usage, of: texts(of: cases, folder)) { unit, line, result in
      table.add(line)
      if !arguments.has("output") { return }
      if result == nil && line.verdict == .passed { return report.addPass(line.name, line.words) }
      report.add(cases[unit], result ?? Result { try replay.result(of: cases[unit]) })
    }
    if !isWhole { return .success }
    let title = isTuned ? "What \(arguments.texts("tuning").joined(separator: " and ")) changes" : nil
    if let title {
      Terminal.print("\(title)\n\n\(table.changes)\(table.changeCount)\n")
    } else {
      table.print(recordingOlder: Self.command(.older, arguments.positional))
    }
    for error in table.errors { Terminal.printError(error) }
    let summary = isTuned ? table.changeCount : table.count
    try OutputOptions.writeFile(report.report(title: title, summary: summary).html, arguments)
    let isClean = isTuned ? table.changes.isEmpty : table.isClean
    return table.errors.isEmpty ? isClean ? .success : .differences : .misuse
  }

  private typealias Outcome = Result<FixtureReplay.Result, any Error>

  /// Returns the texts of all files of the cases, with nothing for those that cannot be read.
  private static func texts(of cases: [FixtureFolder.Case], _ folder: FixtureFolder) throws -> [String] {
    let paths = try cases.flatMap { item in
      let gesture = item.gesture.map { folder.gesturePath($0) }
      return [folder.scenePath(item), try folder.golden(item).path] + (gesture.map { [$0] } ?? [])
    }
    return paths.map { path in path + ((try? DocumentFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
  }

  private static func replay(
    of folder: FixtureFolder, _ mode: RecordMode, _ arguments: ParsedArguments
  ) throws -> FixtureReplay {
    let tuning = try arguments.assignments("tuning")
    // Checked once, not by each case.
    var standard = ScrollTuning()
    try RunOptions.apply(tuning, to: &standard)
    var tolerance = try tolerance(arguments)
    tolerance.ignoresConstants = !tuning.isEmpty
    return FixtureReplay(of: folder, mode: mode, tolerance: tolerance) {
      try RunOptions.apply(tuning, to: &$0.configuration.tuning)
    }
  }

  private static func tolerance(_ arguments: ParsedArguments) throws -> GoldenTolerance {
    var tolerance = GoldenTolerance.exact
    for change in try arguments.assignments("tolerance") {
      guard let band = Double(change.value), band >= 0, band.isFinite else {
        throw UsageError("--tolerance \(change.name) must be a number that is not negative, not \(change.value.quoted)")
      }
      if !tolerance.set(change.name, to: band) { throw change.unknown("tolerance", among: GoldenTolerance.names) }
    }
    return tolerance
  }

  private static func command(_ mode: RecordMode, _ fixtures: String?) -> String {
    "scrollsim replay \(fixtures.map { ShellText.quoted($0) + " " } ?? "")--record \(mode.rawValue)"
  }
}
