/// The options of commands that draw files or new runs.
enum PictureOptions {
  static let options: [Usage.Option] =
    [
      Usage.Option(
        "scene", "FILE",
        "the scene to run, a scroll-scene document, also without --scene; without a gesture, the scene of the files")
    ] + FingerOptions.options + [
      Usage.Option("against", "FILE", "compare with a run of the same gesture on another scene")
    ] + RunOptions.clockwork

  static func scene(_ arguments: ParsedArguments) throws -> Scene? {
    arguments.has("scene") ? try RunOptions.scene(arguments) : nil
  }

  static func page(_ arguments: ParsedArguments, _ scene: Scene?) throws -> Report {
    if FingerOptions.kinds(arguments).isEmpty {
      if arguments.has("against") { throw UsageError("--against needs a gesture, such as --gesture FILE") }
      guard let first = arguments.positional else {
        throw UsageError(
          scene == nil
            ? "name a run, a trace or a map, or what to run: a scene and a gesture, such as --flick V"
            : "the gesture is missing: --flick V, --drag DX or --gesture FILE; or name a run, a trace or a map")
      }
      return try Report(
        of: arguments.secondPositional ?? first, over: arguments.secondPositional.map { _ in first }, scene: scene)
    }
    if arguments.secondPositional != nil {
      throw UsageError("with a gesture, name at most one file: the run to compare with")
    }
    if arguments.has("against") && arguments.positional != nil {
      throw UsageError("--against and a file exclude each other: the run is compared with one of them")
    }
    guard let scene else {
      // A file that is no scene may be a scene's misspelled name.
      if let path = arguments.positional {
        try FixtureHint.check(path, in: "Fixtures/scenes")
        _ = try FeelDocument(contentsOfFile: path)
      }
      throw RunOptions.sceneMissing
    }
    let run = try perform(scene, arguments)
    if let path = arguments.text("against") {
      return Report(of: run, over: try perform(try RunOptions.scene(arguments, of: path), arguments))
    }
    guard let path = arguments.positional else { return Report(of: run, over: nil) }
    let document = try FeelDocument(contentsOfFile: path)
    guard let before = document.trace else {
      throw DocumentError(file: path, "is \(document.name); name a trace or a run to compare the run with")
    }
    return Report(of: run, over: ScenePicture(scene).played(before))
  }

  private static func perform(_ scene: Scene, _ arguments: ParsedArguments) throws -> PlayedRun {
    let gesture = try FingerOptions.gesture(arguments, scene)
    return ScenePicture(scene).played(ScrollRun(scene, gesture: gesture.name, trace: try scene.perform(gesture)))
  }
}
