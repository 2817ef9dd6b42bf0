/// The options that several commands share.
enum RunOptions {
  enum Format: String, CaseIterable { case text, json, csv, svg }

  static let scene = Usage.Option(
    "scene", "FILE", "the scene, a scroll-scene document, also without --scene; - reads it from standard input")
  static let vertical = Usage.Option(
    "vertical", nil, "use the vertical axis; by default the axis of the layout, else the horizontal one")
  static let shared: [Usage.Option] =
    [
      Usage.Option("format", "FORMAT", "text (default), json, csv, or svg for a chart", kind: .oneOf(Format.self)),
      Usage.Option("trace", nil, "with --format text: also print every frame"),
    ] + clockwork + [OutputOptions.formatted, OutputOptions.open]
  static let outputs = ["txt", "json", "csv", "svg"]
  static let clockwork: [Usage.Option] = [
    Usage.Option("frame-rate", "HZ", "frames per second; by default those of the scene"),
    Usage.Option("step", "MS", "the step of the integrator; by default that of the scene"), tuning,
  ]
  static let tuning = Usage.Option(
    "tuning", "NAME=VALUE", "change a constant of the model; may be repeated", mayRepeat: true,
    kind: .assignment((ScrollTuning.presets + ScrollTuning.fields).map(\.name)))

  static let jobs = Usage.Option("jobs", "N", "the number of threads; by default the number of cores")

  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    try arguments.wholeNumber("jobs", 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  static func scenePath(_ arguments: ParsedArguments) throws -> String {
    if let path = arguments.text("scene") { return path }
    throw sceneMissing
  }

  static let sceneMissing = UsageError(
    "the scene is missing: name a scene document, such as Fixtures/scenes/card-row.json")

  /// Returns the text of a scene's document.
  static func sceneText(_ path: String) throws -> String {
    String(decoding: path == "-" ? try StandardInput.document().data : try DocumentFile.read(path), as: UTF8.self)
  }

  /// Returns the scene of a file, by default of `--scene`, with the constants, frame rate and step of the command line.
  static func scene(_ arguments: ParsedArguments, of file: String? = nil) throws -> Scene {
    let path = try file ?? scenePath(arguments)
    var scene: Scene
    if path == "-" {
      scene = try StandardInput.document().scene
    } else {
      try FixtureHint.check(path, in: "Fixtures/scenes")
      scene = try SceneDocument.read(contentsOfFile: path)
    }
    SceneArgument.warn(scene, path)
    if let rate = try arguments.number("frame-rate", 1...1000) { scene.configuration.frameRate = rate }
    if let step = try arguments.number("step", 0.01...1000) { scene.configuration.step = step }
    try apply(arguments.assignments("tuning"), to: &scene.configuration.tuning)
    return scene
  }

  static func apply(_ changes: [Assignment], to tuning: inout ScrollTuning) throws {
    for change in changes {
      guard let field = ScrollTuning.field(named: change.name) else {
        throw change.unknown("constant", among: (ScrollTuning.presets + ScrollTuning.fields).map(\.name))
      }
      try UsageError.about("--tuning: ") { () throws(ScrollTuning.FieldError) in
        try tuning.set(field, to: change.value)
      }
    }
  }

  static func show(_ run: ScrollRun, of scene: Scene, _ arguments: ParsedArguments) throws {
    switch try OutputOptions.format(arguments, Format.self, default: .text) {
    case .text:
      try OutputOptions.print(
        RunSummary.describe(run) + (arguments.has("trace") ? RunSummary.frames(run) : ""), arguments)
    case .json: try OutputOptions.write(RunJSON.encode(run), arguments)
    case .csv: try OutputOptions.write(FrameCSV.encode(run), arguments)
    case .svg: try OutputOptions.write(RunChart.svg(ScenePicture(scene).charted(run)), arguments)
    }
  }
}
