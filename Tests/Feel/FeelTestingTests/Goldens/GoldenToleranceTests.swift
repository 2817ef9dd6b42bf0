import FeelTesting
import Foundation
import ScrollPhysics
import Testing

@Suite("Tolerance bands")
struct GoldenToleranceTests {
  private func difference(
    _ old: ScrollRun, _ new: ScrollRun, _ tolerance: GoldenTolerance
  ) throws -> GoldenDifference? {
    GoldenDifference.between(
      try RecordedRun(TraceText.encode(old)), and: try RecordedRun(TraceText.encode(new)), tolerance: tolerance)
  }

  /// A golden of a flick with some lines replaced.
  private func edited(_ replacements: [(String, String)], _ tolerance: GoldenTolerance) throws -> GoldenDifference? {
    let text = TraceText.encode(try GoldenRun.flick())
    var changed = text
    for (old, new) in replacements {
      #expect(changed.contains(old), "\(old) is no line")
      changed = changed.replacingOccurrences(of: old, with: new)
    }
    return GoldenDifference.between(try RecordedRun(text), and: try RecordedRun(changed), tolerance: tolerance)
  }

  @Test("Without a tolerance the last digit of a frame, an event or a metric is a difference")
  func exact() throws {
    #expect(try edited([], .exact) == nil)
    #expect(try edited([("216.667 159.500", "216.667 160.000")], .exact) != nil)
    #expect(try edited([("50.000 willBegin", "50.001 willBegin")], .exact) != nil)
    #expect(try edited([("tailShare 0.546", "tailShare 0.547")], .exact) != nil)
    #expect(GoldenTolerance.exact.isExact && GoldenTolerance(metrics: [.travel: 0]).isExact)
  }

  @Test("A tolerance applies to its own quantity, up to its width, and to nothing else")
  func bands() throws {
    let frame = [("216.667 159.500", "216.667 160.000")]
    #expect(try edited(frame, GoldenTolerance(offset: 0.5)) == nil)
    #expect(try edited(frame, GoldenTolerance(offset: 0.4)) != nil)
    #expect(try edited(frame, GoldenTolerance(velocity: 9, time: 9)) != nil)
    let velocity = [("0.000 1.159 0.000 decelerating", "0.000 1.169 0.000 decelerating")]
    #expect(try edited(velocity, GoldenTolerance(velocity: 0.01)) == nil)
    #expect(try edited(velocity, GoldenTolerance(velocity: 0.009)) != nil)
    #expect(try edited(velocity, GoldenTolerance(offset: 9, time: 9)) != nil)
    let rest = [("rest 2660.351", "rest 2658.351"), ("settleDuration 2460.351", "settleDuration 2458.351")]
    #expect(try edited(rest, GoldenTolerance(time: 2)) == nil)
    #expect(try edited(rest, GoldenTolerance(time: 1.9)) != nil)
    #expect(try edited(rest, GoldenTolerance(offset: 9, velocity: 9)) != nil)
    // A measure's own band goes before that of its unit.
    #expect(try edited(rest, GoldenTolerance(time: 2, metrics: [.settleDuration: 1])) != nil)
    #expect(try edited([("tailShare 0.546", "tailShare 0.542")], GoldenTolerance(metrics: [.tailShare: 0.004])) == nil)
    #expect(
      try edited([("tailShare 0.546", "tailShare 0.542")], GoldenTolerance(offset: 9, velocity: 9, time: 9)) != nil)
    #expect(try edited([("itemDelta -", "itemDelta 1")], GoldenTolerance(metrics: [.itemDelta: 5])) != nil)
    #expect(
      try edited([("opposesVelocity false", "opposesVelocity true")], GoldenTolerance(metrics: [.opposesVelocity: 5]))
        != nil)
  }

  @Test("An event may come one frame later than the time tolerance, and another event never")
  func events() throws {
    let late = [("2666.667 didEnd", "2683.333 didEnd")]
    #expect(try edited(late, GoldenTolerance(time: 0.001)) == nil)
    #expect(try edited(late, GoldenTolerance(offset: 9, velocity: 9)) != nil)
    #expect(try edited([("2666.667 didEnd", "2686.667 didEnd")], GoldenTolerance(time: 1)) != nil)
    let wide = GoldenTolerance(offset: 9, velocity: 9, time: 99)
    #expect(try edited([("2666.667 didEndDecelerating", "2666.667 didEndScrollingAnimation")], wide) != nil)
    #expect(try edited([("2666.667 didEndDecelerating []", "2666.667 didEndDecelerating [tracking]")], wide) != nil)
    #expect(try edited([("proposed 734.500", "proposed 744.500")], GoldenTolerance(offset: 9)) != nil)
    #expect(try edited([("proposed 734.500", "proposed 743.500")], GoldenTolerance(offset: 9)) == nil)
  }

  @Test("After a frame that only one run has, frames are still paired by time, in both orders")
  func missingFrame() throws {
    let whole = TraceText.encode(try GoldenRun.flick())
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let fewer = lines.filter { !$0.hasPrefix("216.667 159.500") }
    #expect(fewer.count == lines.count - 1)
    // Frames that are paired with the next one's differ in velocity.
    let tolerance = GoldenTolerance(offset: 30, velocity: 0.001, time: 20)
    let (one, other) = (try RecordedRun(whole), try RecordedRun(fewer.joined(separator: "\n")))
    #expect(GoldenDifference.between(one, and: other, tolerance: tolerance) == nil)
    #expect(GoldenDifference.between(other, and: one, tolerance: tolerance) == nil)
    var narrow = tolerance
    narrow.offset = 10
    #expect(GoldenDifference.between(one, and: other, tolerance: narrow) != nil)
  }

  @Test("Between 60 and 120 frames a second an event may differ by a frame of the slower run")
  func frameRates() throws {
    let slow = TraceText.encode(try GoldenRun.flick())
    let fast = slow.replacingOccurrences(of: "2666.667 didEnd", with: "2683.333 didEnd")
      .replacingOccurrences(of: "frame-rate 60", with: "frame-rate 120")
    let later = slow.replacingOccurrences(of: "frame-rate 60", with: "frame-rate 120")
      .replacingOccurrences(of: "2666.667 didEnd", with: "2684.667 didEnd")
    func story(_ one: String, _ other: String) throws -> String? {
      let tolerance = GoldenTolerance(time: 0.001)
      return GoldenDifference.between(try RecordedRun(one), and: try RecordedRun(other), tolerance: tolerance)?
        .description
    }
    for (one, other) in [(slow, fast), (fast, slow)] {
      // The header's rate differs, and nothing else.
      let text = try #require(try story(one, other))
      #expect(text.contains("first differing header") && !text.contains("first differing event"), "\(text)")
    }
    for (one, other) in [(slow, later), (later, slow)] {
      #expect(try story(one, other)?.contains("first differing event") == true)
    }
  }

  @Test("The number of didScroll may differ only if offsets may")
  func didScroll() throws {
    let fewer = [("didScroll x132 until 2650.000", "didScroll x130 until 2616.667")]
    #expect(try edited(fewer, GoldenTolerance(offset: 0.5)) == nil)
    #expect(try edited(fewer, GoldenTolerance(velocity: 1, time: 99)) != nil)
  }

  @Test("The last of a group of equal calls is compared by time like the first")
  func lastOfGroup() throws {
    let longer = [("didScroll x132 until 2650.000", "didScroll x132 until 2550.000")]
    #expect(try edited(longer, GoldenTolerance(time: 20)) != nil)
    #expect(try edited(longer, GoldenTolerance(time: 100)) == nil)
  }

  @Test("A run with another constant that ends a frame later passes within tolerances, but not smaller ones")
  func otherConstant() throws {
    let golden = try GoldenRun.flick()
    // Stops a little later: more frames, another rest.
    let changed = try GoldenRun.flick { $0.stoppingSpeed = 0.0092 }
    #expect(changed.trace.frames.count > golden.trace.frames.count)
    let bands = GoldenTolerance(
      offset: 0.5, velocity: 0.001, time: 59, metrics: [.tailShare: 0.01, .stillFrames: 2])
    #expect(try difference(golden, changed, .exact) != nil)
    #expect(try difference(golden, changed, bands) == nil)
    #expect(try difference(changed, golden, bands) == nil)
    var narrow = bands
    narrow.time = 0
    #expect(try difference(golden, changed, narrow) != nil)
    #expect(try difference(changed, golden, narrow) != nil)
  }

  @Test("A release with another velocity exceeds the tolerances, from the first such frame")
  func otherFlick() throws {
    let bands = GoldenTolerance(offset: 2, velocity: 0.1, time: 20, metrics: [.tailShare: 0.1, .stillFrames: 9])
    let text = try #require(try difference(GoldenRun.flick(), GoldenRun.flick(velocity: 1.4), bands)).description
    #expect(text.contains("first differing frame: "))
    #expect(text.contains("first differing event: "))
    #expect(text.contains("  settleDuration: 2460.351 → "))
    #expect(!text.contains("first differing header"))
  }

  @Test("An offset beyond its tolerance in mid-run is shown with three frames around it")
  func story() throws {
    let text = try #require(
      try edited(
        [("300.000 248.500 0.000 0.981", "300.000 251.500 0.000 0.931"), ("travel 594.500", "travel 595.500")],
        GoldenTolerance(offset: 2))
    ).description
    #expect(
      text == """
        moves differently, by up to 3 pt in x at 300.000 ms
        metrics that moved:
          travel: 594.500 → 595.500 (within its band)
        first differing frame: 20 (golden has 162, run has 162)
            t x y vx vy phase
            250.000 197.000 0.000 1.085 0.000 decelerating
            266.667 215.000 0.000 1.049 0.000 decelerating
            283.333 232.000 0.000 1.015 0.000 decelerating
          - 300.000 248.500 0.000 0.981 0.000 decelerating
          + 300.000 251.500 0.000 0.931 0.000 decelerating
            316.667 264.500 0.000 0.949 0.000 decelerating
            333.333 280.500 0.000 0.918 0.000 decelerating
            350.000 295.500 0.000 0.888 0.000 decelerating
        largest deviation: 3.000 pt in x at 300.000 ms
        largest deviation of the velocity: 0.050 pt/ms in x at 300.000 ms
        """)
  }
}
