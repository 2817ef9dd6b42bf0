/// The state of a pointer source from tick to tick.
struct TouchPointer {
  typealias Touch = (id: Int, sample: TouchSample)

  let id: Int
  let path: String
  private var location = Vector2D.zero
  private var isDown = false

  init(id: Int, path: String) { (self.id, self.path) = (id, path) }

  mutating func touches(
    of action: ActionsBody.Action, _ tick: Int, from start: Double, tickDuration: Double, samplingRate: Double
  ) throws(DocumentError) -> [Touch] {
    switch action.kind {
    case .pause: return []
    case .pointerDown:
      if isDown { return [] }
      isDown = true
      return [touch(start, .began)]
    case .pointerUp, .pointerCancel:
      if !isDown { return [] }
      isDown = false
      return [touch(start, action.kind == .pointerUp ? .ended : .cancelled)]
    case .pointerMove:
      let (from, to) = (location, action.target)
      let target = (to?.origin == .pointer ? from : .zero) + (to?.location ?? from)
      defer { location = target }
      if !isDown { return [] }
      let duration = action.duration ?? tickDuration
      let interval = 1000 / samplingRate
      if duration / interval > Double(TouchGesture.maximumSampleCount) {
        throw DocumentError(
          at: "\(path)[\(tick)]",
          "exceeds the limit of \(TouchGesture.maximumSampleCount) samples; make it shorter or sample less often")
      }
      var touches: [Touch] = []
      var step = 1
      // A device would not take a sample just before the last one.
      while Double(step) * interval < duration - 1e-6 * max(1, duration) {
        let elapsed = Double(step) * interval
        location = from + (target - from) * (elapsed / duration)
        touches.append(touch(start + elapsed, .moved))
        step += 1
      }
      location = target
      return touches + [touch(start + duration, .moved)]
    }
  }

  private func touch(_ time: Double, _ phase: TouchSample.Phase) -> Touch {
    (id, TouchSample(time: time, location: location, phase: phase))
  }
}
