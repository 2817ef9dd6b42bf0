import ScrollPhysics
import Testing
import TestSupport

@Suite("Paging")
struct PagingTests {
  /// Nine pages of 375 pt, offsets from 0 to 3000.
  private static let pages: ScrollConfiguration = {
    var configuration = ScrollConfiguration.shelf
    configuration.isPagingEnabled = true
    return configuration
  }()

  private func released(
    at offset: Double, _ velocity: Double, _ change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> Stage<FreeScrolling> {
    var configuration = Self.pages
    change(&configuration)
    var stage = Stage(configuration, at: Vector2D(x: offset, y: 0))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0)),
      recording: &stage.trace)
    return stage
  }

  @Test(
    "A flick goes to the next page, and a slow release to the nearest",
    arguments: [
      // offset, velocity → page offset
      (400, 0.3, 750), (400, -0.3, 375), (400, 0, 375), (400, 0.24, 375), (400, -0.24, 375), (700, 0, 750),
      (700, -0.24, 750), (700, -0.25, 375), (562, 0, 375), (563, 0, 750), (562.5, 0, 750),
      // Exactly on a boundary.
      (375, 1, 750), (375, -1, 0), (375, 0, 375),
      // However fast, no page is skipped.
      (400, 20, 750), (740, -20, 375),
      // The ends.
      (2900, 2, 3000), (2990, 0, 3000), (100, -2, 0), (20, 0, 0), (3000, 2, 3000), (0, -2, 0),
    ] as [(Double, Double, Double)])
  func choice(offset: Double, velocity: Double, page: Double) {
    var stage = released(at: offset, velocity)
    #expect(stage.trace.releases.last?.target.x == page)
    stage.settle()
    #expect(stage.view.position == Vector2D(x: page, y: 0))
  }

  @Test(
    "A slow drag turns the page when it passes the commit fraction",
    arguments: [(0.2, 0.15, 0), (0.2, 0.25, 375), (0.8, 0.75, 0), (0.8, 0.85, 375)] as [(Double, Double, Double)])
  func commitFraction(fraction: Double, place: Double, page: Double) {
    var stage = released(at: place * 375, 0) { $0.tuning.pageCommitFraction = fraction }
    #expect(stage.trace.releases.last?.target.x == page)
    stage.settle()
    #expect(stage.view.contentOffset.x == page)
  }

  @Test("A last page that is shorter than the bounds rests at the end of the range")
  func shortLastPage() {
    var stage = released(at: 2700, 1) { $0.geometry.contentSize.width = 3300 }
    #expect(stage.trace.releases.last?.target.x == 2925)
    stage.settle()
    #expect(stage.view.position.x == 2925)
  }

  @Test("Pages count from offset zero, even with a content inset")
  func insets() {
    #expect(released(at: 400, 1) { $0.geometry.contentInset.left = 30 }.trace.releases.last?.target.x == 750)
    #expect(released(at: 100, -1) { $0.geometry.contentInset.left = 30 }.trace.releases.last?.target.x == 0)
    #expect(released(at: -10, -1) { $0.geometry.contentInset.left = 30 }.trace.releases.last?.target.x == -30)
  }

  @Test(
    "The view moves to the page by the law of a page turn",
    arguments: [(400, 0.3), (700, 0), (500, -1)] as [(Double, Double)])
  func motion(offset: Double, velocity: Double) {
    var stage = released(at: offset, velocity)
    stage.settle()
    let page = stage.trace.releases.last?.target.x ?? 0
    let turn = PageTurn(to: page, from: offset, velocity: velocity, displayScale: 2)
    var worst = Worst()
    for frame in stage.trace.frames where frame.time > 0 {
      worst.note(frame.position.x - turn.offset(at: frame.time), "\(frame.time) ms")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(abs((stage.trace.rest?.time ?? 0) - turn.duration) <= 1e-9)
  }

  @Test("A release decelerates unless the view is on a page and nearly still")
  func willDecelerate() {
    #expect(released(at: 400, 0).trace.releases.last?.willDecelerate == true)
    #expect(released(at: 375, 0).trace.releases.last?.willDecelerate == false)
    #expect(released(at: 375, 0.1).trace.releases.last?.willDecelerate == false)
    #expect(released(at: 375, 0.3).trace.releases.last?.willDecelerate == true)
  }

  @Test("A paging view calls its behavior with the page as the proposed target, and ignores the result")
  func rewritesIgnored() {
    var stage = Stage(
      Self.pages, at: Vector2D(x: 400, y: 0), behavior: RecordingBehavior { _, _ in Vector2D(x: 1234, y: 0) })
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 400, y: 0), velocity: Vector2D(x: 1, y: 0)), recording: &stage.trace)
    #expect(stage.view.behavior.contexts.map(\.proposedTarget) == [Vector2D(x: 750, y: 0)])
    stage.settle()
    #expect(stage.view.position.x == 750 && stage.trace.releases.last?.target.x == 750)
  }

  @Test(
    "A view released beyond an end bounces back to the edge first",
    arguments: [(-60, 0, 0), (3050, 0, 3000), (3010, 2, 3000)]
      as [(Double, Double, Double)])
  func beyond(offset: Double, velocity: Double, page: Double) {
    var stage = released(at: offset, velocity)
    stage.settle()
    #expect(stage.view.position.x == page)
    #expect(stage.trace.frames.dropFirst().first?.phase == .bouncing)
  }

  @Test("A flick inward from beyond an end rests on a page")
  func inward() {
    for velocity in [1, 2, 5, 20] as [Double] {
      var stage = released(at: -60, velocity)
      stage.settle()
      #expect(stage.view.position.x.truncatingRemainder(dividingBy: 375) == 0, "at \(velocity) pt/ms")
      #expect(stage.view.position.x == stage.trace.releases.last?.target.x, "at \(velocity) pt/ms")
    }
  }

  @Test("A hard flick at the last page bounces and rests there")
  func bounceAtEnd() {
    var stage = released(at: 2950, 8)
    stage.settle()
    #expect(stage.trace.frames.contains { $0.position.x > 3010 } && stage.view.position.x == 3000)
  }

  @Test("The deceleration rate and the boost of repeated flicks do not affect a page turn")
  func rateDoesNotMatter() {
    var normal = released(at: 400, 1)
    var fast = released(at: 400, 1) { $0.decelerationRate = .fast }
    normal.settle()
    fast.settle()
    let same = normal.trace.frames == fast.trace.frames
    #expect(same)
    var stage = Stage(Self.pages)
    for _ in 0..<5 {
      stage.flick(Vector2D(x: 1, y: 0))
      stage.wait(100)
    }
    #expect(stage.trace.releases.allSatisfy { abs($0.velocity.x - 1) <= 1e-9 })
  }

  @Test("The target is on a pixel even if the page length is not")
  func pixelTarget() {
    let stage = released(at: 400, 1) { $0.geometry.boundsSize.width = 375.3 }
    let target = stage.trace.releases.last?.target.x ?? 0
    #expect(target == PixelGrid(scale: 2).rounded(target))
  }

  @Test("An axis without bounds or without content does not move")
  func degenerate() {
    var stage = released(at: 400, 1) { $0.geometry.boundsSize.width = 0 }
    stage.settle()
    #expect(stage.view.position.isFinite)
    var small = released(at: 0, 1) { $0.geometry.contentSize.width = 100 }
    small.settle()
    #expect(small.view.position == .zero)
  }

  @Test("If the range shrinks during a bounce at its end, the page's target moves with it")
  func shrunkWhileBouncing() {
    var stage = released(at: 3010, -3)
    stage.wait(1)
    #expect(stage.view.phase == .bouncing && stage.trace.releases.last?.target.x == 3000)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.width = 3370 }
    stage.settle()
    #expect(stage.view.contentOffset.x == 2995)
  }
}

@Suite("Decided targets")
struct DecidedTargetTests {
  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list with items of 100 pt.
  private func stage(at offset: Double, _ behavior: ItemBehavior) -> Stage<ItemBehavior> {
    Stage(.list, at: y(offset), behavior: behavior)
  }

  @Test(
    "Flicked inward from beyond an edge, a view lands at the unchanged target its behavior decided",
    arguments: [(-60, 3), (-60, 1), (3060, -3), (3010, -0.8)] as [(Double, Double)])
  func decided(offset: Double, velocity: Double) throws {
    var free = stage(at: offset, ItemBehavior(snaps: false))
    var decided = stage(at: offset, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(ReleaseState(contentOffset: y(offset), velocity: y(velocity)), recording: &free.trace)
    decided.view.release(ReleaseState(contentOffset: y(offset), velocity: y(velocity)), recording: &decided.trace)
    let release = try #require(decided.trace.releases.last)
    #expect(release.target == release.proposedTarget && release.target == free.trace.releases.last?.target)
    free.settle()
    decided.settle()
    #expect(decided.view.position == release.target)
    // Left alone, the target is only what the view is expected to reach: the edge has slowed it.
    #expect(free.view.position.y >= 0 && free.view.position.y <= 3000)
    #expect(abs(free.view.position.y - release.target.y) > 1)
  }

  @Test(
    "Flicked outward beyond an edge, a view returns to the edge, decided or not", arguments: [-2, -0.2, 0.0])
  func decidedOutward(velocity: Double) {
    var free = stage(at: -60, ItemBehavior(snaps: false))
    var decided = stage(at: -60, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(ReleaseState(contentOffset: y(-60), velocity: y(velocity)), recording: &free.trace)
    decided.view.release(ReleaseState(contentOffset: y(-60), velocity: y(velocity)), recording: &decided.trace)
    free.settle()
    decided.settle()
    #expect(free.trace.frames == decided.trace.frames && decided.view.position == .zero)
  }

  @Test("Inside the range, deciding on the proposed target changes nothing", arguments: [1.2, -0.3, 0])
  func decidedInside(velocity: Double) {
    var free = stage(at: 1000, ItemBehavior(snaps: false))
    var decided = stage(at: 1000, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(ReleaseState(contentOffset: y(1000), velocity: y(velocity)), recording: &free.trace)
    decided.view.release(ReleaseState(contentOffset: y(1000), velocity: y(velocity)), recording: &decided.trace)
    free.settle()
    decided.settle()
    let same = free.trace.frames == decided.trace.frames && free.trace.events == decided.trace.events
    #expect(same)
  }

  @Test("An axis that the behavior does not decide stays free beyond its edge")
  func otherAxis() {
    let start = Vector2D(x: -60, y: -60)
    var free = Stage(.map, at: start, behavior: ItemBehavior(snaps: false))
    var decided = Stage(.map, at: start, behavior: ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(ReleaseState(contentOffset: start, velocity: Vector2D(x: 2, y: 2)), recording: &free.trace)
    decided.view.release(ReleaseState(contentOffset: start, velocity: Vector2D(x: 2, y: 2)), recording: &decided.trace)
    free.settle()
    decided.settle()
    #expect(decided.view.position.x == free.view.position.x)
    #expect(decided.view.position.y == decided.trace.releases.last?.target.y)
    #expect(decided.view.position.y != free.view.position.y)
  }
}

@Suite("A target that is rewritten on one axis")
struct AxisIndependenceTests {
  private struct Columns: TargetBehavior {
    var pitch: Double?

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      if let pitch { target.x = (target.x / pitch).rounded() * pitch }
    }
  }

  private static func trace(_ velocity: Vector2D, pitch: Double?) -> ScrollTrace {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 700), behavior: Columns(pitch: pitch))
    stage.flick(velocity)
    stage.settle()
    return stage.trace
  }

  @Test(
    "The other axis decelerates to its proposed target as if nothing was rewritten",
    arguments: [(1.0, 0.7), (0.3, 1.6), (-0.8, 0.9), (0.9, -0.4)])
  func other(x: Double, y: Double) throws {
    let velocity = Vector2D(x: x, y: y)
    let (free, snapped) = (Self.trace(velocity, pitch: nil), Self.trace(velocity, pitch: 320))
    let release = try #require(snapped.releases.last)
    #expect(release.target.x != release.proposedTarget.x && release.target.y == release.proposedTarget.y)
    let frames = zip(free.frames, snapped.frames)
    #expect(frames.allSatisfy { $0.position.y == $1.position.y && $0.velocity.y == $1.velocity.y })
    #expect(free.rest?.contentOffset.y == snapped.rest?.contentOffset.y)
    // A deceleration to a distance D begins with k = (v − stopping speed) / D; that of the proposal is the view's own k.
    let rate = -Numerics.log(0.998)
    let distance = release.proposedTarget.y - release.contentOffset.y
    let adjusted = (abs(release.velocity.y) - ScrollTuning.default.stoppingSpeed) / abs(distance)
    #expect(abs(adjusted - rate) < 0.01 * rate)
  }
}
