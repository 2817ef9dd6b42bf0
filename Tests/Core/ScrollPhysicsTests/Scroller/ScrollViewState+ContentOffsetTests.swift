@testable import ScrollPhysics
import TestSupport
import Testing

/// Content and content offset moved together, as an endless row does.
@Suite("Shifted content")
struct ScrollViewStateContentOffsetTests {
  /// Amounts on the pixel, so that what is rounded stays the same.
  static let amounts = [
    Vector2D(x: 128, y: -64), Vector2D(x: -256.5, y: 0), Vector2D(x: 0, y: 300), Vector2D(x: 0.5, y: 0.5),
  ]
  /// An amount that lies on no pixel.
  static let uneven = Vector2D(x: 33.3, y: -7.7)

  /// The largest deviation of a shifted run from an unshifted one plus the shift; infinite where they differ in more.
  private func deviation(
    _ shifted: ScrollTrace, from plain: ScrollTrace, _ amount: Vector2D, since first: Int
  ) -> Worst {
    var worst = Worst()
    if shifted.frames.map(\.phase) != plain.frames.map(\.phase) { worst.note(.infinity, "phases") }
    for (index, (a, b)) in zip(plain.frames, shifted.frames).enumerated() {
      let expected = index < first ? a.position : a.position + amount
      worst.note(b.time, from: a.time, "time of frame \(index)")
      worst.note((b.position - expected).length, "position of frame \(index): \(b.position), not \(expected)")
      worst.note((b.velocity - a.velocity).length, "velocity of frame \(index)")
    }
    worst.note(shifted.rest?.time ?? .nan, from: plain.rest?.time ?? .nan, "rest")
    return worst
  }

  @Test(
    "Frames, velocities, phases and the rest are those of the unshifted view plus the shift",
    arguments: ContentShiftMoment.allCases, amounts + [uneven])
  func shifted(moment: ContentShiftMoment, amount: Vector2D) throws {
    // Under a finger later targets are rounded again.
    if moment.isTouched && amount == Self.uneven { return }
    var plain = moment.stage
    var stage = plain
    let count = stage.trace.frames.count
    #expect(stage.view.phase == moment.phase)
    stage.view.shiftContent(by: amount, recording: &stage.trace)
    #expect(stage.view.position == plain.view.position + amount && stage.view.velocity == plain.view.velocity)
    #expect(stage.view.phase == moment.phase && stage.view.time == plain.view.time)
    let shift = ScrollTrace.ContentShift(
      time: plain.view.time, amount: amount, frame: count, releases: plain.trace.releases.count)
    #expect(stage.trace.shifts == [shift])
    moment.finish(&plain)
    moment.finish(&stage)
    let worst = deviation(stage.trace, from: plain.trace, amount, since: count)
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect((stage.view.position - plain.view.position - amount).length <= 1e-9)
    #expect(stage.trace.shifts == [shift] && stage.view.isAtRest)
  }

  @Test(
    "A shift is reported as one immediate didScroll, and changes no other call",
    arguments: ContentShiftMoment.allCases, amounts)
  func calls(moment: ContentShiftMoment, amount: Vector2D) {
    var plain = moment.stage
    var stage = plain
    stage.view.shiftContent(by: amount, recording: &stage.trace)
    var expected = plain.trace.events.count
    let reported = stage.trace.events.dropFirst(expected).map(\.name)
    #expect(reported == [.didScroll])
    #expect(stage.trace.events.last?.time == plain.view.time)
    moment.finish(&plain)
    moment.finish(&stage)
    var events = stage.trace.events
    events.remove(at: expected)
    expected = plain.trace.events.count
    #expect(events == plain.trace.events)
  }

  @Test(
    "The continuous offset ignores the jump of the content offset",
    arguments: ContentShiftMoment.allCases)
  func continuous(moment: ContentShiftMoment) {
    for amount in moment.isTouched ? Self.amounts : Self.amounts + [Self.uneven] {
      var plain = moment.stage
      var stage = plain
      let count = stage.trace.frames.count
      stage.view.shiftContent(by: amount, recording: &stage.trace)
      moment.finish(&plain)
      moment.finish(&stage)
      // Off the pixel the shifted way is rounded to other pixels, by less than one on each axis.
      let tolerance = amount == Self.uneven ? 0.75 : 1e-9
      var worst = Worst()
      for index in stage.trace.frames.indices {
        let way = stage.trace.continuousOffset(ofFrame: index) - plain.trace.contentOffset(plain.trace.frames[index])
        worst.note(way.length, "frame \(index)")
      }
      #expect(worst.deviation <= tolerance, "\(worst)")
      let rest = stage.trace.rest?.contentOffset ?? .zero
      let restWay = stage.trace.continuous(rest, frames: stage.trace.frames.count)
      #expect((restWay - (plain.trace.rest?.contentOffset ?? .zero)).length <= tolerance)
      #expect(stage.trace.continuous(.zero, frames: count - 1) == .zero)
      #expect(stage.trace.continuous(.zero, frames: count) == -amount)
    }
  }

  @Test("Shifts that add up to zero leave the run unchanged", arguments: ContentShiftMoment.allCases)
  func several(moment: ContentShiftMoment) {
    var plain = moment.stage
    var stage = plain
    let amounts = [Vector2D(x: 100, y: 0), Vector2D(x: -300, y: 50), Vector2D(x: 200, y: -50)]
    for amount in amounts { stage.view.shiftContent(by: amount, recording: &stage.trace) }
    #expect(stage.trace.shifts.map(\.amount) == amounts)
    moment.finish(&plain)
    moment.finish(&stage)
    let worst = deviation(stage.trace, from: plain.trace, .zero, since: 0)
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("A shift by zero does nothing", arguments: ContentShiftMoment.allCases)
  func nothing(moment: ContentShiftMoment) {
    var stage = moment.stage
    let before = stage.trace
    stage.view.shiftContent(by: .zero, recording: &stage.trace)
    let same = stage.trace == before
    #expect(same && stage.trace.shifts.isEmpty)
  }

  @Test("A shift moves the drag's start offset and the targets in the target context")
  func dragStart() throws {
    var plain = ContentShiftMoment.dragging.stage
    var stage = plain
    let amount = Self.amounts[0]
    stage.view.shiftContent(by: amount, recording: &stage.trace)
    ContentShiftMoment.dragging.finish(&plain)
    ContentShiftMoment.dragging.finish(&stage)
    let (told, expected) = (
      try #require(stage.view.behavior.contexts.last), try #require(plain.view.behavior.contexts.last)
    )
    for path in [\TargetContext.dragStartOffset, \.contentOffset, \.proposedTarget, \.previousTarget] {
      #expect((told[keyPath: path] - expected[keyPath: path] - amount).length <= 1e-9)
    }
    #expect(told.velocity == expected.velocity && told.lastMovement == expected.lastMovement)
    let (release, unshifted) = (try #require(stage.trace.releases.last), try #require(plain.trace.releases.last))
    for path in [\ScrollRelease.dragStartOffset, \.contentOffset, \.proposedTarget, \.target] {
      #expect((release[keyPath: path] - unshifted[keyPath: path] - amount).length <= 1e-9)
    }
  }

  @Test("A rest that is already recorded moves with the shift and keeps its time")
  func recordedRest() {
    var stage = ContentShiftMoment.decelerating.stage
    stage.settle()
    let rest = stage.trace.rest
    stage.wait(500)
    stage.view.shiftContent(by: Self.amounts[0], recording: &stage.trace)
    #expect(stage.trace.rest?.time == rest?.time)
    #expect(stage.trace.rest?.contentOffset == (rest?.contentOffset ?? .zero) + Self.amounts[0])
    #expect(stage.trace.shifts.map(\.frame) == [stage.trace.frames.count])
  }

  @Test("A trace of outcomes keeps shifts, and removing its contents removes them")
  func outcome() {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 900), detail: .outcome)
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 700, y: 900), velocity: Vector2D(x: 1, y: 0)), recording: &stage.trace)
    stage.wait(100)
    stage.view.shiftContent(by: Self.amounts[0], recording: &stage.trace)
    stage.settle()
    let rest = Deceleration.target(from: 700, velocity: 1, displayScale: 2) + Self.amounts[0].x
    #expect(stage.trace.rest?.contentOffset == Vector2D(x: rest, y: 900 + Self.amounts[0].y))
    #expect(stage.trace.shifts == [ScrollTrace.ContentShift(time: 100, amount: Self.amounts[0], frame: 0, releases: 1)])
    stage.trace.removeAll()
    #expect(stage.trace.shifts.isEmpty)
  }

  #if !os(iOS)
    @Test("A shift that is not finite stops the process")
    func notFinite() async {
      await #expect(processExitsWith: .failure) {
        var stage = ContentShiftMoment.resting.stage
        stage.view.shiftContent(by: Vector2D(x: .nan, y: 0), recording: &stage.trace)
      }
      await #expect(processExitsWith: .failure) {
        var stage = ContentShiftMoment.dragging.stage
        stage.view.shiftContent(by: Vector2D(x: 0, y: -.infinity), recording: &stage.trace)
      }
    }
  #endif
}
