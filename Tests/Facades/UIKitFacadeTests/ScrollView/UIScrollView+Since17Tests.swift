import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Scroll views since iOS 17.4") @MainActor
struct UIScrollViewSince17Tests {
  private static func view(_ width: CGFloat = 1000, _ height: CGFloat = 1000) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  @Test("Each axis has its own bounce; setting `bounces` sets both")
  @MainActor func bounces() throws {
    let view = Self.view()
    view.bouncesVertically = false
    #expect(view.bouncesHorizontally && !view.bouncesVertically && !view.bounces)
    let trace = try view.perform(.flick(from: Vector2D(x: 50, y: 50), by: Vector2D(x: 80, y: 80), releaseVelocity: 1))
    #expect(trace.frames.contains { $0.position.x < -5 } && trace.frames.allSatisfy { $0.position.y >= 0 })
    view.bounces = true
    #expect(view.bouncesHorizontally && view.bouncesVertically && view.bounces)
  }

  @Test("Content that does not fill the view rests at its alignment point, and returns there")
  @MainActor func alignment() throws {
    let view = Self.view(100, 60)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    // 100 of 200 pt are free horizontally, and 140 vertically.
    #expect(view.contentOffset == CGPoint(x: -50, y: -140))
    view.alwaysBounceHorizontal = true
    let trace = try view.perform(.flick(from: Vector2D(x: 50, y: 50), by: Vector2D(x: 80, y: 0), releaseVelocity: 1))
    #expect(trace.frames.contains { $0.position.x < -60 } && view.contentOffset == CGPoint(x: -50, y: -140))
    view.contentSize = CGSize(width: 400, height: 60)
    #expect(view.contentOffset.y == -140 && view.contentOffset.x == 0)
  }

  @Test("A stopped view stays at its offset, goes to its edge if it bounces, or to a page with paging")
  @MainActor func stop() throws {
    let view = Self.view(3000)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 150, y: 50), by: Vector2D(x: -100, y: 0), releaseVelocity: 1)
    view.schedule(after: 0.5) { view.stopScrollingAndZooming() }
    let trace = try view.perform(flick)
    #expect(trace.rest.map { abs($0.time - 500) < 20 } == true && view.contentOffset.x > 100)
    #expect(trace.releases[0].target.x > Double(view.contentOffset.x) + 50)

    view.setContentOffset(.zero, animated: false)
    view.schedule(after: 0.2) { view.stopScrollingAndZooming() }
    try view.perform(.flick(from: Vector2D(x: 50, y: 50), by: Vector2D(x: 100, y: 0), releaseVelocity: 1.9))
    #expect(view.contentOffset == .zero)

    view.isPagingEnabled = true
    view.schedule(after: 0.3) { view.stopScrollingAndZooming() }
    try view.perform(flick)
    #expect(view.contentOffset.x == 200 || view.contentOffset.x == 0)
  }

  @Test("isScrollAnimating is true during the app's animated scroll, and false after a drag")
  @MainActor func animating() throws {
    let view = Self.view()
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    try view.advance(until: .after(0.1))
    #expect(view.isScrollAnimating && !view.isZoomAnimating)
    try view.advance(until: .settled)
    #expect(!view.isScrollAnimating)
    view.schedule(after: 0.2) { #expect(!view.isScrollAnimating) }
    try view.perform(.flick(from: Vector2D(x: 150, y: 50), by: Vector2D(x: -80, y: 0), releaseVelocity: 1))
  }

  // MARK: Nested views

  /// A pager of three pages, the first of which holds a row of its own.
  private static func nested() -> (outer: UIScrollView, inner: UIScrollView) {
    let outer = view(600, 200)
    outer.isPagingEnabled = true
    let inner = UIScrollView(frame: CGRect(x: 20, y: 50, width: 160, height: 100))
    inner.contentSize = CGSize(width: 400, height: 100)
    outer.addSubview(inner)
    return (outer, inner)
  }

  private static func drag(by distance: Double) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 100, y: 100), by: Vector2D(x: distance, y: 0), releaseVelocity: 0.3)
  }

  @Test("The inner view scrolls until it is at its edge; after that a drag scrolls the outer one")
  @MainActor func transfers() throws {
    let (outer, inner) = Self.nested()
    var run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === inner && inner.contentOffset.x > 50 && outer.contentOffset == .zero)
    #expect(run.trace(of: outer)?.events.isEmpty == true)
    inner.setContentOffset(CGPoint(x: 240, y: 0), animated: false)
    run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === outer && inner.contentOffset.x == 240 && outer.contentOffset.x == 200)
    // Also for the view that has not moved, time has passed.
    #expect(inner.simulationTime == outer.simulationTime && inner.simulationTime > 0.5)
  }

  @Test("Once the finger has moved by the slop, it touches only the view that drags", arguments: [0, 0.5])
  @MainActor func lettingGo(missing: Double) throws {
    let (outer, inner) = Self.nested()
    let (slop, log) = (inner.simulation.tuning.panSlop, CallLog())
    var touches: [Bool] = []
    inner.delegate = log
    log.actions["didScroll"] = { if $0.isTracking { touches.append(outer.isTracking) } }
    let samples = [0, slop - missing, 2 * slop, 3 * slop].enumerated().map { index, distance in
      TouchSample(
        time: 16 * Double(index), location: Vector2D(x: 150 - distance, y: 100), phase: index == 0 ? .began : .moved)
    }
    let end = TouchSample(time: 64, location: Vector2D(x: 150 - 3 * slop, y: 100), phase: .ended)
    try outer.touch(TouchGesture(name: "drag", samples: samples + [end]))
    #expect(touches == [missing > 0, false])
  }

  @Test("A view that does not transfer scrolling bounces at its edge")
  @MainActor func keeps() throws {
    let (outer, inner) = Self.nested()
    inner.transfersHorizontalScrollingToParent = false
    inner.setContentOffset(CGPoint(x: 240, y: 0), animated: false)
    let run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === inner && outer.contentOffset == .zero && inner.contentOffset.x == 240)
    #expect(run.trace(of: inner)?.frames.contains { $0.position.x > 250 } == true)
  }

  @Test("A drag away from the inner view's edge scrolls the inner view, also after the outer one")
  @MainActor func directions() throws {
    let (outer, inner) = Self.nested()
    outer.setContentOffset(.zero, animated: false)
    // At both left edges the inner view bounces.
    var run = try outer.touch(Self.drag(by: 60))
    #expect(run.dragged.first! === inner && inner.contentOffset.x == 0 && outer.contentOffset.x == 0)
    inner.setContentOffset(CGPoint(x: 240, y: 0), animated: false)
    run = try outer.touch(Self.drag(by: 60))
    #expect(run.dragged.first! === inner && inner.contentOffset.x < 180 && outer.contentOffset.x == 0)
  }

  @Test("Of three nested views the nearest that can scroll takes the drag, unless one keeps it")
  @MainActor func three() throws {
    let (outer, middle) = Self.nested()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    inner.contentSize = CGSize(width: 200, height: 100)
    middle.addSubview(inner)
    inner.setContentOffset(CGPoint(x: 40, y: 0), animated: false)
    var run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === middle && inner.contentOffset.x == 40 && outer.contentOffset.x == 0)
    middle.setContentOffset(CGPoint(x: 240, y: 0), animated: false)
    // The row has moved away with its content; a finger on what the middle view shows now is the middle view's.
    inner.frame.origin.x = 240
    run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === outer && outer.contentOffset.x == 200)
    outer.setContentOffset(.zero, animated: false)
    middle.transfersHorizontalScrollingToParent = false
    run = try outer.touch(Self.drag(by: -60))
    #expect(run.dragged.first! === middle && outer.contentOffset.x == 0 && middle.contentOffset.x == 240)
  }

  @Test("Vertical drags have their own switch, and reach a list around a row that scrolls sideways")
  @MainActor func vertical() throws {
    let list = Self.view(200, 2000)
    let box = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    box.contentSize = CGSize(width: 600, height: 160)
    list.addSubview(box)
    let up = try TouchGesture.flick(from: Vector2D(x: 100, y: 120), by: Vector2D(x: 0, y: -60), releaseVelocity: 0.4)
    var run = try list.touch(up)
    #expect(run.dragged.first! === list && list.contentOffset.y > 60)
    list.setContentOffset(.zero, animated: false)
    // Content that is as long as the view bounces if it is to; at its edge it passes the drag on.
    box.alwaysBounceVertical = true
    run = try list.touch(up)
    #expect(run.dragged.first! === list)
    list.setContentOffset(.zero, animated: false)
    box.transfersVerticalScrollingToParent = false
    run = try list.touch(up)
    #expect(run.dragged.first! === box && list.contentOffset.y == 0 && box.contentOffset.y == 0)
    #expect(run.trace(of: box)?.frames.contains { $0.position.y > 10 } == true)
  }

  @Test("A touch beside the inner view scrolls the outer one, and a touch without movement drags nothing")
  @MainActor func beside() throws {
    let (outer, inner) = Self.nested()
    let run = try outer.touch(
      .flick(from: Vector2D(x: 190, y: 20), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.3))
    #expect(run.dragged.first! === outer && inner.contentOffset == .zero && outer.contentOffset.x == 200)
  }
}
