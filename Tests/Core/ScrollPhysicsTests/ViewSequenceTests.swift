import ScrollPhysics
import TestSupport
import Testing

@Suite("Laws of every sequence of actions")
struct ViewSequenceTests {
  /// 60,000 sequences in release, a tenth of them in debug, in parts that may run beside one another.
  @Test(
    "Every sequence keeps the laws: finite, ordered, inside the range, and the same in a copy",
    arguments: 0..<12)
  func laws(part: Int) {
    let count = sweepCount(5000)
    for index in 0..<count {
      let sequence = ViewSequence(seed: UInt64(part * 1_000_000 + index))
      guard let violation = sequence.violation else { continue }
      let shortest = sequence.shrunk
      Issue.record("\(shortest.violation ?? violation)\n\(shortest)")
      return
    }
    Figures.count(count, "sequences", in: "ViewSequenceTests")
  }

  /// Goes to the end of the range whenever the size changes.
  private struct ToEnd: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      if context.reason == .resize { target = context.geometry.maximumContentOffset }
    }
  }

  @Test("After two changes of the size at one instant, the view moves to the second target")
  func twoSizesAtOnce() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 100), boundsSize: Size2D(width: 300, height: 100))
    func rest(_ widths: [Double]) -> ScrollTrace.Rest? {
      var view = Scroller(configuration, behavior: ToEnd())
      var trace = ScrollTrace()
      view.release(
        ReleaseState(contentOffset: Vector2D(x: 100, y: 0), velocity: Vector2D(x: 0.5, y: 0)), recording: &trace)
      view.advance(to: 200, recording: &trace)
      for width in widths { view.resize(to: Size2D(width: width, height: 100), recording: &trace) }
      view.advanceToRest(recording: &trace)
      return trace.rest
    }
    let (one, two) = (try #require(rest([201])), try #require(rest([200, 201])))
    // The second size's edge lies a point before the first target, so the motion ends with a small bounce.
    #expect(one.contentOffset.x == 2799 && two.contentOffset == one.contentOffset && two.time - one.time < 200)
  }

  @Test("A broken law is reported with the shortest sequence of actions")
  func shrinking() {
    var sequence = ViewSequence(seed: 3)
    sequence.actions = [.wait(3), .paging(true), .wait(5), .bounces(false)]
    #expect(sequence.violation == nil && sequence.shrunk.actions.count == 4)
  }

  @Test("A deceleration to the pixel nearest to an edge may end beyond the edge")
  func edgeNearPixel() {
    var sequence = ViewSequence(seed: 1)
    sequence.configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 6000), boundsSize: Size2D(width: 471, height: 842))
    sequence.configuration.decelerationRate = DecelerationRate(rawValue: 0.95)
    sequence.target = nil
    sequence.actions = [
      .down(Vector2D(x: 269.80392156862746, y: 114.50980392156862)), .move(Vector2D(x: 480, y: 480)),
      .contentSize(Size2D(width: 2000.000029685907, height: 2399.9999995835997)), .assign(Vector2D(x: 2040, y: 2040)),
      .move(Vector2D(x: 597.5, y: 447.5)), .move(Vector2D(x: 266.55882049581487, y: 526.5)), .up,
    ]
    #expect(sequence.violation == nil)
  }

  @Test("A view whose edge is halfway between two pixels may rest on either")
  func edgeBetweenPixels() {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 819, height: 150), boundsSize: Size2D(width: 200, height: 100))
    configuration.displayScale = 3
    // Along the other axis, the pixel nearest to the edge at 49.9 pt is outside, too.
    let wider = Size2D(width: 480.5, height: 100.1)
    var view = Scroller(configuration, contentOffset: Vector2D(x: 619, y: 50))
    let driven = DrivenView([.boundsSize(wider)]) { [view] in view }
    #expect(driven.violation == nil)
    var trace = ScrollTrace()
    view.resize(to: wider, recording: &trace)
    // The edge at 338.5 pt is at 1015.5 pixels.
    #expect(view.contentOffset == Vector2D(x: 1016.0 / 3, y: 50))
  }
}
