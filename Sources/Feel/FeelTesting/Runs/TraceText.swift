/// The exact text form of a run, which golden traces contain.
///
///     scroll-trace 1
///     model 1
///     scene card-row
///     …
///     events
///     41.667 willBeginDragging [tracking dragging]
///     50.000 didScroll x31 until 650.000 [tracking dragging]
///     frames
///     0.000 0.000 0.000 0.000 0.000 tracking
///     …
///     metrics
///     settleDuration 568.800
///
/// Offsets are those that clients see, rounded to the pixel. docs/Formats.md describes every line.
package enum TraceText {
  static let signature = "scroll-trace 1"

  package static func encode(_ run: ScrollRun) -> String { encode(RecordedRun(run)) }

  /// Encodes a recorded run; one with all its digits is written as what a golden keeps of it.
  package static func encode(_ run: RecordedRun) -> String {
    var lines = [signature] + (run.model.map { ["model \($0)"] } ?? []) + header(run)
    lines += ["events"] + run.calls.map(line)
    lines += ["frames"] + run.frames.map(line)
    lines += ["metrics"] + metrics(run)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of the header after that of the model.
  static func header(_ run: RecordedRun) -> [String] {
    ["scene \(HeaderName.encode(run.scene))", "gesture \(HeaderName.encode(run.gesture))"]
      + (run.frameRate.map { ["frame-rate \(JSONText.number($0))"] } ?? [])
      + (run.displayScale.map { ["scale \(JSONText.number($0))"] } ?? [])
      + run.tuning.map { "tuning \($0.name) \($0.value)" }
  }

  static func line(_ call: RecordedCall) -> String {
    var text = "\(decimal(call.time)) \(call.name.rawValue)"
    if call.count > 1 { text += " x\(call.count) until \(decimal(call.lastTime))" }
    if let flags = call.flags { text += " [\(flags.text)]" }
    if let end = call.release {
      text += " offset \(pair(end.offset)) velocity \(pair(end.velocity))"
      text += " proposed \(pair(end.proposed)) target \(pair(end.target))"
    }
    return text
  }

  /// Returns the line of a frame: `t x y vx vy phase`.
  static func line(_ frame: TraceFrame) -> String {
    "\(decimal(frame.time)) \(pair(frame.position)) \(pair(frame.velocity)) \(frame.phase.rawValue)"
  }

  static func text(_ rest: ScrollTrace.Rest) -> String { "\(decimal(rest.time)) \(pair(rest.contentOffset))" }

  private static func metrics(_ run: RecordedRun) -> [String] {
    (run.rest.map { ["rest \(text($0))"] } ?? []) + run.values.map { "\($0.name) \($0.text)" }
  }

  private static func decimal(_ value: Double) -> String { DecimalText.threePlaces(value) }
  private static func pair(_ vector: Vector2D) -> String { "\(decimal(vector.x)) \(decimal(vector.y))" }
}

extension ScrollEvent.Flags {
  static let names: [(name: String, flag: Self)] = [
    ("tracking", .tracking), ("dragging", .dragging), ("decelerating", .decelerating),
  ]

  var text: String { Self.names.filter { contains($0.flag) }.map { $0.name }.joined(separator: " ") }
}
