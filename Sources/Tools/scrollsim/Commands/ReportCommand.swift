/// `scrollsim report`: writes a page about a run or a scene.
enum ReportCommand: Command {
  static let usage = Usage(
    name: "report", summary: "write a page with player, charts, metrics and audits",
    synopsis: "[SCENE] [RUN-OR-TRACE-OR-MAP [OTHER]] [OPTIONS]",
    options: [OutputOptions.output, OutputOptions.open] + PictureOptions.options + [
      ActualOptions.golden, ActualOptions.actual,
      .init("no-audits", nil, "leave out the audits, which take a while for long rows"),
      RunOptions.jobs,
    ],
    positional: "RUN-OR-TRACE-OR-MAP", secondPositional: "OTHER", isScene: SceneArgument.amongFiles,
    outputs: ["html"],
    examples: [
      "scrollsim report --scene Fixtures/scenes/minne.json \\",
      "    --gesture Fixtures/gestures/flick-left.json --output flick.html",
      "scrollsim report --scene Fixtures/scenes/pairs.json \\",
      "    --against Fixtures/scenes/pairs-published.json \\",
      "    --flick 0.8 --distance 60 --output both.html",
      "scrollsim report Fixtures/scenes/minne-published.json --output scene.html",
      "scrollsim report --golden Tests/Goldens/TileTests/flick.trace \\",
      "    --actual .build/scrollsim-artifacts/TileTests/flick.trace \\",
      "    --output failure.html",
      "scrollsim report --golden Tests/Goldens --output failures.html",
    ],
    notes: """
      Writes one HTML file that needs no other file. Scenes, files and gestures are
      given as for plot. With a scene, the page also has a player and the scene's
      audits. With a scene alone, the page is about it: its decision map, its audits
      and the simplest gesture of each finding. With --golden, the page compares a
      golden of a test, or a folder of them, with the actual runs of the tests. For
      the page of a replay, use scrollsim replay --output.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if let golden = arguments.text("golden") {
      try OutputOptions.write(try testReport(of: golden, arguments).html, arguments)
      return .success
    }
    if arguments.has("actual") { throw UsageError("--actual needs the golden to compare with: --golden PATH") }
    let isOfScene =
      arguments.positional == nil && FingerOptions.kinds(arguments).isEmpty && arguments.has("scene")
      && !arguments.has("against")
    let report = isOfScene ? try sceneReport(arguments) : try runReport(arguments)
    try OutputOptions.write(report.html, arguments)
    return .success
  }

  private static func testReport(of path: String, _ arguments: ParsedArguments) throws -> Report {
    if arguments.positional != nil || arguments.has("scene") || !FingerOptions.kinds(arguments).isEmpty {
      throw UsageError("--golden cannot be used with files, scenes or gestures; use --actual with it")
    }
    let pairs = try ActualOptions.pairs(ofGolden: path, arguments)
    let isAlone = !DocumentFile.isFolder(path)
    var report = TestGoldensReport(isAlone: isAlone)
    for pair in pairs {
      let result = Result { try TestGoldens.outcome(of: pair) }
      if isAlone, case .notRun = try result.get() {
        throw DocumentError(file: pair.actual, "does not exist; a test writes its actual run there when it fails")
      }
      report.add(pair, result)
    }
    if isAlone { return report.report(title: pairs[0].name, summary: "\(pairs[0].actual) beside \(pairs[0].golden)") }
    if arguments.has("output") { Terminal.print(report.count + "\n") }
    return report.report(title: "Goldens of \(path)", summary: report.count)
  }

  private static func sceneReport(_ arguments: ParsedArguments) throws -> Report {
    let scene = try RunOptions.scene(arguments)
    let jobs = try RunOptions.jobs(arguments)
    let map = try ProgressBar.map(of: scene, jobs: jobs)
    return try SceneReport.report(
      of: scene, map: map, audits: arguments.has("no-audits") ? nil : try ProgressBar.audits(of: scene, jobs: jobs),
      command: try command(arguments))
  }

  private static func runReport(_ arguments: ParsedArguments) throws -> Report {
    let scene = try PictureOptions.scene(arguments)
    var report = try PictureOptions.page(arguments, scene)
    if let scene, !arguments.has("no-audits") {
      let audits = try ProgressBar.audits(of: scene, jobs: try RunOptions.jobs(arguments))
      report.sections.append(.audits(audits, command: try command(arguments)))
    }
    return report
  }

  private static func command(_ arguments: ParsedArguments) throws -> @Sendable (CounterExample) -> String {
    let path = try RunOptions.scenePath(arguments)
    return { ReleaseOptions.command($0, scene: path) }
  }
}
