import FeelTesting
import Scenes
import ScrollPhysics
import Snapping
import TestSupport

/// A carousel with its trace and a finger; distances and velocities are positive in reading order.
struct CarouselStage<View: SimulatedScrollView> {
  var view: View
  var trace: ScrollTrace
  let scene: CarouselScene
  /// The start of the last drag, in the coordinate of ``way``.
  private(set) var dragStart: Double?
  private var place = Vector2D(x: 100, y: 100)

  init(_ view: View, _ scene: CarouselScene, detail: ScrollTrace.Detail = .full) {
    self.view = view
    self.scene = scene
    trace = ScrollTrace(displayScale: scene.displayScale, detail: detail)
  }

  mutating func down(after wait: Double = 0) {
    place = Vector2D(x: 100, y: 100)
    view.touchDown(at: place, time: view.time + wait, recording: &trace)
  }

  /// The finger moves so as to scroll the row on, in even steps.
  mutating func drag(by way: Double, over duration: Double, samples: Int = 1) {
    let (start, startTime) = (place, view.time)
    for n in 1...samples {
      let part = Double(n) / Double(samples)
      place = start - scene.forward(way) * part
      view.touchMove(to: place, time: startTime + duration * part, recording: &trace)
    }
  }

  mutating func lift(after wait: Double = 0) {
    let before = (trace.shifts, trace.releases.count)
    view.touchUp(at: nil, time: view.time + wait, recording: &trace)
    noteDragStart(before)
  }

  private mutating func noteDragStart(_ before: (shifts: [ScrollTrace.ContentShift], releases: Int)) {
    guard let release = trace.releases.last, trace.releases.count > before.releases else { return }
    dragStart = scene.sign * before.shifts.reduce(release.dragStartOffset) { $0 - $1.amount }[scene.axis]
  }

  mutating func cancel(after wait: Double = 0) {
    let before = (trace.shifts, trace.releases.count)
    view.touchCancel(time: view.time + wait, recording: &trace)
    noteDragStart(before)
  }

  mutating func wait(_ duration: Double) { view.advance(to: view.time + duration, recording: &trace) }

  mutating func advance(to time: Double) { view.advance(to: time, recording: &trace) }

  @discardableResult
  mutating func settle() -> Bool { view.advanceToRest(limit: view.time + 600_000, recording: &trace) }

  /// Eight even samples, 8 ms apart: the release velocity is `velocity`, in pt/ms.
  mutating func flick(_ velocity: Double) {
    down()
    drag(by: velocity * 64, over: 64, samples: 8)
    lift()
  }

  /// A flick that is left to come to rest.
  mutating func turn(_ velocity: Double) {
    flick(velocity)
    settle()
  }

  mutating func dragSlowly(by way: Double, samples: Int = 20) {
    down()
    drag(by: way, over: 200, samples: samples)
    lift(after: 100)
  }

  mutating func resize(to length: Double) { view.resize(to: scene.bounds(length), recording: &trace) }

  /// The content offset along the row, forward, as if the coordinates had never been changed.
  var way: Double { way(of: view.contentOffset, frames: .max) }

  /// The position of a frame, forward, before pixels and as if the coordinates had never been changed.
  func way(ofFrame index: Int) -> Double { way(of: trace.frames[index].position, frames: index) }

  private func way(of offset: Vector2D, frames: Int) -> Double {
    scene.sign * trace.continuous(offset, frames: frames)[scene.axis]
  }
}

extension CarouselStage where View == Carousel {
  init(_ scene: CarouselScene, detail: ScrollTrace.Detail = .full) {
    self.init(scene.carousel, scene, detail: detail)
  }

  /// The items of the run.
  var found: RunItems {
    RunItems(trace, view.configuration) { CarouselItems(view.scroller.behavior, in: $0) }
  }

  /// The items shown at all frames, in order, without repetitions.
  var items: [Int?] {
    let paging = CarouselPaging(
      scene.layout, duplicates: scene.duplicates, loops: scene.loops, boundsSize: view.configuration.geometry.boundsSize
    )
    let offsets = CarouselItems(paging, in: view.configuration)
    var items: [Int?] = []
    for frame in trace.frames {
      let item = offsets.item(at: trace.contentOffset(frame))
      if items.last != .some(item) { items.append(item) }
    }
    return items
  }

  /// Whether the view shows no duplicate in its centre.
  var isInBand: Bool {
    guard let element = scene.points(of: view).item(nearestTo: view.contentOffset[scene.axis]) else { return true }
    return element >= view.row.duplicates && element < view.row.duplicates + view.row.itemCount
  }

  /// Whether the view is where one of its items rests, to the last bit.
  var isOnPoint: Bool {
    let points = scene.points(of: view)
    guard let point = points.nearest(to: view.contentOffset[scene.axis]) else { return true }
    return points[point] == view.contentOffset[scene.axis]
  }
}
