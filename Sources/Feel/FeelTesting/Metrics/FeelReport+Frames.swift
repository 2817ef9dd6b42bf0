extension FeelReport {
  /// Returns frames with the offsets that clients see and without the coordinate shifts after the first of them.
  static func motion(_ trace: ScrollTrace, _ indices: Range<Int>) -> [TraceFrame] {
    var shifts = trace.shifts.drop { $0.frame <= indices.lowerBound }
    var shifted = Vector2D.zero
    var frames: [TraceFrame] = []
    frames.reserveCapacity(indices.count)
    for index in indices {
      while let shift = shifts.first, shift.frame <= index {
        shifted = shifted + shift.amount
        shifts.removeFirst()
      }
      var frame = trace.frames[index]
      frame.position = trace.contentOffset(frame) - shifted
      frames.append(frame)
    }
    return frames
  }

  static func overshoot(_ frames: [TraceFrame], from start: Double, to rest: Double, _ axis: ScrollAxis) -> Double {
    let distance = rest - start
    return frames.reduce(0) { furthest, frame in
      let beyond = frame.position[axis] - rest
      return max(furthest, distance > 0 ? beyond : distance < 0 ? -beyond : abs(beyond))
    }
  }

  static func reversals(_ frames: [TraceFrame], _ axis: ScrollAxis, _ threshold: Double) -> Int {
    var count = 0
    var direction = 0.0
    for frame in frames {
      let velocity = frame.velocity[axis]
      if abs(velocity) <= threshold { continue }
      if velocity * direction < 0 { count += 1 }
      direction = velocity
    }
    return count
  }

  static func tailShare(_ frames: [TraceFrame], from start: Vector2D, to rest: Vector2D, duration: Double) -> Double {
    let tenth = (rest - start).length / 10
    guard tenth > 0, duration > 0, let startTime = frames.first?.time,
      let last = frames.lastIndex(where: { (rest - $0.position).length > tenth })
    else { return 0 }
    let before = frames[last]
    guard last + 1 < frames.endIndex else { return 0 }
    let after = frames[last + 1]
    let far = (rest - before.position).length
    let near = (rest - after.position).length
    // Interpolates linearly between the two frames.
    let entered = before.time + (after.time - before.time) * (far - tenth) / (far - near)
    return min(1, max(0, 1 - (entered - startTime) / duration))
  }

  /// Edges are rounded to the pixel, so that a view at an edge is never beyond it.
  static func edgeOvershoot(_ trace: ScrollTrace, _ indices: Range<Int>) -> Double {
    let grid = PixelGrid(scale: trace.displayScale)
    var changes = trace.geometryChanges[...]
    var furthest = 0.0
    var range: (low: Vector2D, high: Vector2D)?
    for index in indices {
      while let change = changes.first, change.frame <= index {
        range = (grid.rounded(change.geometry.minimumContentOffset), grid.rounded(change.geometry.maximumContentOffset))
        changes.removeFirst()
      }
      guard let range else { continue }
      let offset = trace.contentOffset(trace.frames[index])
      furthest = max(
        furthest, range.low.x - offset.x, offset.x - range.high.x, range.low.y - offset.y, offset.y - range.high.y)
    }
    return furthest
  }

  /// The last frame shows the rest; earlier frames at the same pixel are still, except the first of them.
  static func stillFrames(_ frames: [TraceFrame], before restTime: Double?) -> Int {
    guard let restTime, let last = frames.last else { return 0 }
    var count = 0
    for index in frames.indices.dropFirst().reversed() {
      let (before, frame) = (frames[index - 1], frames[index])
      if frame.time >= restTime { continue }
      if frame.phase == .idle || frame.phase == .tracking || frame.phase == .dragging { return count }
      if frame.position != last.position || before.position != frame.position { return count }
      count += 1
    }
    return count
  }
}
