import ScrollPhysics

/// Makes one finger's track of what several fingers did.
struct TouchCollector {
  private var samples: [TouchSample] = []
  /// What was left out or completed, a sentence each.
  private(set) var remarks: [String] = []
  /// The finger whose stroke is taken; nil while none is.
  private var finger: Int?
  /// Where each finger that is down was last seen, taken or left out.
  private var places: [Int: Vector2D] = [:]
  private var leftOut = 0
  private var count = 0
  private var lastTime = 0.0

  /// Takes in what a finger did.
  ///
  /// - Parameters:
  ///   - id: Which finger.
  ///   - sample: What it did, when and where.
  ///   - location: Where the document says so, for errors.
  mutating func add(
    _ id: Int, _ sample: TouchSample, at location: @autoclosure () -> String
  ) throws(DocumentError) {
    try check(sample, location)
    count += 1
    // Those of fingers left out take time as well.
    if count > 10 * Gesture.maximumSampleCount {
      throw DocumentError(
        at: location(), "is one more than \(10 * Gesture.maximumSampleCount) touches of all fingers, the limit")
    }
    lastTime = sample.time
    switch sample.phase {
    case .began:
      if places[id] != nil {
        throw DocumentError(at: location(), "comes down although that finger is down; lift it first")
      }
      places[id] = sample.place
      if finger == nil { finger = id } else { leftOut += 1 }
    case .moved, .ended, .cancelled:
      if places[id] == nil {
        throw DocumentError(
          at: location(),
          "is \"\(sample.phase.rawValue)\" before that finger came down; a stroke starts with \"began\"")
      }
      places[id] = sample.phase == .moved ? sample.place : nil
    }
    if finger != id { return }
    if sample.phase == .ended || sample.phase == .cancelled { finger = nil }
    if samples.count >= Gesture.maximumSampleCount {
      throw DocumentError(
        at: location(), "is one sample more than the limit of \(Gesture.maximumSampleCount): split the recording")
    }
    samples.append(sample)
  }

  /// Where a finger that is down was last seen; nil for one that is not down.
  func place(of id: Int) -> Vector2D? { places[id] }

  /// Says what was left out or completed.
  mutating func remark(_ sentence: String) { remarks.append(sentence) }

  /// The track, its last stroke completed.
  mutating func finish() throws(DocumentError) -> [TouchSample] {
    guard let last = samples.last else {
      throw DocumentError("has no touch of a finger; a gesture needs one stroke at least")
    }
    if finger != nil {
      if samples.count >= Gesture.maximumSampleCount {
        throw DocumentError(
          "ends with the finger down, and has \(samples.count) samples, the limit: split the recording")
      }
      samples.append(TouchSample(time: last.time, place: last.place, phase: .cancelled))
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
    if sample.time < lastTime {
      throw DocumentError(
        at: location(), "goes back from \(lastTime) to \(sample.time) ms; times must not decrease")
    }
    if sample.time > Gesture.maximumDuration {
      throw DocumentError(at: location(), "is beyond 24 hours, the limit of a gesture")
    }
    let limit = Gesture.maximumCoordinate
    if !(abs(sample.place.x) <= limit && abs(sample.place.y) <= limit) {
      throw DocumentError(at: location(), "must have x and y between −1e9 and 1e9 points")
    }
  }
}
