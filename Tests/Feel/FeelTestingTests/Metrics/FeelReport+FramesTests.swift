import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

@Suite("Metrics of feel with shifted content")
struct FeelReportFramesTests {
  private func x(_ offset: Double) -> Vector2D { Vector2D(x: offset, y: 0) }

  /// Lands 150 pt apart.
  private struct Row: TargetBehavior, ItemOffsets {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = (target.x / 150).rounded() * 150
    }
    var count: Int { 10 }
    func contentOffset(ofItem item: Int) -> Vector2D? { nil }
    func item(at contentOffset: Vector2D) -> Int? { Int((contentOffset.x / 150).rounded()) % 10 }
    func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
      Int((end.x / 150).rounded()) - Int((start.x / 150).rounded())
    }
  }

  private func feel(_ trace: ScrollTrace) -> FeelReport { FeelReport(trace, items: Row().found(in: trace)) }

  /// The shelf, released at 1200 pt; shifted by an amount each time so much time has passed.
  private func trace(
    velocity: Double, shifts: [(after: Double, amount: Double)] = [], opposed: OpposedRetarget = .snap
  ) -> ScrollTrace {
    var configuration = ScrollConfiguration.shelf
    configuration.tuning.opposedRetarget = opposed
    var stage = Stage(configuration, at: x(1200), behavior: Row())
    stage.view.release(ReleaseState(contentOffset: x(1200), velocity: x(velocity)), recording: &stage.trace)
    for shift in shifts {
      stage.wait(shift.after)
      stage.view.shiftContent(by: x(shift.amount), recording: &stage.trace)
    }
    stage.settle()
    return stage.trace
  }

  private func expectSame(_ report: FeelReport, _ plain: FeelReport) {
    var worst = Worst()
    for path in [
      \FeelReport.settleDuration, \.travel, \.overshoot, \.peakSpeed, \.velocityDiscontinuity, \.tailShare,
      \.retargetedBy,
    ] {
      worst.note(report[keyPath: path], from: plain[keyPath: path], "\(path)")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(report.directionReversals == plain.directionReversals)
    #expect(report.opposesVelocity == plain.opposesVelocity && report.itemDelta == plain.itemDelta)
  }

  @Test(
    "A content shift during a run does not change its metrics",
    arguments: [0.7, -0.5, 0.3],
    [[(50, 1500)], [(0, -900)], [(20, 300), (40, -1050), (80, 300)]]
      as [[(Double, Double)]])
  func onTheWay(velocity: Double, shifts: [(Double, Double)]) {
    let plain = feel(trace(velocity: velocity))
    let shifted = trace(velocity: velocity, shifts: shifts.map { (after: $0.0, amount: $0.1) })
    #expect(shifted.shifts.count == shifts.count && plain.travel > 0)
    expectSame(feel(shifted), plain)
  }

  @Test("A shift back and forth is no direction reversal, and a shift ahead is no overshoot")
  func noTurn() {
    let report = feel(trace(velocity: 0.7, shifts: [(after: 30, amount: 600), (after: 30, amount: -600)]))
    #expect(report.directionReversals == 0 && report.overshoot == 0)
    let rest = trace(velocity: 0.7).rest?.contentOffset.x ?? 0
    #expect(report.travel == rest - 1200)
  }

  @Test("A shift does not hide a direction reversal or an overshoot")
  func turn() {
    /// Sent back against its velocity.
    func report(_ shifts: [Double]) -> FeelReport {
      var configuration = ScrollConfiguration.shelf
      configuration.tuning.opposedRetarget = .reversal
      var stage = Stage(
        configuration, at: x(1200), behavior: RecordingBehavior { _, _ in Vector2D(x: 1100, y: 0) })
      stage.view.release(ReleaseState(contentOffset: x(1200), velocity: x(0.7)), recording: &stage.trace)
      for amount in shifts {
        stage.wait(25)
        stage.view.shiftContent(by: x(amount), recording: &stage.trace)
      }
      stage.settle()
      return FeelReport(stage.trace)
    }
    let plain = report([])
    #expect(plain.directionReversals == 1 && plain.opposesVelocity)
    expectSame(report([400]), plain)
    expectSame(report([-200, 700]), plain)
  }

  @Test("Shifts before the release, under the finger, do not count")
  func underFinger() {
    func report(_ amount: Double) -> FeelReport {
      var stage = Stage(.shelf, at: x(1200), behavior: Row())
      stage.down()
      stage.drag(by: x(40), over: 60, samples: 6)
      stage.view.shiftContent(by: x(amount), recording: &stage.trace)
      stage.drag(by: x(40), over: 60, samples: 6)
      stage.lift()
      stage.view.shiftContent(by: x(-amount / 2), recording: &stage.trace)
      stage.settle()
      return feel(stage.trace)
    }
    let plain = report(0)
    #expect(plain.itemDelta != nil && plain.travel > 0)
    expectSame(report(600), plain)
    expectSame(report(-900), plain)
  }

  @Test("A shift at rest does not change the metrics")
  func atRest() {
    var stage = Stage(.shelf, at: x(1200), behavior: Row())
    stage.view.release(ReleaseState(contentOffset: x(1200), velocity: x(0.7)), recording: &stage.trace)
    stage.settle()
    let plain = feel(stage.trace)
    stage.wait(300)
    stage.view.shiftContent(by: x(900), recording: &stage.trace)
    expectSame(feel(stage.trace), plain)
  }

  @Test("Shifts do not count in an animation without a release")
  func animation() {
    var stage = Stage(.shelf, at: x(300))
    stage.view.setContentOffset(x(700), animated: true, recording: &stage.trace)
    stage.wait(100)
    stage.view.shiftContent(by: x(1500), recording: &stage.trace)
    stage.settle()
    let report = feel(stage.trace)
    #expect(stage.view.position.x == 2200)
    // The first frame after the start has gone a part of the 400 pt already.
    #expect(report.travel <= 400 && report.travel > 390)
    #expect(report.directionReversals == 0 && report.overshoot == 0)
  }

  @Test("The item delta is that of the rest, with laps and later changes of the offset")
  func itemDelta() {
    let far = trace(velocity: 2.5)
    let items = ((far.rest?.contentOffset.x ?? 0) - 1200) / 150
    #expect(items >= 7 && feel(far).itemDelta == Int(items))
    let release = Row().found(in: far).releases.last
    #expect(release?.item != (release?.fromItem ?? 0) + Int(items))
    var stage = Stage(.shelf, at: x(1200), behavior: Row())
    stage.view.release(ReleaseState(contentOffset: x(1200), velocity: x(0.7)), recording: &stage.trace)
    #expect(feel(stage.trace).itemDelta == nil)
    stage.settle()
    stage.view.setContentOffset(x(600), animated: false, recording: &stage.trace)
    #expect(feel(stage.trace).itemDelta == -4)
  }
}
