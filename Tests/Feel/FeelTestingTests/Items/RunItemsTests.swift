import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// An endless column of items of one length, whose indices start again after a lap.
private struct Column: ItemOffsets {
  var length = 100.0
  var lap: Int?
  var count: Int { 36 }

  func contentOffset(ofItem item: Int) -> Vector2D? { Vector2D(x: 0, y: Double(item) * length) }
  func item(at contentOffset: Vector2D) -> Int? {
    let place = ordinal(contentOffset)
    return lap.map { (place % $0 + $0) % $0 } ?? place
  }
  func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? { ordinal(end) - ordinal(start) }
  private func ordinal(_ offset: Vector2D) -> Int { Int((offset.y / length).rounded()) }
}

@Suite("Items of a run")
struct RunItemsTests {
  private let wide = Size2D(width: 700, height: 300)

  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list with items of 100 pt that are 60 pt long in a view wider than 600 pt.
  private func stage(detail: ScrollTrace.Detail = .full) -> Stage<ItemBehavior> {
    let behavior = ItemBehavior { size in
      let length = size.width > 600 ? 60.0 : 100
      return (Size2D(width: size.width, height: 36 * length), length)
    }
    return Stage(.list, at: y(500), behavior: behavior, detail: detail)
  }

  private func found(_ stage: Stage<ItemBehavior>, lap: Int? = nil) -> RunItems {
    RunItems(stage.trace, .list) { Column(length: $0.geometry.boundsSize.width > 600 ? 60 : 100, lap: lap) }
  }

  @Test(
    "A release has the items at its drag's start and its target; the rest has its item and distance",
    arguments: [1, -1, 0.3] as [Double], [ScrollTrace.Detail.full, .outcome])
  func flick(velocity: Double, detail: ScrollTrace.Detail) throws {
    var stage = stage(detail: detail)
    stage.flick(y(velocity))
    let release = try #require(found(stage).releases.last)
    #expect(release.fromItem == 5)
    #expect(release.item == stage.trace.releases.last.map { Int($0.target.y / 100) } && release.item != 5)
    #expect(stage.trace.rest == nil)
    stage.settle()
    #expect(found(stage).rest == release.item)
    #expect(found(stage).itemDelta == (release.item ?? 0) - 5)
  }

  @Test("Each release has the items of its own drag")
  func several() {
    var stage = stage()
    for velocity in [1, -0.5, 0.3] as [Double] {
      stage.flick(y(velocity))
      stage.wait(velocity == -0.5 ? 60 : 5000)
    }
    let froms = found(stage).releases.map(\.fromItem)
    let items = found(stage).releases.map(\.item)
    #expect(froms[0] == 5 && froms[1] == items[0] && froms[2] != items[1])
    #expect(found(stage).rest == items[2])
  }

  @Test("A cancelled drag and a release without a finger have items too", arguments: [false, true])
  func otherEnds(isCancelled: Bool) {
    var stage = stage()
    if isCancelled {
      stage.down()
      stage.drag(by: y(160), over: 300, samples: 10)
      stage.cancel()
    } else {
      stage.view.release(ReleaseState(contentOffset: y(640), dragStartOffset: y(480)), recording: &stage.trace)
    }
    stage.settle()
    let release = found(stage).releases.last
    #expect(release?.fromItem == 5 && release?.item == (isCancelled ? 7 : 6))
    #expect(found(stage).rest == release?.item && found(stage).itemDelta == (isCancelled ? 2 : 1))
  }

  @Test("The items of a drag that ends at rest are known immediately")
  func still() {
    var stage = stage()
    stage.view.release(ReleaseState(contentOffset: y(700), dragStartOffset: y(500)), recording: &stage.trace)
    #expect(stage.trace.releases.last?.willDecelerate == false)
    #expect(found(stage).rest == 7 && found(stage).itemDelta == 2)
  }

  @Test("A rest without a drag has an item but no distance, and a tap does not change that")
  func withoutDrag() {
    var stage = stage()
    stage.view.setContentOffset(y(800), animated: true, recording: &stage.trace)
    stage.settle()
    #expect(found(stage).rest == 8 && found(stage).itemDelta == nil)
    stage.down()
    #expect(stage.trace.rest == nil)
    stage.lift(after: 30)
    #expect(found(stage).rest == 8 && found(stage).itemDelta == nil)
  }

  @Test(
    "After a later change of the offset, the rest's item counts from the last drag's start",
    arguments: [false, true])
  func setAfterwards(isAnimated: Bool) {
    var stage = stage()
    stage.flick(y(0.5))
    stage.settle()
    stage.view.setContentOffset(y(200), animated: isAnimated, recording: &stage.trace)
    stage.settle()
    #expect(found(stage).rest == 2 && found(stage).itemDelta == -3)
    #expect(found(stage).releases.last?.item != 2)
  }

  @Test("If indices wrap around, item distances follow the behavior")
  func laps() {
    var stage = stage()
    stage.flick(y(1))
    stage.settle()
    let ordinal = Int(stage.view.position.y / 100)
    #expect(found(stage, lap: 6).releases.last?.fromItem == 5 && ordinal > 6)
    #expect(found(stage, lap: 6).rest == ordinal % 6 && found(stage, lap: 6).itemDelta == ordinal - 5)
  }

  @Test(
    "After a content shift the item changes and the distance stays, in motion and at rest", arguments: [false, true])
  func shifted(isAtRest: Bool) {
    var stage = stage()
    stage.flick(y(0.5))
    var plain = stage
    plain.settle()
    if isAtRest { stage.settle() } else { stage.wait(30) }
    stage.view.shiftContent(by: y(1000), recording: &stage.trace)
    stage.settle()
    #expect(stage.view.position.y == plain.view.position.y + 1000)
    #expect(found(stage, lap: 10) == found(plain, lap: 10))
    stage.view.shiftContent(by: y(-400), recording: &stage.trace)
    #expect(found(stage, lap: 10).rest == found(plain, lap: 10).rest.map { ($0 + 6) % 10 })
    #expect(found(stage, lap: 10).itemDelta == found(plain, lap: 10).itemDelta)
  }

  @Test("After a resize in motion, the distance counts from the drag's first item in the old layout")
  func deltaOnTheWay() throws {
    var stage = stage()
    stage.flick(y(1))
    let release = try #require(found(stage).releases.last)
    stage.wait(60)
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.settle()
    #expect(release.fromItem == 5)
    let item = try #require(found(stage).rest)
    #expect(item == Int(stage.view.position.y / 60) && found(stage).itemDelta == item - 5)
  }

  @Test("After a resize at rest, the distance still counts from the drag's first item")
  func deltaAtRest() throws {
    var stage = stage()
    stage.flick(y(1))
    stage.settle()
    stage.view.resize(to: wide, recording: &stage.trace)
    let item = try #require(found(stage).rest)
    #expect(item == Int(stage.view.position.y / 60) && found(stage).itemDelta == item - 5)
    #expect(stage.trace.releases.count == 1 && found(stage).releases.last?.fromItem == 5)
  }

  @Test("A resize during a drag does not change the item of its start")
  func fromItemUnderFinger() {
    var stage = stage()
    stage.down()
    stage.drag(by: y(40), over: 100, samples: 10)
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.lift(after: 100)
    stage.settle()
    // In the new layout 500 pt would be the eighth.
    #expect(found(stage).releases.last?.fromItem == 5)
    #expect(found(stage).itemDelta == 4)
  }

  @Test("A resize during a drag keeps the item of its start in the old layout, however the content is shifted later")
  func shiftedUnderFinger() {
    for before in [0.0, 200] {
      for after in [0.0, 120] {
        for later in [0.0, 300] {
          var stage = stage()
          stage.down()
          stage.drag(by: y(40), over: 100, samples: 10)
          stage.view.shiftContent(by: y(before), recording: &stage.trace)
          stage.drag(by: y(20), over: 50, samples: 5)
          stage.view.resize(to: wide, recording: &stage.trace)
          stage.drag(by: y(20), over: 50, samples: 5)
          stage.view.shiftContent(by: y(after), recording: &stage.trace)
          stage.lift(after: 100)
          stage.settle()
          stage.view.shiftContent(by: y(later), recording: &stage.trace)
          // A shift before the resize puts the content where another item begins.
          let item = 5 + Int(before / 100)
          #expect(found(stage).releases.last?.fromItem == item, "\(before) \(after) \(later)")
        }
      }
    }
  }

  @Test("A resize during a drag counts the item of its end in the new layout")
  func resizedUnderFinger() {
    var stage = stage()
    stage.down()
    stage.drag(by: y(40), over: 100, samples: 10)
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.lift(after: 100)
    stage.settle()
    #expect(found(stage).releases.last?.item == 9 && found(stage).rest == 9)
  }

  @Test("After a content shift the rest has the item at its offset", arguments: [250.0, -100])
  func shiftedRest(amount: Double) {
    var stage = Stage(.list, at: y(1000))
    stage.view.release(ReleaseState(contentOffset: y(1000), velocity: y(1)), recording: &stage.trace)
    stage.wait(100)
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    stage.settle()
    let rest = stage.view.contentOffset.y
    #expect(Column().found(in: stage.trace).rest == Int((rest / 100).rounded()))
    // Back where the drag's end went, in other coordinates.
    stage.view.shiftContent(by: y(-amount), recording: &stage.trace)
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    #expect(Column().found(in: stage.trace).rest == Int((rest / 100).rounded()))
    stage.view.shiftContent(by: y(300), recording: &stage.trace)
    #expect(Column().found(in: stage.trace).rest == Int(((rest + 300) / 100).rounded()))
  }

  @Test("The default distance is that of the indices, or nil if one is missing")
  func defaultDelta() {
    struct Half: ItemOffsets {
      var count: Int { 100 }
      func contentOffset(ofItem item: Int) -> Vector2D? { nil }
      func item(at contentOffset: Vector2D) -> Int? { contentOffset.y < 1000 ? Int(contentOffset.y / 10) : nil }
    }
    let half = Half()
    #expect(half.itemDelta(from: y(500), to: y(300)) == -20)
    #expect(half.itemDelta(from: y(500), to: y(2000)) == nil && half.itemDelta(from: y(2000), to: y(500)) == nil)
    #expect(half.isSnapPoint(.zero) == nil && half.lapLength == nil)
  }

  @Test("A view without items has no items in its runs")
  func noItems() {
    var stage = stage()
    stage.flick(y(1))
    stage.settle()
    let none = ItemList([Double](), in: .shelf).found(in: stage.trace)
    #expect(none.releases.map(\.item) == [nil] && none.releases.map(\.fromItem) == [nil])
    #expect(none.rest == nil && none.itemDelta == nil)
  }

  @Test("A list shows the item with the nearest offset, and finds its snap points to half a pixel")
  func list() {
    let list = ItemList([0.0, 120, 250], in: .shelf)
    func x(_ offset: Double) -> Vector2D { Vector2D(x: offset, y: 0) }
    #expect(list.count == 3 && list.contentOffset(ofItem: 2) == x(250) && list.contentOffset(ofItem: 3) == nil)
    #expect([59.0, 61, 186].map { list.item(at: x($0)) } == [0, 1, 2])
    #expect(list.isSnapPoint(x(120.25)) == true && list.isSnapPoint(x(120.3)) == false)
    #expect(list.itemDelta(from: x(240), to: x(0)) == -2)
  }
}
