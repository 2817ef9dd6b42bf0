/// `scrollsim sheet`: prints the feel sheet of a scene, or writes a page of several side by side.
enum SheetCommand: Command {
  enum Format: String, CaseIterable { case text, html }

  static let usage = Usage(
    name: "sheet", summary: "show how scenes respond to a fixed set of gestures", synopsis: "SCENE... [OPTIONS]",
    options: [
      RunOptions.scene, .init("format", "FORMAT", "text (default), or html for a page", kind: .oneOf(Format.self)),
      OutputOptions.formatted, OutputOptions.open, RunOptions.jobs, Shard.option, RunOptions.tuning,
    ] + SceneVariants.options,
    positional: "SCENE", takesManyPositionals: true, outputs: ["sheet", "txt", "html"],
    examples: [
      "scrollsim sheet Fixtures/scenes/minne.json",
      "scrollsim sheet Fixtures/scenes/minne.json --output minne.sheet",
      "scrollsim sheet Fixtures/choosing/*.json --output choosing.html",
    ],
    notes: """
      A page is the distance to the next item. rest is in points along the row, settle
      in ms, jerk in pt/ms: the jump of the velocity at the release. The map follows.
      As html, the sheets of several scenes are side by side, with the offset curves
      of the gestures, in one file that needs no other file.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let format = try OutputOptions.format(arguments, Format.self, default: .text)
    let scenes = try scenes(arguments)
    let jobs = try RunOptions.jobs(arguments)
    if format == .text && scenes.count > 1 && (arguments.parts != nil || !arguments.has("shard")) {
      throw UsageError("several scenes are side by side on a page: --output FILE.html, or --format html")
    }
    let work = SharedWork(units: scenes.count) { (sheet: FeelSheet) in
      [FeelSheetText.encode(sheet)]
    } value: { _, fields in
      try? FeelSheetText.decode(fields.joined())
    } compute: { units, take in
      try ProgressBar.during("feel sheets") { progress in
        for unit in units {
          try take(UsageError.about { () throws(DocumentError) in try FeelSheet(of: scenes[unit], jobs: jobs) })
          progress(Double(unit + 1) / Double(scenes.count))
        }
      }
    }
    var sheets: [FeelSheet] = []
    let texts = try names(arguments).map(RunOptions.sceneText)
    guard try work.run(arguments, usage, of: texts, take: { sheets.append($0) }) else { return .success }
    switch format {
    case .text: try OutputOptions.print(FeelSheetText.encode(sheets[0], detail: arguments.has("output")), arguments)
    case .html: try OutputOptions.write(SheetReport.report(of: scenes, sheets).html, arguments)
    }
    return .success
  }

  /// Returns the paths of the scenes.
  private static func names(_ arguments: ParsedArguments) throws -> [String] {
    if arguments.positionals.isEmpty { return [try RunOptions.scenePath(arguments)] }
    if arguments.has("scene") { throw UsageError("name the scenes with --scene or without it, not both") }
    return arguments.positionals
  }

  private static func scenes(_ arguments: ParsedArguments) throws -> [Scene] {
    try names(arguments).map { try SceneVariants.apply(arguments, to: RunOptions.scene(arguments, of: $0)) }
  }
}
