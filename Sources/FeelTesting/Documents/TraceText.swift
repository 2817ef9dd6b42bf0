import Documents
import ScrollPhysics

/// The exact text form of a run, which golden traces contain.
///
///     scroll-trace 1
///     model 1
///     scene card-row
///     …
///     events
///     41.667 willBeginDragging [tracking dragging]
///     50.000 didScroll x31 until 650.000
///     frames
///     0.000 0.000 0.000 0.000 0.000 tracking
///     …
///     metrics
///     settleDuration 568.800
///
/// Offsets are those that clients see, rounded to the pixel. docs/Formats.md describes every line.
package enum TraceText {
  package static let signature = "scroll-trace 1"

  /// Encodes a run.
  /// - Complexity: O(frames + events).
  package static func encode(_ run: ScrollRun) -> String {
    "\(signature)\n\(header(run))events\n\(events(run.trace))frames\n\(frames(run.trace))metrics\n\(metrics(run))"
  }

  static func header(_ run: ScrollRun) -> String {
    let configuration = run.configuration
    var text =
      "model \(ScrollModel.number)\nscene \(HeaderName.encode(run.scene))\ngesture \(HeaderName.encode(run.gesture))\n"
    text +=
      "frame-rate \(JSONText.number(configuration.frameRate))\nscale \(JSONText.number(configuration.displayScale))\n"
    for field in configuration.tuning.fields(differingFrom: .default) {
      text += "tuning \(field.name) \(configuration.tuning.text(of: field))\n"
    }
    return text
  }

  /// Returns one line per delegate call; consecutive `didScroll` calls with the same flags share a line.
  static func events(_ trace: ScrollTrace) -> String {
    var text = ""
    var index = 0
    var release = 0
    let events = trace.events
    while index < events.count {
      let event = events[index]
      var last = index
      if event.name == .didScroll {
        while last + 1 < events.count && events[last + 1].name == .didScroll && events[last + 1].flags == event.flags {
          last += 1
        }
      }
      text += "\(decimal(event.time)) \(event.name.rawValue)"
      if last > index { text += " x\(last - index + 1) until \(decimal(events[last].time))" }
      text += flags(event.flags)
      if event.name == .willEndDragging && release < trace.releases.count {
        let end = trace.releases[release]
        text += " offset \(pair(end.contentOffset)) velocity \(pair(end.velocity))"
        text += " proposed \(pair(end.proposedTarget)) target \(pair(end.target))"
        release += 1
      }
      text += "\n"
      index = last + 1
    }
    return text
  }

  /// Returns one line per frame: `t x y vx vy phase`.
  static func frames(_ trace: ScrollTrace) -> String {
    var text = ""
    for frame in trace.frames {
      text += "\(decimal(frame.time)) \(pair(trace.contentOffset(frame))) \(pair(frame.velocity)) "
      text += "\(frame.phase.rawValue)\n"
    }
    return text
  }

  static func metrics(_ run: ScrollRun) -> String {
    var text = ""
    if let rest = run.trace.rest { text += "rest \(decimal(rest.time)) \(pair(rest.contentOffset))\n" }
    for value in run.report.values { text += "\(value.name) \(value.text)\n" }
    return text
  }

  private static func flags(_ flags: ScrollEvent.Flags) -> String {
    var names: [String] = []
    if flags.contains(.tracking) { names.append("tracking") }
    if flags.contains(.dragging) { names.append("dragging") }
    if flags.contains(.decelerating) { names.append("decelerating") }
    return " [\(names.joined(separator: " "))]"
  }

  private static func decimal(_ value: Double) -> String { DecimalText.threePlaces(value) }

  private static func pair(_ vector: Vector2D) -> String { "\(decimal(vector.x)) \(decimal(vector.y))" }
}
