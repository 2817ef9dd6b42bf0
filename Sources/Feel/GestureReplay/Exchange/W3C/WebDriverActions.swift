import Foundation

/// The actions of W3C WebDriver: sources that act in ticks, each as long as its longest action.
/// - Source: W3C, "WebDriver", sections "Actions" and "Processing actions"; fractional locations since
///   w3c/webdriver pull request 1881.
enum WebDriverActions {
  static func read(_ data: Data, samplingRate: Double, into collector: inout TouchCollector) throws(DocumentError) {
    let body = try ActionsBody(JSONValue(data))
    var pointers = body.sources.indices.filter { body.sources[$0].isTouch }
      .map { TouchPointer(id: $0, path: "\(body.path)[\($0)].actions") }
    if pointers.isEmpty {
      throw DocumentError(
        at: body.path,
        "has no source of type \"pointer\" with parameters.pointerType \"touch\"; only these are imported")
    }
    let mice = body.sources.count { $0.isPointer && !$0.isTouch }
    if mice > 0 { collector.remark("pointers that are no touch were left out: \(mice)") }
    var time = 0.0
    for tick in 0..<(body.sources.map(\.actions.count).max() ?? 0) {
      let duration = body.sources.reduce(0.0) { longest, source in
        source.actions.indices.contains(tick) ? max(longest, source.actions[tick].duration ?? 0) : longest
      }
      if time + duration > TouchGesture.maximumDuration {
        throw DocumentError(at: "\(pointers[0].path)[\(tick)]", "exceeds 24 hours, the limit of a gesture")
      }
      var touches: [TouchPointer.Touch] = []
      for index in pointers.indices {
        let actions = body.sources[pointers[index].id].actions
        if !actions.indices.contains(tick) { continue }
        touches += try pointers[index].touches(
          of: actions[tick], tick, from: time, tickDuration: duration, samplingRate: samplingRate)
        if touches.count > TouchGesture.maximumSampleCount {
          throw DocumentError(
            at: "\(pointers[index].path)[\(tick)]",
            "exceeds the limit of \(TouchGesture.maximumSampleCount) samples of all fingers")
        }
      }
      // Fingers move at the same time: sorts by time, and at equal times by source.
      if pointers.count > 1 {
        touches = touches.enumerated().sorted {
          ($0.element.sample.time, $0.offset) < ($1.element.sample.time, $1.offset)
        }.map(\.element)
      }
      for touch in touches {
        try collector.add(touch.id, touch.sample, at: "\(body.path)[\(touch.id)].actions[\(tick)]")
      }
      time += duration
    }
  }

  /// Encodes a gesture's samples as pointer actions, with pauses between them.
  static func encode(_ gesture: TouchGesture) -> String {
    var actions: [String] = []
    var time = 0.0
    func wait(until instant: Double) {
      let whole = instant.rounded()
      if whole > time { actions.append("{\"type\": \"pause\", \"duration\": \(JSONText.number(whole - time))}") }
      time = max(time, whole)
    }
    func move(_ sample: TouchSample) {
      actions.append(
        "{\"type\": \"pointerMove\", \"duration\": 0, \"origin\": \"viewport\", \(JSONText.fields(sample.location))}")
    }
    var last: Vector2D?
    for sample in gesture.samples {
      wait(until: sample.time)
      // A pointer is lifted at its current location.
      if sample.phase == .began || sample.phase == .moved || sample.location != last { move(sample) }
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
