/// `scrollsim sheet`: prints the feel sheet of a scene, or writes a page of several side by side.
enum SheetCommand: Command {
  enum Format: String, CaseIterable { case text, html }

  static let usage = Usage(
    name: "sheet", summary: "show how scenes respond to a fixed set of gestures", synopsis: "SCENE... [OPTIONS]",
    options: [
      RunOptions.scene, .init("format", "FORMAT", "text (default), or html for a page", kind: .oneOf(Format.self)),
      OutputOptions.formatted, OutputOptions.open, RunOptions.jobs, RunOptions.tuning,
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
    switch format {
    case .text:
      if scenes.count > 1 {
        throw UsageError("several scenes are side by side on a page: --output FILE.html, or --format html")
      }
      let sheet = try UsageError.about { () throws(DocumentError) in try FeelSheet(of: scenes[0], jobs: jobs) }
      try OutputOptions.print(FeelSheetText.encode(sheet, detail: arguments.has("output")), arguments)
    case .html:
      let sheets = try ProgressBar.during("feel sheets") { progress in
        try scenes.enumerated().map { index, scene in
          defer { progress(Double(index + 1) / Double(scenes.count)) }
          return try UsageError.about { () throws(DocumentError) in try FeelSheet(of: scene, jobs: jobs) }
        }
      }
      try OutputOptions.write(SheetReport.report(of: scenes, sheets).html, arguments)
    }
    return .success
  }

  private static func scenes(_ arguments: ParsedArguments) throws -> [Scene] {
    if arguments.positionals.isEmpty {
      return [try SceneVariants.apply(arguments, to: try RunOptions.scene(arguments))]
    }
    if arguments.has("scene") { throw UsageError("name the scenes with --scene or without it, not both") }
    return try arguments.positionals.map { try SceneVariants.apply(arguments, to: try RunOptions.scene($0, arguments)) }
  }
}
