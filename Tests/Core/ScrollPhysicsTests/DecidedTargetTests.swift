import ScrollPhysics
import TestSupport
import Testing

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
