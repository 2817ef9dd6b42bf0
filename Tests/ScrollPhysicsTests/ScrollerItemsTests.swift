import ScrollPhysics
import TestSupport
import Testing

@Suite("Items in the trace")
struct ScrollerItemsTests {
  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list with items of 100 pt.
  private func stage(
    at offset: Double = 500, detail: ScrollTrace.Detail = .full, _ behavior: ItemBehavior = ItemBehavior()
  ) -> Stage<ItemBehavior> {
    Stage(.list, at: y(offset), behavior: behavior, detail: detail)
  }

  @Test(
    "A release tells the item at the drag's begin and at its target, the rest its item and how far that is",
    arguments: [1, -1, 0.3] as [Double], [ScrollTrace.Detail.full, .outcome])
  func flick(velocity: Double, detail: ScrollTrace.Detail) throws {
    var stage = stage(detail: detail)
    stage.flick(y(velocity))
    let release = try #require(stage.trace.releases.last)
    #expect(release.fromItem == 5)
    #expect(release.item == Int(release.target.y / 100) && release.item != 5)
    #expect(stage.trace.rest == nil)
    stage.settle()
    #expect(stage.trace.rest?.item == release.item)
    #expect(stage.trace.rest?.itemDelta == (release.item ?? 0) - 5)
  }

  @Test("Each release is about its own drag")
  func several() {
    var stage = stage()
    for velocity in [1, -0.5, 0.3] as [Double] {
      stage.flick(y(velocity))
      stage.wait(velocity == -0.5 ? 60 : 5000)
    }
    let froms = stage.trace.releases.map(\.fromItem)
    let items = stage.trace.releases.map(\.item)
    #expect(froms[0] == 5 && froms[1] == items[0] && froms[2] != items[1])
    #expect(stage.trace.rest?.item == items[2])
  }

  @Test("A cancelled drag and one released without a finger tell their items as well", arguments: [false, true])
  func otherEnds(isCancelled: Bool) {
    var stage = stage()
    if isCancelled {
      stage.down()
      stage.drag(by: y(160), over: 300, samples: 10)
      stage.cancel()
    } else {
      stage.view.release(at: y(640), velocity: .zero, dragStart: y(480), recording: &stage.trace)
    }
    stage.settle()
    let release = stage.trace.releases.last
    #expect(release?.fromItem == 5 && release?.item == (isCancelled ? 7 : 6))
    #expect(stage.trace.rest?.item == release?.item && stage.trace.rest?.itemDelta == (isCancelled ? 2 : 1))
  }

  @Test("A drag that ends at rest tells its items at once")
  func still() {
    var stage = stage()
    stage.view.release(at: y(700), velocity: .zero, dragStart: y(500), recording: &stage.trace)
    #expect(stage.trace.releases.last?.willDecelerate == false)
    #expect(stage.trace.rest?.item == 7 && stage.trace.rest?.itemDelta == 2)
  }

  @Test("A rest without a drag has an item but no distance; a tap on it changes nothing")
  func withoutDrag() {
    var stage = stage()
    stage.view.setContentOffset(y(800), animated: true, recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.rest?.item == 8 && stage.trace.rest?.itemDelta == nil)
    stage.down()
    #expect(stage.trace.rest == nil)
    stage.lift(after: 30)
    #expect(stage.trace.rest?.item == 8 && stage.trace.rest?.itemDelta == nil)
  }

  @Test(
    "Set elsewhere afterwards, the rest tells the item there, counted from the last drag's begin",
    arguments: [false, true])
  func setAfterwards(isAnimated: Bool) {
    var stage = stage()
    stage.flick(y(0.5))
    stage.settle()
    stage.view.setContentOffset(y(200), animated: isAnimated, recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.rest?.item == 2 && stage.trace.rest?.itemDelta == -3)
    #expect(stage.trace.releases.last?.item != 2)
  }

  @Test("A behavior that knows no items says nothing of them")
  func noItems() {
    var stage = Stage(.list, at: y(500), behavior: RecordingBehavior())
    stage.flick(y(1))
    stage.settle()
    let release = stage.trace.releases.last
    #expect(release?.fromItem == nil && release?.item == nil)
    #expect(stage.trace.rest?.item == nil && stage.trace.rest?.itemDelta == nil)
  }

  @Test("Distances are counted the behavior's way where indices begin anew")
  func laps() {
    var stage = stage(ItemBehavior(lap: 6))
    stage.flick(y(1))
    stage.settle()
    let ordinal = Int(stage.view.position.y / 100)
    #expect(stage.trace.releases.last?.fromItem == 5 && ordinal > 6)
    #expect(stage.trace.rest?.item == ordinal % 6 && stage.trace.rest?.itemDelta == ordinal - 5)
  }

  @Test("The default distance is that of the indices, and none where one of them is missing")
  func defaultDelta() {
    struct Half: TargetBehavior {
      mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {}
      mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
        contentOffset.y < 1000 ? Int(contentOffset.y / 10) : nil
      }
    }
    var behavior = Half()
    let configuration = ScrollConfiguration.list
    #expect(behavior.itemDelta(from: y(500), to: y(300), in: configuration) == -20)
    #expect(behavior.itemDelta(from: y(500), to: y(2000), in: configuration) == nil)
    #expect(behavior.itemDelta(from: y(2000), to: y(500), in: configuration) == nil)
    #expect(behavior.layOut(in: .zero) == nil && !behavior.alwaysDecidesTarget(along: .vertical))
  }

  @Test("Shifted content shows the item there; the distance stays, on the way and at rest", arguments: [false, true])
  func shifted(isAtRest: Bool) {
    var stage = stage(ItemBehavior(lap: 10))
    stage.flick(y(0.5))
    var plain = stage
    plain.settle()
    if isAtRest { stage.settle() } else { stage.wait(30) }
    stage.view.shiftContent(by: y(1000), recording: &stage.trace)
    stage.settle()
    #expect(stage.view.position.y == plain.view.position.y + 1000)
    #expect(stage.trace.rest == plain.trace.rest.map { shifted($0, by: 1000) })
    stage.view.shiftContent(by: y(-400), recording: &stage.trace)
    #expect(stage.trace.rest?.item == plain.trace.rest?.item.map { ($0 + 6) % 10 })
    #expect(stage.trace.rest?.itemDelta == plain.trace.rest?.itemDelta)
  }

  private func shifted(_ rest: ScrollTrace.Rest, by amount: Double) -> ScrollTrace.Rest {
    var rest = rest
    rest.contentOffset.y += amount
    return rest
  }

  // MARK: Decided targets

  @Test(
    "Released beyond an edge inward, an unchanged target is where a view lands whose behavior decides",
    arguments: [(-60, 3), (-60, 1), (3060, -3), (3010, -0.8)] as [(Double, Double)])
  func decided(offset: Double, velocity: Double) throws {
    var free = stage(at: offset, ItemBehavior(snaps: false))
    var decided = stage(at: offset, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(at: y(offset), velocity: y(velocity), recording: &free.trace)
    decided.view.release(at: y(offset), velocity: y(velocity), recording: &decided.trace)
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
    "Beyond an edge outward, or at rest there, the decided edge is where the view goes", arguments: [-2, -0.2, 0.0])
  func decidedOutward(velocity: Double) {
    var free = stage(at: -60, ItemBehavior(snaps: false))
    var decided = stage(at: -60, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(at: y(-60), velocity: y(velocity), recording: &free.trace)
    decided.view.release(at: y(-60), velocity: y(velocity), recording: &decided.trace)
    free.settle()
    decided.settle()
    #expect(free.trace.frames == decided.trace.frames && decided.view.position == .zero)
  }

  @Test("Inside the range a decided target that is unchanged is one left alone", arguments: [1.2, -0.3, 0])
  func decidedInside(velocity: Double) {
    var free = stage(at: 1000, ItemBehavior(snaps: false))
    var decided = stage(at: 1000, ItemBehavior(snaps: false, decidesAll: true))
    free.view.release(at: y(1000), velocity: y(velocity), recording: &free.trace)
    decided.view.release(at: y(1000), velocity: y(velocity), recording: &decided.trace)
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
    free.view.release(at: start, velocity: Vector2D(x: 2, y: 2), recording: &free.trace)
    decided.view.release(at: start, velocity: Vector2D(x: 2, y: 2), recording: &decided.trace)
    free.settle()
    decided.settle()
    #expect(decided.view.position.x == free.view.position.x)
    #expect(decided.view.position.y == decided.trace.releases.last?.target.y)
    #expect(decided.view.position.y != free.view.position.y)
  }
}
