/// Extracts the track of one finger from the touches of several.
struct TouchCollector {
  private var samples: [TouchSample] = []
  /// Sentences about what was left out or completed.
  private(set) var remarks: [String] = []
  /// The finger whose stroke is being collected; nil between strokes.
  private var finger: Int?
  /// The last location of each finger that is down, including those left out.
  private var locations: [Int: Vector2D] = [:]
  private var leftOut = 0
  private var count = 0
  private var lastTime = 0.0

  mutating func add(_ id: Int, _ sample: TouchSample, at location: @autoclosure () -> String) throws(DocumentError) {
    try check(sample, location)
    count += 1
    // Touches of fingers that are left out also count, because they take time.
    if count > 10 * TouchGesture.maximumSampleCount {
      throw DocumentError(
        at: location(), "exceeds the limit of \(10 * TouchGesture.maximumSampleCount) touches of all fingers")
    }
    lastTime = sample.time
    switch sample.phase {
    case .began:
      if locations[id] != nil {
        throw DocumentError(at: location(), "touches down while that finger is down; lift it first")
      }
      locations[id] = sample.location
      if finger == nil { finger = id } else { leftOut += 1 }
    case .moved, .ended, .cancelled:
      if locations[id] == nil {
        throw DocumentError(
          at: location(),
          "is \"\(sample.phase.rawValue)\" before that finger came down; a stroke starts with \"began\"")
      }
      locations[id] = sample.phase == .moved ? sample.location : nil
    }
    if finger != id { return }
    if sample.phase == .ended || sample.phase == .cancelled { finger = nil }
    if samples.count >= TouchGesture.maximumSampleCount {
      throw DocumentError(
        at: location(), "exceeds the limit of \(TouchGesture.maximumSampleCount) samples: split the recording")
    }
    samples.append(sample)
  }

  func location(of id: Int) -> Vector2D? { locations[id] }

  mutating func remark(_ sentence: String) { remarks.append(sentence) }

  /// Completes the last stroke and returns the samples.
  mutating func finish() throws(DocumentError) -> [TouchSample] {
    guard let last = samples.last else {
      throw DocumentError("has no touch of a finger; a gesture needs at least one stroke")
    }
    if finger != nil {
      if samples.count >= TouchGesture.maximumSampleCount {
        throw DocumentError(
          "ends with the finger down, and has \(samples.count) samples, the limit: split the recording")
      }
      samples.append(TouchSample(time: last.time, location: last.location, phase: .cancelled))
      remarks.append("ends with the finger down: the last stroke was completed as cancelled")
    }
    if leftOut > 0 {
      remarks.append(
        leftOut == 1
          ? "1 touch of another finger was left out: a gesture is one finger's track"
          : "\(leftOut) touches of other fingers were left out: a gesture is one finger's track")
    }
    return samples
  }

  private func check(_ sample: TouchSample, _ location: () -> String) throws(DocumentError) {
    if !sample.time.isFinite || sample.time < 0 {
      throw DocumentError(at: location(), "must be at a time of 0 or later, not \(sample.time) ms")
    }
    try TouchGesture.validate(time: sample.time, after: lastTime, at: location())
    try TouchGesture.validate(sample.location, at: location())
  }
}
