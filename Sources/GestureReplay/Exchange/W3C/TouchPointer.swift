import ScrollPhysics

/// A pointer source as its ticks go by.
struct TouchPointer {
  struct Touch {
    let id: Int
    let sample: TouchSample
  }

  /// Which source it is.
  let id: Int
  /// Where its actions are in the document.
  let path: String
  private var place = Vector2D.zero
  private var isDown = false

  init(id: Int, path: String) {
    self.id = id
    self.path = path
  }

  /// What an action does to the finger.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - tick: Its index.
  ///   - start: When the tick begins, in ms.
  ///   - tickDuration: How long it is, in ms: a move without a duration takes as long.
  ///   - samplingRate: How often a move is sampled, per second.
  mutating func touches(
    of action: ActionsBody.Action, _ tick: Int, from start: Double, tickDuration: Double, samplingRate: Double
  ) throws(DocumentError) -> [Touch] {
    switch action.kind {
    case .pause: return []
    case .down:
      if isDown { return [] }
      isDown = true
      return [touch(start, .began)]
    case .up, .cancel:
      if !isDown { return [] }
      isDown = false
      return [touch(start, action.kind == .up ? .ended : .cancelled)]
    case .move(let origin, let way):
      let from = place
      let target = origin == .pointer ? from + way : way
      defer { place = target }
      if !isDown { return [] }
      let duration = action.duration ?? tickDuration
      let interval = 1000 / samplingRate
      if duration / interval > Double(Gesture.maximumSampleCount) {
        throw DocumentError(
          at: "\(path)[\(tick)]",
          "makes more than \(Gesture.maximumSampleCount) samples, the limit; make it shorter or sample less often")
      }
      var touches: [Touch] = []
      var step = 1
      // A last sample much closer than an interval would be none on a device.
      while Double(step) * interval < duration - 1e-6 * max(1, duration) {
        let elapsed = Double(step) * interval
        place = from + (target - from) * (elapsed / duration)
        touches.append(touch(start + elapsed, .moved))
        step += 1
      }
      place = target
      return touches + [touch(start + duration, .moved)]
    }
  }

  private func touch(_ time: Double, _ phase: TouchSample.Phase) -> Touch {
    Touch(id: id, sample: TouchSample(time: time, place: place, phase: phase))
  }
}
