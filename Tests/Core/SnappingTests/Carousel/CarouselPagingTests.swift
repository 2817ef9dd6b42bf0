import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: landing")
struct CarouselPagingTests {
  private func paging(_ scene: CarouselScene) -> (CarouselPaging, ScrollConfiguration, start: Vector2D) {
    let carousel = scene.carousel
    let paging = CarouselPaging(
      scene.layout, duplicates: scene.duplicates, loops: scene.loops, boundsSize: scene.bounds)
    return (paging, carousel.configuration, carousel.contentOffset)
  }

  private func items(_ scene: CarouselScene) -> (CarouselItems, start: Vector2D) {
    let (paging, configuration, start) = paging(scene)
    return (CarouselItems(paging, in: configuration), start)
  }

  @Test("The items are found by their index from any number of laps away", arguments: CarouselScene.all)
  func items(scene: CarouselScene) {
    let (paging, configuration, start) = paging(scene)
    let items = CarouselItems(paging, in: configuration)
    #expect(paging.axis == scene.axis && paging.alwaysDecidesTarget(along: scene.axis))
    #expect(!paging.alwaysDecidesTarget(along: scene.axis == .horizontal ? .vertical : .horizontal))
    var way = 0.0
    for item in 0..<scene.count {
      for laps in [0.0, 1, -1, 7, -100_000] {
        let there = start + scene.forward(way + laps * scene.lap)
        #expect(items.item(at: there) == item)
        let delta = item + Int(laps) * scene.count
        #expect(items.itemDelta(from: start, to: there) == delta)
        #expect(items.itemDelta(from: there, to: start) == -delta)
      }
      let next = (item + 1) % scene.count
      way += (scene.lengths[item] + scene.lengths[next]) / 2 + scene.gaps[item]
    }
  }

  @Test("The shown item changes halfway to the next one, also at the ends of a lap", arguments: CarouselScene.some)
  func halfway(scene: CarouselScene) {
    let (items, start) = items(scene)
    var way = 0.0
    for item in 0..<2 * scene.count {
      let (here, next) = (item % scene.count, (item + 1) % scene.count)
      let step = (scene.lengths[here] + scene.lengths[next]) / 2 + scene.gaps[here]
      // Places are on the pixel.
      let before = start + scene.forward(way + step / 2 - 1)
      let after = start + scene.forward(way + step / 2 + 1)
      #expect(items.item(at: before) == here && items.item(at: after) == next)
      #expect(items.itemDelta(from: before, to: after) == 1)
      way += step
    }
  }

  @Test(
    "A flick moves by one item and a slow release to the nearest, for any proposed target",
    arguments: CarouselScene.some)
  func targets(scene: CarouselScene) {
    var (paging, configuration, start) = paging(scene)
    func target(_ way: Double, _ velocity: Double, _ proposed: Double) -> Vector2D {
      var target = start + scene.forward(proposed)
      let context = TargetContext(
        velocity: scene.forward(velocity), proposedTarget: target, contentOffset: start + scene.forward(way),
        dragStartOffset: start, geometry: configuration.geometry, displayScale: configuration.displayScale)
      paging.updateTarget(&target, context: context)
      return target
    }
    let next = (scene.lengths[0] + scene.lengths[1 % scene.count]) / 2 + scene.gaps[0]
    let last = (scene.lengths[0] + scene.lengths[scene.count - 1]) / 2 + scene.gaps[scene.count - 1]
    for proposed in [0.3 * next, 300, -300] {
      #expect(target(0.3 * next, 0.5, proposed) == start + scene.forward((next * 2).rounded() / 2))
      #expect(target(-0.3 * last, -0.5, proposed) == start + scene.forward(-(last * 2).rounded() / 2))
    }
    #expect(target(0.3 * next, 0.1, 0.3 * next) == start && target(-0.3 * last, -0.1, -0.3 * last) == start)
    #expect(target(0.7 * next, 0, 0.7 * next) == target(0.3 * next, 0.5, 0))
  }

  @Test("An empty carousel changes no target and shows no item")
  func nothing() {
    for loops in [true, false] {
      var (paging, configuration, start) = paging(CarouselScene.uniform(0).with(\.loops, loops))
      let items = CarouselItems(paging, in: configuration)
      #expect(!paging.alwaysDecidesTarget(along: .horizontal) && items.item(at: start) == nil)
      #expect(items.itemDelta(from: start, to: start) == nil)
      for reason in [TargetContext.Reason.dragEnd, .resize] {
        var target = Vector2D(x: 5, y: 6)
        let context = TargetContext(
          reason: reason, velocity: start, proposedTarget: target, contentOffset: start, dragStartOffset: start,
          geometry: configuration.geometry)
        paging.updateTarget(&target, context: context)
        #expect(target == Vector2D(x: 5, y: 6))
      }
    }
  }

  @Test(
    "No offset traps, and the item is always a valid one",
    arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18, -1e12, 1e15])
  func anyOffset(offset: Double) {
    for scene in CarouselScene.some {
      let (items, start) = items(scene)
      var there = start
      there[scene.axis] = offset
      if let item = items.item(at: there) { #expect(item >= 0 && item < scene.count) }
      _ = items.itemDelta(from: start, to: there)
      _ = items.itemDelta(from: there, to: there)
    }
  }
}
