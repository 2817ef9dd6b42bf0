extension TouchGesture {
  /// Checks that the samples and actions form a valid gesture; an error has the place of the first fault, `samples[3]`.
  ///
  /// `place` names a key of a sample, or all samples, as another document does.
  package func validate(
    place: (_ sample: Int?, _ key: String) -> String = { "samples" + ($0.map { "[\($0)]" } ?? "") + $1 }
  ) throws(DocumentError) {
    if samples.isEmpty && actions.isEmpty {
      throw DocumentError(at: place(nil, ""), "is empty; a gesture needs at least one sample or action")
    }
    if samples.count > Self.maximumSampleCount {
      throw DocumentError(
        at: place(nil, ""), "has \(samples.count) samples; the limit is \(Self.maximumSampleCount): split the recording"
      )
    }
    try validateSamples(place)
    try validateActions()
    if releases.count > strokeCount {
      throw DocumentError(
        at: "release", "has \(releases.count) entries; give at most one for each stroke: \(strokeCount)")
    }
    for (index, release) in releases.enumerated() where !(release.velocity.isFinite && release.target.isFinite) {
      throw DocumentError(at: "release[\(index)]", "must have finite numbers")
    }
    if let rest, !rest.isFinite { throw DocumentError(at: "rest", "must have finite numbers") }
  }

  private func validateSamples(_ place: (Int?, String) -> String) throws(DocumentError) {
    var time = 0.0
    var isDown = false
    for (index, sample) in samples.enumerated() {
      try Self.validate(time: sample.time, after: time, at: place(index, ".t"))
      time = sample.time
      try Self.validate(sample.location, at: place(index, ""))
      switch sample.phase {
      case .began:
        if isDown {
          throw DocumentError(
            at: place(index, ".phase"),
            "is \"began\" while the finger is down; end the stroke before with \"ended\" or \"cancelled\"")
        }
        isDown = true
      case .moved, .ended, .cancelled:
        if !isDown {
          throw DocumentError(
            at: place(index, ".phase"),
            "is \"\(sample.phase.rawValue)\" before the finger came down; a stroke starts with \"began\"")
        }
        isDown = sample.phase == .moved
      }
    }
    if isDown {
      throw DocumentError(
        at: place(nil, ""), "ends with the finger down; close the last stroke with \"ended\" or \"cancelled\"")
    }
  }

  private func validateActions() throws(DocumentError) {
    var time = 0.0
    for (index, action) in actions.enumerated() {
      try Self.validate(time: action.time, after: time, at: "actions[\(index)].t")
      time = action.time
      switch action.kind {
      case .setContentOffset(let offset, _): try Self.validate(offset, at: "actions[\(index)]")
      case .resize(let size):
        let range = 0...Self.maximumCoordinate
        if !(range.contains(size.width) && range.contains(size.height)) {
          throw DocumentError(at: "actions[\(index)]", "must have a width and height from 0 to 1e9 points")
        }
      }
    }
  }

  static func validate(_ location: Vector2D, at path: @autoclosure () -> String) throws(DocumentError) {
    if abs(location.x) <= maximumCoordinate && abs(location.y) <= maximumCoordinate { return }
    throw DocumentError(at: path(), "must have x and y between −1e9 and 1e9 points")
  }

  static func validate(
    time: Double, after last: Double, at path: @autoclosure () -> String
  ) throws(DocumentError) {
    if time >= last && time <= maximumDuration { return }
    let path = path()
    if !time.isFinite || time < 0 { throw DocumentError(at: path, "must be a time of 0 ms or later, not \(time)") }
    if time < last { throw DocumentError(at: path, "goes back from \(last) to \(time) ms; times must not decrease") }
    throw DocumentError(at: path, "exceeds 24 hours, the limit of a gesture")
  }
}
