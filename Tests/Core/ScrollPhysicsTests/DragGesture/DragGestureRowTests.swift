import Foundation
@testable import ScrollPhysics
import TestSupport
import Testing

@Suite("A row moved by a drag gesture")
struct DragGestureRowTests {
  /// Goes to a fixed target when a drag ends; on a resize, to the same part of the view's width.
  private struct Fixed: TargetBehavior, Sendable {
    var place: Double?
    var seen: [TargetContext] = []

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      seen.append(context)
      switch context.reason {
      case .dragEnd: target.x = place ?? context.dragStartOffset.x
      case .resize:
        target.x =
          context.previousTarget.x / context.previousGeometry.boundsSize.width * context.geometry.boundsSize.width
      }
    }

    mutating func layOut(in boundsSize: Size2D) -> Size2D? { Size2D(width: 8 * boundsSize.width, height: 200) }
  }

  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 200), boundsSize: Size2D(width: 300, height: 200))

  private func row(
    _ animation: RowAnimation = .default, at start: Double = 600, to place: Double? = nil,
    _ change: (inout DragGestureStyle) -> Void = { _ in }
  ) -> DragGestureRow<Fixed> {
    var style = DragGestureStyle()
    style.animation = animation
    change(&style)
    return DragGestureRow(
      Self.configuration, style: style, contentOffset: Vector2D(x: start, y: 0), behavior: Fixed(place: place))
  }

  /// Drags at a constant velocity, in pt/ms, by samples each 8 ms, and lifts.
  private func drag(
    _ row: inout DragGestureRow<Fixed>, by distance: Double, at speed: Double, lifts: Bool = true,
    _ trace: inout ScrollTrace
  ) {
    let start = row.time
    row.touchDown(at: Vector2D(x: 200, y: 100), time: start, recording: &trace)
    let steps = max(1, Int((abs(distance) / speed / 8).rounded()))
    for step in 1...steps {
      row.touchMove(
        to: Vector2D(x: 200 + distance * Double(step) / Double(steps), y: 100), time: start + 8 * Double(step),
        recording: &trace)
    }
    if lifts { row.touchUp(time: start + 8 * Double(steps), recording: &trace) }
  }

  @Test("A row that is resized under a slanting finger stays where it is across its axis")
  func resizedUnderFinger() {
    var (row, trace) = (row(.default, at: 600, to: 600), ScrollTrace())
    row.touchDown(at: Vector2D(x: 200, y: 100), time: 0, recording: &trace)
    row.touchMove(to: Vector2D(x: 128, y: 40), time: 50, recording: &trace)
    row.resize(to: Size2D(width: 320, height: 150), recording: &trace)
    row.touchMove(to: Vector2D(x: 120, y: 20), time: 80, recording: &trace)
    #expect(row.contentOffset.y == 0)
    row.touchUp(time: 90, recording: &trace)
    row.advanceToRest(limit: 5000, recording: &trace)
    #expect(row.contentOffset.y == 0 && trace.frames.allSatisfy { $0.position.y == 0 })
  }

  @Test("A row that is released at its target with a velocity swings, as its spring says, and comes back")
  func swings() {
    for velocity in [-1.0, 0, 0.5] {
      var row = row(.smooth, at: 600, to: 600)
      var trace = ScrollTrace()
      row.release(
        ReleaseState(contentOffset: Vector2D(x: 600, y: 0), velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
      row.advanceToRest(recording: &trace)
      // A critically damped spring goes v / (e·ω) past its target.
      let farthest = velocity / (exp(1) * 2 * .pi / 500)
      let reached = trace.frames.map { $0.position.x - 600 }.max { abs($0) < abs($1) } ?? .nan
      #expect(abs(reached - farthest) <= 0.02 * abs(farthest), "\(velocity)")
      #expect(row.contentOffset.x == 600)
    }
  }

  @Test("Lifting the finger somewhere else is moving there and then lifting it")
  func liftsElsewhere() {
    for way in [nil, 0.0, -9, 40, -160, 300] {
      let runs = liftedElsewhere(
        row(to: 900), step: Vector2D(x: -9, y: 0), way: way.map { Vector2D(x: $0, y: 0) })
      #expect(runs.one == runs.two && runs.one.releases.count == 1, "\(way ?? -1)")
    }
  }

  @Test("A spring's bounce is the damping fraction that SwiftUI documents, below 0 too")
  func bounces() {
    for (bounce, fraction) in [(0.0, 1.0), (0.25, 0.75), (1, 0), (-0.5, 2), (-0.75, 4)] {
      #expect(
        RowAnimation.spring(duration: 300, bounce: bounce) == .spring(response: 300, dampingFraction: fraction))
    }
  }

  // MARK: Settling, against another way

  /// Moves by a spring's differential equation in steps of 0.05 ms (Runge and Kutta's method of fourth order).
  private func integrated(_ stiffness: Double, _ damping: Double, _ start: (Double, Double), _ times: [Double])
    -> [Double]
  {
    var (e, v, time) = (start.0, start.1, 0.0)
    var result: [Double] = []
    func acceleration(_ e: Double, _ v: Double) -> Double { -stiffness * e - damping * v }
    for target in times {
      while time < target {
        let h = min(0.05, target - time)
        let (k1, l1) = (v, acceleration(e, v))
        let (k2, l2) = (v + h / 2 * l1, acceleration(e + h / 2 * k1, v + h / 2 * l1))
        let (k3, l3) = (v + h / 2 * l2, acceleration(e + h / 2 * k2, v + h / 2 * l2))
        let (k4, l4) = (v + h * l3, acceleration(e + h * k3, v + h * l3))
        (e, v) = (e + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), v + h / 6 * (l1 + 2 * l2 + 2 * l3 + l4))
        time += h
      }
      result.append(e)
    }
    return result
  }

  @Test("Springs move as their differential equation says, from the finger's velocity or from none")
  func springs() throws {
    var generator = SeededGenerator(seed: 29)
    for index in 0..<sweepCount(200, oneIn: 5) {
      let hands = index % 3 != 0
      let velocity = Double.random(in: -4...4, using: &generator)
      let distance = Double.random(in: -600...600, using: &generator)
      let (stiffness, damping, animation): (Double, Double, RowAnimation)
      if index % 2 == 0 {
        let response = Double.random(in: 100...900, using: &generator)
        let ratio = Double.random(in: 0.2...1.4, using: &generator)
        let frequency = 2 * Double.pi / response
        (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
        animation = .spring(response: response, dampingFraction: ratio)
      } else {
        let (mass, k, c) = (
          Double.random(in: 0.5...3, using: &generator), Double.random(in: 50...400, using: &generator),
          Double.random(in: 8...60, using: &generator)
        )
        (stiffness, damping) = (k / mass / 1e6, c / mass / 1e3)
        animation = .interpolatingSpring(mass: mass, stiffness: k, damping: c, initialVelocity: 0)
      }
      var row = row(animation, to: 600 + distance) { $0.handsVelocityOver = hands }
      var trace = ScrollTrace()
      row.release(
        ReleaseState(contentOffset: Vector2D(x: 600, y: 0), velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
      row.advanceToRest(recording: &trace)
      #expect(row.isAtRest)
      let target = row.contentOffset.x
      let frames = trace.frames.filter { $0.time > 0 && $0.time < trace.rest?.time ?? 0 }
      let way = integrated(stiffness, damping, (600 - target, hands ? velocity : 0), frames.map(\.time))
      let worst = zip(frames, way).map { abs($0.position.x - target - $1) }.max() ?? 1
      #expect(worst < 1e-4 && frames.count > 5, "\(animation), \(distance) pt, \(velocity) pt/ms: \(worst)")
      // It ends within 0.001 of the distance, or of a point, and stays there.
      let late = integrated(stiffness, damping, (600 - target, hands ? velocity : 0), [(trace.rest?.time ?? 0) + 1e-6])
      #expect(abs(late[0]) <= 0.00101 * max(1, abs(target - 600)))
    }
  }

  @Test("A spring's own initial velocity is in distances per second, whatever the finger's, as SwiftUI adds none to it")
  func ownVelocity() {
    for hands in [false, true] {
      var row = row(.interpolatingSpring(mass: 1, stiffness: 250, damping: 20, initialVelocity: 4), to: 900) {
        $0.handsVelocityOver = hands
      }
      var trace = ScrollTrace()
      row.release(
        ReleaseState(contentOffset: Vector2D(x: 700, y: 0), velocity: Vector2D(x: -2, y: 0)), recording: &trace)
      #expect(abs(trace.releases[0].launchVelocity.x - 0.8) < 1e-9)
    }
    var trace = ScrollTrace()
    var row = row(.interpolatingSpring(mass: 1, stiffness: 250, damping: 20, initialVelocity: 4))
    row.setContentOffset(Vector2D(x: 400, y: 0), animated: true, recording: &trace)
    row.advance(to: 1, recording: &trace)
    #expect(abs(row.velocity.x - -0.8) < 0.06)
  }

  /// A cubic timing curve by halving, 200 times.
  private func progress(_ p1: Vector2D, _ p2: Vector2D, _ share: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bezier(p1.x, p2.x, middle) < share { low = middle } else { high = middle }
    }
    return bezier(p1.y, p2.y, (low + high) / 2)
  }

  @Test(
    "Timing curves move as their control points say, whatever the finger's velocity",
    arguments: [
      (RowAnimation.easeInOut, Vector2D(x: 0.42, y: 0), Vector2D(x: 0.58, y: 1), 350.0),
      (.easeIn, Vector2D(x: 0.42, y: 0), Vector2D(x: 1, y: 1), 350),
      (.easeOut, Vector2D(x: 0, y: 0), Vector2D(x: 0.58, y: 1), 350),
      (.linear, .zero, Vector2D(x: 1, y: 1), 350),
      (
        .timingCurve(Vector2D(x: 0.2, y: 0.8), Vector2D(x: 0.2, y: 1), duration: 500), Vector2D(x: 0.2, y: 0.8),
        Vector2D(x: 0.2, y: 1), 500
      ),
    ])
  func curves(_ animation: RowAnimation, _ first: Vector2D, _ second: Vector2D, _ duration: Double) {
    var row = row(animation, to: 900)
    var trace = ScrollTrace()
    row.release(
      ReleaseState(contentOffset: Vector2D(x: 520, y: 0), velocity: Vector2D(x: 2, y: 0)), recording: &trace)
    row.advanceToRest(recording: &trace)
    #expect(trace.rest?.time == duration)
    for frame in trace.frames where frame.time < duration {
      let expected = 520 + 380 * progress(first, second, frame.time / duration)
      #expect(abs(frame.position.x - expected) < 1e-6, "\(frame.time) ms")
    }
  }

  @Test("Settling lasts as Apple's settling duration of the named springs says")
  func durations() {
    // Read from the documentation of Spring.settlingDuration, in ms; the last crossing and the envelope differ.
    let documented: [(RowAnimation, ClosedRange<Double>)] = [
      (.default, 805...815), (.spring, 685...725), (.smooth, 730...745), (.snappy, 690...710), (.bouncy, 810...830),
      (.interactiveSpring, 200...225), (.spring(response: 400, dampingFraction: 0.8), 535...595),
      (.spring(response: 350, dampingFraction: 0.8), 465...525),
    ]
    for (animation, duration) in documented {
      var row = row(animation)
      var trace = ScrollTrace()
      row.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &trace)
      row.advanceToRest(recording: &trace)
      #expect(duration.contains(trace.rest?.time ?? 0), "\(animation): \(trace.rest?.time ?? 0)")
    }
  }

  @Test("Two recorded springs have the recorded constants")
  func recorded() {
    // Cards with withAnimation(.spring) of iOS 17: critically damped, response 0.50 to 0.515 s. Pages by
    // interpolatingSpring of stiffness 250 and ratio 1: 0.0157 to 0.0159 per ms, with initial velocity = velocity/distance.
    func constant(_ animation: RowAnimation, _ velocity: Double) -> Double {
      var row = row(animation, to: 900)
      var trace = ScrollTrace()
      row.release(
        ReleaseState(contentOffset: Vector2D(x: 600, y: 0), velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
      row.advance(to: 400, recording: &trace)
      // Of (e₀ + c·t)·e^(−ωt) with c = e′₀ + ω·e₀, by the frame that ω explains best.
      let frame = trace.frames[trace.frames.count - 2]
      func shown(_ rate: Double) -> Double {
        900 + (-300 + (velocity - 300 * rate) * frame.time) * Numerics.exp(-rate * frame.time)
      }
      var (low, high) = (0.005, 0.03)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if shown(middle) < frame.position.x { low = middle } else { high = middle }
      }
      return low
    }
    #expect(
      (0.0157...0.0159).contains(
        constant(.interpolatingSpring(mass: 1, stiffness: 250, damping: 31.6227766, initialVelocity: 0), 1.5)))
    #expect((500...515).contains(2 * Double.pi / constant(.spring(duration: 500), 0)))
  }

  // MARK: The drag

  @Test("The row stands still until the finger has moved 10 points in any direction, and then jumps after it")
  func minimumDistance() {
    for subtracts in [false, true] {
      var row = row { $0.subtractsMinimumDistance = subtracts }
      var trace = ScrollTrace()
      row.touchDown(at: Vector2D(x: 100, y: 100), time: 0, recording: &trace)
      row.touchMove(to: Vector2D(x: 94, y: 107.9), time: 8, recording: &trace)
      #expect(row.contentOffset.x == 600 && row.phase == .tracking && trace.events.isEmpty)
      row.touchMove(to: Vector2D(x: 94, y: 108), time: 16, recording: &trace)
      #expect(row.contentOffset.x == (subtracts ? 600 : 606) && row.phase == .dragging)
      row.touchMove(to: Vector2D(x: 60, y: 150), time: 24, recording: &trace)
      #expect(row.contentOffset == Vector2D(x: subtracts ? 634 : 640, y: 0))
      #expect(
        trace.events.map(\.name)
          == (subtracts ? [.willBeginDragging, .didScroll] : [.willBeginDragging, .didScroll, .didScroll]))
    }
  }

  @Test("Any other minimum distance is the one from which the row moves", arguments: [1.0, 4, 10, 25, 60])
  func otherMinimumDistance(distance: Double) {
    for subtracts in [false, true] {
      var row = row {
        $0.minimumDistance = distance
        $0.subtractsMinimumDistance = subtracts
      }
      var trace = ScrollTrace()
      row.touchDown(at: Vector2D(x: 100, y: 100), time: 0, recording: &trace)
      row.touchMove(to: Vector2D(x: 100 - distance + 0.5, y: 100), time: 8, recording: &trace)
      #expect(row.contentOffset.x == 600 && row.phase == .tracking)
      row.touchMove(to: Vector2D(x: 100 - distance, y: 100), time: 16, recording: &trace)
      #expect(row.contentOffset.x == (subtracts ? 600 : 600 + distance) && row.phase == .dragging)
    }
  }

  @Test("The proposed target is the predicted end: a quarter of a second ahead of the finger")
  func prediction() {
    for (distance, speed) in [(-120.0, 0.5), (-60, 1.5), (90, 0.25), (200, 2.5)] {
      var row = row(to: nil)
      var trace = ScrollTrace()
      drag(&row, by: distance, at: speed, &trace)
      let seen = row.behavior.seen[0]
      let steps = (abs(distance) / speed / 8).rounded()
      let velocity = -distance / (8 * steps)
      #expect(abs(seen.velocity.x - velocity) < 1e-9)
      #expect(abs(seen.proposedTarget.x - (600 - distance + 250 * velocity)) < 1e-9)
      #expect(seen.contentOffset.x == 600 - distance && seen.dragStartOffset.x == 600)
      #expect(seen.lastMovement.x == (distance < 0 ? 1 : -1))
      #expect(trace.releases[0].proposedTarget == seen.proposedTarget && trace.releases[0].velocity == seen.velocity)
    }
  }

  @Test("Beyond its ends the row shows what its resistance leaves, and a finger that asks for it holds the row there")
  func resistance() {
    let range = ScrollRange(minimum: 0, maximum: 2100)
    #expect(RowResistance.none.shown(2150, in: range) == 2150 && RowResistance.blocked.shown(2150, in: range) == 2100)
    for resistance in [
      RowResistance.none, .blocked, RowResistance(factor: 0.3), RowResistance(factor: 1, limit: 150),
      RowResistance(factor: 0.55, limit: 300),
    ] {
      var row = row(at: 2100) { $0.resistance = resistance }
      var trace = ScrollTrace()
      row.touchDown(at: Vector2D(x: 280, y: 100), time: 0, recording: &trace)
      var last = 2100.0
      for n in 1...27 {
        let asked = 10 * Double(n)
        row.touchMove(to: Vector2D(x: 280 - asked, y: 100), time: 8 * Double(n), recording: &trace)
        let shown = trace.frames[trace.frames.count - 1].position.x - 2100
        let expected =
          resistance.limit.map { 1 / (1 / (resistance.factor * asked) + 1 / $0) } ?? resistance.factor * asked
        #expect(abs(shown - expected) < 1e-9)
        #expect(shown + 2100 >= last)
        last = shown + 2100
        if resistance.factor > 0 { #expect(abs(resistance.asked(last, in: range) - 2100 - asked) < 1e-6) }
      }
      #expect(abs(resistance.shown(-50, in: range) - 2100 + resistance.shown(2150, in: range)) < 1e-9)
      #expect(resistance.shown(900, in: range) == 900 && resistance.asked(900, in: range) == 900)
    }
    // UIKit's rubber band is one of them.
    let band = RubberBand(dimension: 300, coefficient: 0.55)
    for distance in stride(from: 1.0, to: 900, by: 37) {
      let shown = RowResistance(factor: 0.55, limit: 300).shown(2100 + distance, in: range)
      #expect(abs(shown - 2100 - band.offset(forDistance: distance)) < 1e-9)
    }
  }

  // MARK: Catching

  /// Sends a row from 600 to 900, puts a finger down after 120 ms and drags; returns the row and the trace.
  private func caught(_ catching: DragGestureStyle.Catching, drags: Bool = true) -> (DragGestureRow<Fixed>, ScrollTrace)
  {
    var row = row(.spring, to: 900) { $0.catching = catching }
    var trace = ScrollTrace()
    row.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &trace)
    row.advance(to: 120, recording: &trace)
    if drags { drag(&row, by: -40, at: 0.5, lifts: false, &trace) } else { row.advance(to: 200, recording: &trace) }
    return (row, trace)
  }

  @Test("A finger that catches the row in flight makes it jump, unless the app carries the shown offset over")
  func catching() {
    let free = caught(.jumps, drags: false).0
    let undisturbed = free.contentOffset.x - 900
    #expect(undisturbed < -20)
    let (jumping, trace) = caught(.jumps)
    #expect(jumping.contentOffset.x == 940)
    // What is left of the animation is the jump, in one frame, when the gesture begins: after 16 ms with 8 points, or 24.
    let jump = zip(trace.frames.dropFirst(), trace.frames).map { $0.position.x - $1.position.x }.max() ?? 0
    let before = trace.frames.last { $0.phase == .tracking }
    #expect(abs(jump - (912 - (before?.position.x ?? 0))) < 1e-9)
    // Under the finger the animation runs on in the other offset.
    let running = caught(.runsOn).0
    #expect(abs(running.contentOffset.x - (940 + undisturbed)) < 0.51)
    // Carried over, the row moves with the finger only, from where it was when the gesture began.
    let (kept, smooth) = caught(.carriesOver)
    let start = smooth.events.first { $0.name == .willBeginDragging }?.time ?? 0
    var (still, unused) = (row(.spring, to: 900), ScrollTrace())
    still.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &unused)
    still.advance(to: start, recording: &unused)
    #expect(start == 144 && abs(kept.contentOffset.x - 40 - still.contentOffset.x) < 0.51)
    // Ignored, the finger does not change the run.
    #expect(caught(.ignores).0.contentOffset == free.contentOffset)
  }

  @Test("A tap does not stop a row in flight")
  func tap() {
    for catching in DragGestureStyle.Catching.allCases {
      var tapped = row(.bouncy) { $0.catching = catching }
      var free = tapped
      var (trace, other) = (ScrollTrace(), ScrollTrace())
      tapped.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &trace)
      free.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &other)
      tapped.touchDown(at: Vector2D(x: 100, y: 100), time: 100, recording: &trace)
      tapped.touchUp(time: 180, recording: &trace)
      tapped.advanceToRest(recording: &trace)
      free.advanceToRest(recording: &other)
      #expect(trace.rest == other.rest && tapped.isAtRest)
    }
  }

  @Test("A spring that interrupts another one continues its offset and velocity; curves add up")
  func retargeting() throws {
    func frames(_ animation: RowAnimation, second: Double?) -> [TraceFrame] {
      var row = row(animation)
      var trace = ScrollTrace()
      row.setContentOffset(Vector2D(x: 900, y: 0), animated: true, recording: &trace)
      row.advance(to: 150, recording: &trace)
      if let second { row.setContentOffset(Vector2D(x: second, y: 0), animated: true, recording: &trace) }
      row.advance(to: 650, recording: &trace)
      return trace.frames
    }
    // The spring: the same equation from the offset and the velocity at the interruption.
    let spring = frames(.spring(response: 400, dampingFraction: 0.7), second: 300)
    let moment = try #require(spring.first { $0.time == 150 })
    let rate = 2 * Double.pi / 400
    let later = spring.filter { $0.time > 150 }
    let way = integrated(
      rate * rate, 1.4 * rate, (moment.position.x - 300, moment.velocity.x), later.map { $0.time - 150 })
    #expect(later.count > 20)
    for (frame, expected) in zip(later, way) { #expect(abs(frame.position.x - 300 - expected) < 1e-4) }
    // The curve: the sum of both.
    for frame in frames(.easeInOut, second: 300) where frame.time > 150 {
      func left(_ distance: Double, _ time: Double) -> Double {
        distance * (1 - progress(Vector2D(x: 0.42, y: 0), Vector2D(x: 0.58, y: 1), min(1, time / 350)))
      }
      #expect(abs(frame.position.x - (300 + left(-300, frame.time) + left(600, frame.time - 150))) < 1e-6)
    }
  }

  // MARK: Other ends

  @Test("A cancelled drag stays half-way, jumps back, or ends without velocity, as the app's code has it")
  func cancellation() {
    for cancellation in DragGestureStyle.Cancellation.allCases {
      var row = row(to: 900) { $0.cancellation = cancellation }
      var trace = ScrollTrace()
      drag(&row, by: -100, at: 1, lifts: false, &trace)
      row.touchCancel(time: row.time, recording: &trace)
      #expect(row.isAtRest == (cancellation != .ends) && trace.releases.count == (cancellation == .ends ? 1 : 0))
      #expect(trace.releases.first?.velocity ?? .zero == .zero)
      row.advanceToRest(recording: &trace)
      let expected: [DragGestureStyle.Cancellation: Double] = [.stays: 700, .resets: 600, .ends: 900]
      #expect(row.contentOffset.x == expected[cancellation] && trace.rest?.contentOffset == row.contentOffset)
      if cancellation == .stays {
        // The next drag begins at the app's own offset.
        drag(&row, by: -20, at: 1, lifts: false, &trace)
        #expect(row.contentOffset.x == 620 && row.settledOffset == 600)
      }
    }
  }

  @Test("An app that carries the shown offset over goes on from where a cancelled drag has left the row")
  func carriedOverAfterCancel() {
    var row = row { $0.catching = .carriesOver }
    var trace = ScrollTrace()
    drag(&row, by: -100, at: 1, lifts: false, &trace)
    row.touchCancel(time: row.time, recording: &trace)
    #expect(row.isAtRest && row.contentOffset.x == 700)
    drag(&row, by: -20, at: 1, lifts: false, &trace)
    #expect(row.contentOffset.x == 720 && row.settledOffset == 600)
  }

  @Test("A release that is almost at its target does not rest before it")
  func almostThere() {
    for (offset, velocity) in [(899.9996, 0.0), (900.0002, 1e-7), (900, 1e-6), (900, 0)] {
      var row = row(.bouncy, to: 900)
      var trace = ScrollTrace()
      row.advance(to: 50, recording: &trace)
      row.release(
        ReleaseState(contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0)),
        recording: &trace)
      row.advanceToRest(recording: &trace)
      #expect(trace.rest?.time ?? 0 >= 50 && row.contentOffset.x == 900, "\(offset) \(velocity)")
    }
  }

  @Test("A target that is not finite leaves the row at its own offset, and an immediate one is reached at once")
  func targets() {
    var trace = ScrollTrace()
    var lost = row(to: .nan)
    drag(&lost, by: -100, at: 1, &trace)
    lost.advanceToRest(recording: &trace)
    #expect(lost.contentOffset.x == 600)
    for animation in [RowAnimation.immediate, .timingCurve(.zero, Vector2D(x: 1, y: 1), duration: 0)] {
      var immediate = row(animation, to: 900)
      drag(&immediate, by: -100, at: 1, &trace)
      #expect(immediate.isAtRest && immediate.contentOffset.x == 900)
    }
  }

  @Test("A program that moves the row under a finger moves it by the translation more")
  func underFinger() {
    var row = row()
    var trace = ScrollTrace()
    drag(&row, by: -100, at: 1, lifts: false, &trace)
    row.setContentOffset(Vector2D(x: 1200, y: 0), animated: true, recording: &trace)
    #expect(row.contentOffset.x == 1300)
    row.touchMove(to: Vector2D(x: 90, y: 100), time: row.time + 8, recording: &trace)
    #expect(row.contentOffset.x == 1310)
  }

  @Test("A resize puts the row where its behavior wants it, without an animation")
  func resize() {
    var (row, trace) = caught(.jumps, drags: false)
    row.resize(to: Size2D(width: 400, height: 200), recording: &trace)
    #expect(row.isAtRest && row.contentOffset.x == 1200 && row.settledOffset == 1200)
    #expect(row.configuration.geometry.contentSize.width == 3200)
  }

  @Test("A landing is the rest of the simulated release")
  func landings() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var row = row(.snappy, to: Double.random(in: -300...2400, using: &generator))
      let release = ReleaseState(
        contentOffset: Vector2D(x: Double.random(in: -100...2300, using: &generator), y: 0),
        velocity: Vector2D(x: Double.random(in: -3...3, using: &generator), y: 0),
        dragStartOffset: Vector2D(x: 600, y: 0))
      let landing = row.landing(of: release)
      #expect(row.isAtRest && row.contentOffset.x == 600)
      var (copy, trace) = (row, ScrollTrace())
      copy.release(release, recording: &trace)
      copy.advanceToRest(recording: &trace)
      #expect(copy.contentOffset == landing.restOffset && trace.releases[0].target == landing.target)
      #expect(trace.releases[0].proposedTarget == landing.proposedTarget)
    }
  }

  @Test("Every sequence of actions keeps the laws of a view")
  func sequences() {
    for index in 0..<sweepCount(2000) {
      var generator = SeededGenerator(seed: UInt64(29_000 + index))
      let actions = [ViewAction].random(14, using: &generator)
      var style = DragGestureStyle()
      style.animation =
        [
          .default, .bouncy, .easeOut, .immediate,
          .interpolatingSpring(mass: 1, stiffness: 170, damping: 12, initialVelocity: 0),
        ][index % 5]
      style.catching = DragGestureStyle.Catching.allCases[index % 4]
      style.cancellation = DragGestureStyle.Cancellation.allCases[index % 3]
      style.resistance = [RowResistance.none, .blocked, RowResistance(factor: 0.55, limit: 300)][index / 2 % 3]
      let place: Double? = index % 2 == 0 ? nil : 900
      let sequence = DrivenView(actions, mayBeOutside: true) {
        DragGestureRow(
          Self.configuration, style: style, contentOffset: Vector2D(x: 600, y: 0), behavior: Fixed(place: place))
      }
      if let violation = sequence.violation {
        Issue.record("\(index): \(violation): \(sequence)")
        return
      }
    }
  }
}
