import ScrollPhysics
import Testing
import TestSupport

/// What must not change the movement: the step, the frame rate, the direction, the axis, the time of day.
@Suite("Invariance")
struct ScrollerTests {
  /// A scroll view and what a finger does to it.
  struct Case: CustomStringConvertible {
    var configuration: ScrollConfiguration
    var start: Vector2D
    var script: TouchScript

    init(using generator: inout SeededGenerator) {
      configuration = .random(using: &generator)
      let low = configuration.geometry.minimumContentOffset
      let high = configuration.geometry.maximumContentOffset
      let (u, v) = (Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator))
      start = Vector2D(x: low.x + (high.x - low.x) * u, y: low.y + (high.y - low.y) * v)
      script = TouchScript(using: &generator)
    }

    func trace(at time: Double = 0) -> ScrollTrace {
      var stage = Stage(configuration, at: start, time: time)
      script.play(on: &stage.view, recording: &stage.trace)
      return stage.trace
    }

    var description: String { "\(configuration) from \(start): \(script)" }
  }

  /// The deviations of one trace from another that should be its image.
  private func compare(
    _ image: ScrollTrace, _ trace: ScrollTrace, delay: Double = 0, in name: Case, _ worst: inout Worst,
    position: (Vector2D) -> Vector2D = { $0 }, velocity: (Vector2D) -> Vector2D = { $0 }
  ) {
    if image.frames.count != trace.frames.count || image.events.count != trace.events.count
      || image.releases.count != trace.releases.count
    {
      let counts = (image.frames.count, trace.frames.count, image.events.count, trace.events.count)
      return worst.note(.infinity, "counts \(counts) of \(name)")
    }
    for (a, b) in zip(image.frames, trace.frames) {
      worst.note((a.position - position(b.position)).length, "\(b.time) ms of \(name)")
      worst.note((a.velocity - velocity(b.velocity)).length, "velocity at \(b.time) ms of \(name)")
      worst.note(a.time - b.time - delay, "time \(b.time) ms of \(name)")
      if a.phase != b.phase { worst.note(.infinity, "phase at \(b.time) ms of \(name)") }
    }
    for (a, b) in zip(image.events, trace.events) where a.name != b.name || a.flags != b.flags {
      worst.note(.infinity, "call at \(b.time) ms of \(name)")
    }
    for (a, b) in zip(image.releases, trace.releases) {
      worst.note((a.target - position(b.target)).length, "target at \(b.time) ms of \(name)")
      if a.willDecelerate != b.willDecelerate { worst.note(.infinity, "release at \(b.time) ms of \(name)") }
    }
    // A slide at 0.01 pt/ms takes 100 ms for a point, so that rounding of an offset is as much larger in time.
    worst.note(((image.rest?.time ?? -1) - (trace.rest?.time ?? -2) - delay) / 100, "time of rest of \(name)")
  }

  @Test("The integration step does not matter: frames agree within 1e-9 pt", arguments: [0.25, 4])
  func step(step: Double) {
    var generator = SeededGenerator(seed: 131)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      var other = one
      other.configuration.step = step
      compare(other.trace(), one.trace(), in: one, &worst)
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("The frame rate does not matter: frames at common times agree within 1e-9 pt", arguments: [120.0, 240, 180])
  func frameRate(frameRate: Double) {
    var generator = SeededGenerator(seed: 132)
    var worst = Worst()
    var compared = 0
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      var other = one
      other.configuration.frameRate = frameRate
      let (slow, fast) = (one.trace(), other.trace())
      var index = 0
      for frame in slow.frames {
        while index < fast.frames.count && fast.frames[index].time < frame.time - 1e-9 { index += 1 }
        // Where a finger and a display frame meet there are two frames of one instant.
        let meeting = fast.frames[index...].prefix { $0.time <= frame.time + 1e-9 }
        if meeting.isEmpty { continue }
        compared += 1
        worst.note(
          meeting.map { ($0.position - frame.position).length }.min() ?? 0, "\(frame.time) ms of \(one)")
      }
      for (a, b) in zip(slow.releases, fast.releases) {
        worst.note((a.target - b.target).length, "target at \(a.time) ms of \(one)")
        worst.note((a.velocity - b.velocity).length, "velocity at \(a.time) ms of \(one)")
      }
      worst.note(((slow.rest?.contentOffset ?? .zero) - (fast.rest?.contentOffset ?? .zero)).length, "rest of \(one)")
      worst.note(((slow.rest?.time ?? -1) - (fast.rest?.time ?? -2)) / 100, "time of rest of \(one)")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(compared > sweepCount(2000) * 20)
  }

  @Test("Direction does not matter: mirrored touches give the mirrored movement")
  func mirror() {
    var generator = SeededGenerator(seed: 133)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      let geometry = one.configuration.geometry
      var other = one
      let inset = geometry.contentInset
      // Content that fills its bounds keeps its size; shorter content rests at its beginning, which mirrors to its end.
      var mirrored = ContentInset(top: inset.bottom, left: inset.right, bottom: inset.top, right: inset.left)
      for axis in ScrollAxis.allCases where !geometry.canScroll(axis) {
        if axis == .horizontal {
          (mirrored.left, mirrored.right) = (inset.left, inset.right)
        } else {
          (mirrored.top, mirrored.bottom) = (inset.top, inset.bottom)
        }
      }
      other.configuration.geometry.contentInset = mirrored
      let sum = geometry.minimumContentOffset + geometry.maximumContentOffset
      let image = other.configuration.geometry.minimumContentOffset + other.configuration.geometry.maximumContentOffset
      let middle = (sum + image) * 0.5
      other.start = middle - one.start
      other.script = one.script.mirrored
      compare(other.trace(), one.trace(), in: one, &worst, position: { middle - $0 }, velocity: { -$0 })
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("The axes are equivalent: transposed touches give the transposed movement, to the bit")
  func transpose() {
    var generator = SeededGenerator(seed: 134)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      var other = one
      other.configuration = one.configuration.transposed
      other.start = one.start.transposed
      other.script = one.script.transposed
      compare(other.trace(), one.trace(), in: one, &worst, position: \.transposed, velocity: \.transposed)
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test("The start time does not matter: touches delayed by whole milliseconds give the same movement, to the bit")
  func delay() {
    var generator = SeededGenerator(seed: 135)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      let delay = Double(Int.random(in: 1...1_000_000, using: &generator))
      var other = one
      other.script = one.script.delayed(by: delay)
      let (delayed, trace) = (other.trace(at: delay), one.trace())
      for (a, b) in zip(delayed.frames, trace.frames) where a.position != b.position || a.velocity != b.velocity {
        worst.note(max((a.position - b.position).length, 1e-300), "\(b.time) ms of \(one)")
      }
      // Instants are sums with the delay: those are rounded.
      var counts = Worst()
      compare(delayed, trace, delay: delay, in: one, &counts)
      worst.note(counts.deviation <= 1e-8 ? 0 : counts.deviation, counts.place)
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test("Every trace is finite, ordered in time, and ends at rest inside the range")
  func sanity() {
    var generator = SeededGenerator(seed: 136)
    var violations: [String] = []
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      let trace = one.trace()
      let times = trace.frames.map(\.time)
      if !zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) { violations.append("time in \(one)") }
      if !trace.frames.allSatisfy({ $0.position.isFinite && $0.velocity.isFinite && $0.time.isFinite }) {
        violations.append("finiteness in \(one)")
      }
      let eventTimes = trace.events.map(\.time)
      if !zip(eventTimes, eventTimes.dropFirst()).allSatisfy({ $0 <= $1 }) { violations.append("calls in \(one)") }
      guard let rest = trace.rest, let last = trace.frames.last else {
        violations.append("no rest in \(one)")
        continue
      }
      let half = 0.5 / one.configuration.displayScale + 1e-9
      if (rest.contentOffset - one.configuration.geometry.clamped(rest.contentOffset)).length > half {
        violations.append("rest \(rest.contentOffset) outside in \(one)")
      }
      if trace.contentOffset(last) != rest.contentOffset || last.velocity != .zero || last.phase != .idle {
        if trace.releases.last?.willDecelerate != false { violations.append("last frame of \(one)") }
      }
      if rest.time > last.time + 1e-9 { violations.append("rest after the last frame of \(one)") }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.first ?? "")")
  }

  @Test("Begin and end calls of drags and decelerations are paired in every trace")
  func pairing() {
    var generator = SeededGenerator(seed: 137)
    var violations: [String] = []
    for _ in 0..<sweepCount(2000) {
      let one = Case(using: &generator)
      var isDragging = false
      var isDecelerating = false
      for event in one.trace().events {
        let expected: Bool
        switch event.name {
        case .willBeginDragging:
          expected = !isDragging
          isDragging = true
        case .willEndDragging: expected = isDragging
        case .didEndDragging:
          expected = isDragging
          isDragging = false
        case .willBeginDecelerating:
          expected = !isDragging
          isDecelerating = true
        case .didEndDecelerating:
          expected = isDecelerating && !isDragging
          isDecelerating = false
        case .didScroll: expected = isDragging || isDecelerating
        case .didEndScrollingAnimation, .keyframePaced, .keyframeCubic, .keyframeCubicPaced: expected = false
        }
        if !expected {
          violations.append("\(event) in \(one)")
          break
        }
      }
      if isDragging || isDecelerating { violations.append("unfinished: \(one)") }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.first ?? "")")
  }
}
