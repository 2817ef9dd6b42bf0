import Documents
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Synthetic fingers")
struct SyntheticFingerTests {
  private let start = Vector2D(x: 300, y: 120)

  private func releaseVelocity(_ gesture: TouchGesture) -> Vector2D {
    var estimate = ReleaseVelocity()
    for sample in gesture.samples where sample.phase != .ended { estimate.add(sample.location, at: sample.time) }
    return estimate.velocity(at: gesture.samples.last?.time ?? 0)
  }

  @Test(
    "A flick has exactly the requested release velocity and distance", arguments: [60.0, 120, 240])
  func flick(rate: Double) throws {
    for (distance, velocity) in [(150, 1.2), (260, 2), (400, 0.3), (90, 0.25), (600, 5)] as [(Double, Double)] {
      let gesture = try TouchGesture.flick(
        from: start, by: Vector2D(x: -distance * 0.6, y: -distance * 0.8), releaseVelocity: velocity,
        sampling: .hertz(rate))
      try gesture.validate()
      let measured = releaseVelocity(gesture)
      #expect(abs(measured.x + velocity * 0.6) < 1e-9 && abs(measured.y + velocity * 0.8) < 1e-9)
      let end = gesture.samples.last?.location ?? .zero
      #expect(abs(end.x - (300 - distance * 0.6)) < 1e-9 && abs(end.y - (120 - distance * 0.8)) < 1e-9)
    }
  }

  @Test("A flick never reverses")
  func monotone() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<sweepCount(2000) {
      let velocity = Double.random(in: 0.05...4, using: &generator)
      let distance = velocity * 50 + Double.random(in: 1...300, using: &generator)
      let longest = 3 * (distance - velocity * 50) / velocity
      let duration = 50 + Double.random(in: 0.01...1, using: &generator) * longest
      let gesture = try TouchGesture.flick(
        from: .zero, by: Vector2D(x: distance, y: 0), releaseVelocity: velocity, over: duration)
      for (before, after) in zip(gesture.samples, gesture.samples.dropFirst())
      where after.location.x < before.location.x - 1e-9 {
        Issue.record("turns back: \(distance) pt at \(velocity) pt/ms over \(duration) ms")
      }
      #expect(abs((gesture.samples.last?.time ?? 0) - duration) < 1e-6)
    }
  }

  @Test("An impossible flick is an error that says what is possible")
  func infeasible() {
    func message(_ distance: Double, _ velocity: Double, _ duration: Double?) -> String {
      do throws(FlickError) {
        _ = try TouchGesture.flick(
          from: start, by: Vector2D(x: distance, y: 0), releaseVelocity: velocity, over: duration)
        return "no error"
      } catch {
        return error.description
      }
    }
    #expect(
      message(50, 3, nil)
        == "a flick of 50 pt cannot end at 3 pt/ms: its last three samples take 50 ms; make it longer than 150 pt,"
        + " slower than 1 pt/ms, or sample it more often")
    for duration in [2000.0, 40] {
      #expect(
        message(150, 1.2, duration)
          == "a flick of 150 pt that ends at 1.2 pt/ms takes more than 50 and at most 275 ms, not \(Int(duration));"
          + " change the duration, the distance or the velocity")
    }
    for (distance, velocity) in [(0.0, 1.0), (100, -1), (100, .nan), (.infinity, 1), (100, .infinity)] {
      #expect(
        message(distance, velocity, nil) == "a flick needs a distance and a release velocity greater than 0")
    }
    #expect(message(151, 3, nil) == "no error")
  }

  @Test("A drag with a hold has no release velocity, and without one a small velocity")
  func drag() {
    let held = TouchGesture.drag(from: start, by: Vector2D(x: -200, y: 0), over: 400, hold: 50)
    #expect(releaseVelocity(held) == .zero)
    let quick = TouchGesture.drag(from: start, by: Vector2D(x: -200, y: 0), over: 400)
    #expect(releaseVelocity(quick).length < 0.25)
    #expect(held.duration == 450)
  }

  @Test("Samples are on the device's time grid, and the last one ends the movement")
  func grid() {
    var finger = SyntheticFinger(at: start, sampling: .hertz(120))
    finger.down()
    finger.move(to: Vector2D(x: 200, y: 120), after: 40)
    finger.up()
    let times = finger.samples.map(\.time)
    let interval = 1000.0 / 120
    #expect(times == [0, interval, 2 * interval, 3 * interval, 4 * interval, 40, 40])
    #expect(finger.samples.last?.location == Vector2D(x: 200, y: 120))
  }

  @Test("No extra sample comes just before the last one because of rounding")
  func lastSample() {
    // 19 / 76 Hz is 250 ms, and a little less in binary numbers.
    var finger = SyntheticFinger(at: start, sampling: .hertz(76))
    finger.down()
    finger.move(to: Vector2D(x: 200, y: 120), after: 250)
    let moved = finger.samples.filter { $0.phase == .moved }
    #expect(moved.count == 19 && moved.last?.time == 250)
  }

  @Test("A gesture may last 24 hours to the millisecond")
  func longest() throws {
    func gesture(_ end: Double) -> TouchGesture {
      TouchGesture(
        name: "long",
        samples: [
          TouchSample(time: 0, location: start, phase: .began), TouchSample(time: end, location: start, phase: .ended),
        ])
    }
    try gesture(TouchGesture.maximumDuration).validate()
    #expect(throws: DocumentError.self) { try gesture(TouchGesture.maximumDuration.nextUp).validate() }
  }

  @Test("Tremor and irregular sampling repeat with their seed, and differ between seeds")
  func seeds() throws {
    func gesture(_ seed: UInt64) throws -> TouchGesture {
      var finger = SyntheticFinger(
        at: start, sampling: .irregular(hertz: 90, jitter: 0.5, seed: seed), tremor: 0.5, seed: seed)
      try finger.flick(by: Vector2D(x: -200, y: 0), releaseVelocity: 1)
      return finger.gesture(named: "shaky")
    }
    #expect(try gesture(1) == gesture(1))
    #expect(try gesture(1) != gesture(2))
    let intervals = zip(try gesture(1).samples, try gesture(1).samples.dropFirst()).map { $1.time - $0.time }
    #expect(intervals.allSatisfy { $0 >= 0 && $0 <= 1.5 * 1000 / 90 + 1e-9 })
    #expect(Set(intervals).count > 3)
    let rows = try gesture(1).samples.map { abs($0.location.y - 120) }
    #expect(rows.max() ?? 0 > 0.01 && rows.max() ?? 1 <= 0.5)
  }

  @Test("Profiles have the right ends, and minimum jerk is at rest at both ends")
  func profiles() {
    var finger = SyntheticFinger(at: .zero, sampling: .hertz(1000))
    finger.down()
    finger.move(to: Vector2D(x: 100, y: 0), after: 100, profile: .minimumJerk)
    let places = finger.samples.map(\.location.x)
    #expect(places.first == 0 && places.last == 100)
    #expect(places[1] < 0.01 && 100 - places[places.count - 2] < 0.01)
    #expect(abs(places[50] - 50) < 1e-9)
  }
}
