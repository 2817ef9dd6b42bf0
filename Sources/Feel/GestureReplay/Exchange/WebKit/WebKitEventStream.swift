import Foundation

/// The event streams of WebKit's layout tests: `events` of hands with fingers, some of them interpolated.
///
/// Times are seconds from the start, and locations are points. `coordinateSpace` only shifts all locations alike.
/// - Source: WebKit, Tools/TestRunnerShared/spi and Tools/WebKitTestRunner/ios/HIDEventGenerator.mm.
enum WebKitEventStream {
  static func read(_ data: Data, into collector: inout TouchCollector) throws(DocumentError) {
    let events: [WebKitEvent] = try DocumentObject(anyKeysOf: JSONValue(data)).value("events")
    var styluses = 0
    for (index, event) in events.enumerated() {
      if event.hands.count == 1 { styluses += event.hands[0].touches.count { !$0.isFinger } }
      try add(event, "events[\(index)]", to: &collector)
    }
    let others = events.count { $0.hands.isEmpty }
    if others > 0 { collector.remark("events of other input types than \"hand\" were left out: \(others)") }
    if styluses > 0 { collector.remark("touches of other input types than \"finger\" were left out: \(styluses)") }
  }

  private static func add(
    _ hand: WebKitHand, _ path: String, to collector: inout TouchCollector
  ) throws(DocumentError) {
    for (index, touch) in hand.touches.enumerated() where touch.isFinger {
      guard let phase = touch.phase else { continue }
      // A lift need not have a location; the collector rejects the lift of a finger that is not down.
      let at = touch.location ?? collector.location(of: touch.id) ?? .zero
      try collector.add(
        touch.id, TouchSample(time: hand.time, location: at, phase: phase), at: "\(path).touches[\(index)]")
    }
  }

  /// Adds a hand; or the start, the steps in between for fingers that are in both events and down, and the end.
  private static func add(
    _ event: WebKitEvent, _ path: String, to collector: inout TouchCollector
  ) throws(DocumentError) {
    guard let start = event.hands.first, let end = event.hands.last else { return }
    if event.hands.count == 1 { return try add(start, path, to: &collector) }
    if end.time < start.time { throw DocumentError(at: "\(path).endEvent.timeOffset", "is before that of startEvent") }
    let duration = end.time - start.time
    let instants = try MovementSampling.instants(
      of: duration, every: event.timestep, at: "\(path).timestep", ifTooMany: "make it longer")
    try add(start, "\(path).startEvent", to: &collector)
    let ends = Dictionary(end.touches.filter(\.isFinger).map { ($0.id, $0) }) { first, _ in first }
    let segments = start.touches.enumerated().compactMap { index, from in
      ends[from.id].flatMap { to in
        from.location.flatMap { a in to.location.map { b in (index: index, id: from.id, from: a, translation: b - a) } }
      }
    }
    .filter { collector.location(of: $0.id) != nil }
    for elapsed in instants where !segments.isEmpty {
      let share = event.curve.share(elapsed / duration)
      for segment in segments {
        let sample = TouchSample(
          time: rounded(start.time + elapsed), location: segment.from + segment.translation * share, phase: .moved)
        try collector.add(segment.id, sample, at: "\(path).startEvent.touches[\(segment.index)]")
      }
    }
    try add(end, "\(path).endEvent", to: &collector)
  }

  /// Rounds milliseconds to the nanosecond, so that decimal seconds convert exactly.
  static func rounded(_ milliseconds: Double) -> Double {
    abs(milliseconds) < 1e9 ? (milliseconds * 1e6).rounded() / 1e6 : milliseconds
  }

  static func encode(_ gesture: TouchGesture) -> String {
    let events = gesture.samples.map { sample in
      let phase = sample.phase == .cancelled ? "canceled" : sample.phase.rawValue
      return "  {\"inputType\": \"hand\", \"timeOffset\": \(JSONText.number(sample.time / 1000)),"
        + " \"coordinateSpace\": \"global\", \"touches\": [{\"inputType\": \"finger\", \"phase\": \"\(phase)\", \"id\": 1,"
        + " \(JSONText.fields(sample.location)), \"pressure\": 0}]}"
    }
    return "{ \"events\": [\n\(events.joined(separator: ",\n"))\n] }\n"
  }
}
