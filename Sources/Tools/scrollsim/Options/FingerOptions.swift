/// The options that describe the finger's gesture.
enum FingerOptions {
  static let options: [Usage.Option] = [
    .init("gesture", "FILE", "a scroll-gesture document, JSON or CSV"),
    .init("drag", "DX", "drag the content by DX points; the finger starts and ends at rest"),
    .init(
      "over", "MS",
      "the duration of the drag or flick; by default 2 ms for each point of a drag, and 100 ms for a flick"),
    .init("hold", "MS", "with --drag: hold the finger still for MS before it lifts"),
    .init("flick", "V", "flick the content; the release velocity is exactly V pt/ms"),
    .init(
      "distance", "D",
      "the distance of the flick; by default that of a steady acceleration: 75 pt for each pt/ms in 100 ms"),
    .init("sampling", "HZ", "finger samples per second (default 60)"),
    RunOptions.vertical,
  ]

  static let notes = """
    Describe the gesture in one of these ways:
      --gesture FILE
      --drag DX [--over MS] [--hold MS]
      --flick V [--distance D] [--over MS]
    """

  /// The duration of a flick of which only the velocity is known, in ms.
  /// - Source: the recorded flicks in Fixtures/gestures, which take 67 to 146 ms.
  private static let flickDuration = 100.0
  /// The time that a drag takes for each point, in ms: the speed of the quick drags of a feel sheet.
  private static let dragPace = 2.0

  /// The options that a kind of gesture does not have.
  private static let foreign = [
    "gesture": ["over", "hold", "distance", "sampling", "vertical"], "drag": ["distance"], "flick": ["hold"],
  ]

  static func kinds(_ arguments: ParsedArguments) -> [String] { ["gesture", "drag", "flick"].filter(arguments.has) }

  static func gesture(_ arguments: ParsedArguments, _ scene: Scene) throws -> TouchGesture {
    try arguments.exclude("gesture", "drag", "flick")
    guard let kind = kinds(arguments).first else {
      throw UsageError("the gesture is missing: --flick V, --drag DX or --gesture FILE")
    }
    for name in foreign[kind] ?? [] where arguments.has(name) {
      throw UsageError("--\(name) cannot be used with --\(kind)")
    }
    if let path = arguments.text("gesture") {
      try FixtureHint.check(path, in: "Fixtures/gestures")
      return try GestureDocument.read(contentsOfFile: path)
    }
    let rate = try arguments.number("sampling", 1...10_000) ?? 60
    // The start location does not matter; only the translation does.
    var finger = SyntheticFinger(at: scene.configuration.geometry.boundsSize.middle, sampling: .hertz(rate))
    if let translation = try arguments.number("drag", -1e6...1e6) {
      let duration = try arguments.number("over", 0...1e6) ?? abs(translation) * dragPace
      finger.drag(
        by: fingerTranslation(translation, arguments), over: duration, hold: try arguments.number("hold", 0...1e6) ?? 0)
      return finger.gesture(named: "drag \(JSONText.number(translation)) over \(JSONText.number(duration))")
    }
    let velocity = try arguments.number("flick") ?? 0
    VelocityHint.warn(velocity, option: "flick")
    let duration = try arguments.number("over", 0...1e6)
    // A steady acceleration, then the last three samples at the release velocity, in half of the time at most.
    let steady = 3000 / rate
    let usual = velocity * ((duration ?? max(flickDuration, 2 * steady)) + steady) / 2
    let distance = try arguments.number("distance", -1e6...1e6) ?? usual
    if distance * velocity < 0 { throw UsageError("--distance and --flick must have the same sign") }
    let translation = velocity < 0 ? -abs(distance) : abs(distance)
    try finger.flick(by: fingerTranslation(translation, arguments), releaseVelocity: abs(velocity), over: duration)
    return finger.gesture(named: "flick \(JSONText.number(velocity)) over \(JSONText.number(abs(distance))) pt")
  }

  /// Converts a change of the content offset to the opposite translation of the finger.
  private static func fingerTranslation(_ offset: Double, _ arguments: ParsedArguments) -> Vector2D {
    arguments.has("vertical") ? Vector2D(x: 0, y: -offset) : Vector2D(x: -offset, y: 0)
  }
}
