import Foundation

/// The actions of W3C WebDriver: sources that act in ticks, each as long as its longest action.
/// - Source: W3C, "WebDriver", sections "Actions" and "Processing actions"; fractional locations since
///   w3c/webdriver pull request 1881.
enum WebDriverActions {
  static func read(_ data: Data, samplingRate: Double, into collector: inout TouchCollector) throws(DocumentError) {
    let body = try ActionsBody(JSONValue(data))
    let sources = body.sources
    func path(_ source: Int, _ tick: Int) -> String { "\(body.path)[\(source)].actions[\(tick)]" }
    guard let first = sources.firstIndex(where: \.isTouch) else {
      throw DocumentError(
        at: body.path,
        "has no source of type \"pointer\" with parameters.pointerType \"touch\"; only these are imported")
    }
    let mice = sources.count { $0.isPointer && !$0.isTouch }
    if mice > 0 { collector.remark("pointers that are no touch were left out: \(mice)") }
    var pointers = sources.map { _ in Pointer() }
    var time = 0.0
    var acting = Array(sources.indices)
    for tick in 0..<(sources.map(\.actions.count).max() ?? 0) {
      acting.removeAll { sources[$0].actions.count <= tick }
      let duration = acting.reduce(0.0) { max($0, sources[$1].actions[tick].duration ?? 0) }
      if time + duration > TouchGesture.maximumDuration {
        let longest = acting.first { sources[$0].actions[tick].duration == duration } ?? first
        throw DocumentError(at: path(longest, tick), "exceeds 24 hours, the limit of a gesture")
      }
      var touches: [(sample: TouchSample, source: Int)] = []
      for source in acting where sources[source].isTouch {
        touches += try pointers[source].samples(
          of: sources[source].actions[tick], from: time, tick: duration, every: 1000 / samplingRate,
          at: path(source, tick)
        ).map { ($0, source) }
        if touches.count > TouchGesture.maximumSampleCount {
          throw DocumentError(
            at: path(source, tick), "exceeds the limit of \(TouchGesture.maximumSampleCount) samples of all fingers")
        }
      }
      // Fingers move at the same time.
      for touch in touches.sorted(by: { ($0.sample.time, $0.source) < ($1.sample.time, $1.source) }) {
        try collector.add(touch.source, touch.sample, at: path(touch.source, tick))
      }
      time += duration
    }
  }

  /// The state of a pointer source from tick to tick.
  private struct Pointer {
    var location = Vector2D.zero
    var isDown = false

    mutating func samples(
      of action: ActionsBody.Action, from start: Double, tick: Double, every interval: Double, at path: String
    ) throws(DocumentError) -> [TouchSample] {
      if let (origin, offset) = action.target {
        let from = location
        location = (origin == .pointer ? from : .zero) + offset
        if !isDown { return [] }
        let duration = action.duration ?? tick
        let instants = try MovementSampling.instants(
          of: duration, every: interval, at: path, ifTooMany: "make it shorter or sample less often")
        return instants.map {
          TouchSample(time: start + $0, location: from + (location - from) * ($0 / duration), phase: .moved)
        } + [TouchSample(time: start + duration, location: location, phase: .moved)]
      }
      // A pointer that is put down or lifted twice changes nothing.
      if action.kind == .pause || isDown == (action.kind == .pointerDown) { return [] }
      isDown.toggle()
      let phase: TouchSample.Phase = isDown ? .began : action.kind == .pointerUp ? .ended : .cancelled
      return [TouchSample(time: start, location: location, phase: phase)]
    }
  }

  /// Encodes a gesture's samples as pointer actions, with pauses between them.
  static func encode(_ gesture: TouchGesture) -> String {
    var actions: [String] = []
    var time = 0.0
    var last: Vector2D?
    for sample in gesture.samples {
      let whole = sample.time.rounded()
      if whole > time { actions.append("{\"type\": \"pause\", \"duration\": \(JSONText.number(whole - time))}") }
      time = max(time, whole)
      // A pointer is lifted at its current location.
      if sample.phase == .began || sample.phase == .moved || sample.location != last {
        actions.append(
          "{\"type\": \"pointerMove\", \"duration\": 0, \"origin\": \"viewport\", \(JSONText.fields(sample.location))}")
      }
      switch sample.phase {
      case .began: actions.append("{\"type\": \"pointerDown\", \"button\": 0}")
      case .moved: break
      case .ended: actions.append("{\"type\": \"pointerUp\", \"button\": 0}")
      case .cancelled: actions.append("{\"type\": \"pointerCancel\"}")
      }
      last = sample.location
    }
    return """
      { "actions": [
        { "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
      \(actions.map { "    \($0)" }.joined(separator: ",\n"))
        ] }
      ] }

      """
  }
}
