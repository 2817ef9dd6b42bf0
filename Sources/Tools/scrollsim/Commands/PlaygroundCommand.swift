/// `scrollsim playground`: writes the page on which a row is dragged by thumb.
enum PlaygroundCommand: Command {
  static let usage = Usage(
    name: "playground", summary: "write a page on which a row is dragged by thumb",
    synopsis: "[SCENE | --preset NAME] [OPTIONS]",
    options: [
      OutputOptions.output, OutputOptions.open,
      .init("scene", "FILE", "the scene to begin with, also without --scene; - reads it from standard input"),
      .init("preset", "NAME", "begin with one of the page's own rows, such as cards or carousel"),
    ],
    positional: "SCENE", isScene: SceneArgument.only, outputs: ["html"],
    examples: [
      "scrollsim playground --output playground.html",
      "scrollsim playground Fixtures/scenes/shelf.json --output shelf.html",
      "scrollsim playground --preset carousel --output carousel.html",
    ],
    notes: """
      Writes docs/playground.html of the package, which needs no other file and no
      network. Its row is the package's own engine: a gesture that the page saves
      replays with scrollsim to the last bit.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if arguments.has("scene") && arguments.has("preset") {
      throw UsageError("--scene and --preset exclude each other; give one of them")
    }
    var page = try PlaygroundPage()
    if let preset = arguments.text("preset") {
      try page.begin(preset: preset)
    } else if let path = arguments.text("scene") {
      let name = try RunOptions.scene(arguments, of: path).name
      try page.begin(scene: RunOptions.sceneText(path), name: name)
    }
    try OutputOptions.write(page.text, arguments)
    return .success
  }
}
