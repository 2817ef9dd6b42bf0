import GestureReplay
import ScrollPhysics
import Testing

/// What a caller gets without saying it; code that leaves an argument out depends on its default.
@Suite("Default arguments of gestures")
struct DefaultArgumentTests {
  private let start = Vector2D(x: 300, y: 120)
  private let way = Vector2D(x: -150, y: 0)

  @Test("A finger is steady, moves evenly, drags smoothly and is sampled at 60 Hz")
  func finger() throws {
    var (short, full) = (
      SyntheticFinger(at: start), SyntheticFinger(at: start, sampling: .hertz(60), tremor: 0, seed: 1)
    )
    for (index, finger) in [short, full].enumerated() {
      var finger = finger
      finger.down()
      if index == 0 {
        finger.move(to: start + way, after: 200)
        finger.up()
        finger.drag(by: way * -1, over: 300)
        try finger.flick(by: way, releaseVelocity: 1)
        short = finger
      } else {
        finger.move(to: start + way, after: 200, profile: .linear)
        finger.up()
        finger.drag(by: way * -1, over: 300, hold: 0, profile: .minimumJerk)
        try finger.flick(by: way, releaseVelocity: 1, over: nil)
        full = finger
      }
    }
    #expect(short.samples == full.samples && short.samples.count > 30)
    #expect(short.gesture(named: "a") == full.gesture(named: "a", actions: []))
    // The seed matters only to a hand that trembles.
    func trembling(_ finger: SyntheticFinger) -> [TouchSample] {
      var finger = finger
      finger.tremor = 2
      finger.drag(by: way, over: 200)
      return finger.samples
    }
    let one = trembling(SyntheticFinger(at: start))
    #expect(
      one == trembling(SyntheticFinger(at: start, seed: 1)) && one != trembling(SyntheticFinger(at: start, seed: 2)))
  }

  @Test("A drag ends without a hold, and a gesture is synthetic, of no device and without actions")
  func gestures() throws {
    #expect(
      TouchGesture.drag(from: start, by: way, over: 300)
        == .drag(from: start, by: way, over: 300, hold: 0, sampling: .hertz(60)))
    #expect(
      try TouchGesture.flick(from: start, by: way, releaseVelocity: 1)
        == .flick(from: start, by: way, releaseVelocity: 1, over: nil, sampling: .hertz(60)))
    let samples = TouchGesture.drag(from: start, by: way, over: 300).samples
    #expect(
      TouchGesture(name: "a", samples: samples)
        == TouchGesture(
          name: "a", provenance: .synthetic, source: nil, device: nil, samples: samples, actions: []))
  }

  @Test("A gesture is performed for a day at most, with every frame in its trace")
  func performing() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2000, height: 240), boundsSize: Size2D(width: 400, height: 240))
    let drag = TouchGesture.drag(from: start, by: way, over: 300)
    var (short, full) = (Scroller(configuration), Scroller(configuration))
    let trace = try short.perform(drag)
    #expect(trace == (try full.perform(drag, detail: .full, limit: 86_400_000)))
    #expect(trace.frames.count > 10 && TouchGesture.maximumDuration == 86_400_000)
  }
}
