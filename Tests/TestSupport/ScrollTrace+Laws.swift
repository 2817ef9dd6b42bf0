import ScrollPhysics

extension ScrollTrace {
  /// The first law of every finished run that this one breaks, or nil: times in order, finite numbers, and each drag
  /// and deceleration that begins ends.
  public var brokenLaw: String? {
    for (a, b) in zip(frames, frames.dropFirst()) where b.time < a.time { return "frames out of order" }
    for (a, b) in zip(events, events.dropFirst()) where b.time < a.time { return "calls out of order" }
    for frame in frames where !frame.position.isFinite || !frame.velocity.isFinite { return "a frame is not finite" }
    var (isDragging, isDecelerating) = (false, false)
    for event in events {
      switch event.name {
      case .willBeginDragging:
        if isDragging { return "two drags begin" }
        isDragging = true
      case .didEndDragging:
        isDragging = false
      case .willBeginDecelerating:
        isDecelerating = true
      case .didEndDecelerating:
        if !isDecelerating { return "a deceleration ends that has not begun, at \(event.time) ms" }
        isDecelerating = false
      default: break
      }
    }
    if isDragging || isDecelerating { return "a drag or deceleration does not end" }
    return nil
  }
}
