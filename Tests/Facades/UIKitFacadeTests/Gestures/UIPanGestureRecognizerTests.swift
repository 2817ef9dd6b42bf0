import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@testable import UIKitFacade

@Suite("UIPanGestureRecognizer") @MainActor
struct UIPanGestureRecognizerTests {
  private let log = CallLog()

  private func perform(_ gesture: TouchGesture) throws -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
    try view.perform(gesture)
    return view
  }

  private func flick() throws -> TouchGesture {
    try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
  }

  @Test("At the lift the recogniser's velocity is the delegate's, in points per second with opposite sign")
  @MainActor func velocity() throws {
    var velocity = CGPoint.zero
    var state = UIGestureRecognizer.State.possible
    log.actions["willEndDragging"] = {
      velocity = $0.panGestureRecognizer.velocity(in: $0)
      state = $0.panGestureRecognizer.state
    }
    let view = try perform(flick())
    #expect(abs(velocity.x + 1200) < 1e-6 && velocity.y == 0)
    #expect(state == .ended)
    #expect(view.panGestureRecognizer.state == .possible)
    #expect(view.panGestureRecognizer.velocity(in: nil) == .zero)
  }

  @Test("A recogniser that is switched off during a drag follows the next finger, and not the present one any more")
  @MainActor func switchedOff() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    let pan = view.panGestureRecognizer
    func touch(_ phase: TouchSample.Phase, x: Double, time: Double) {
      view.engine.touch(phase, at: Vector2D(x: x, y: 120), time: time)
    }
    touch(.began, x: 300, time: 0)
    touch(.moved, x: 250, time: 16)
    touch(.moved, x: 200, time: 32)
    let (translation, offset) = (pan.translation(in: view), view.contentOffset)
    #expect(pan.state == .changed && translation.x < -50 && offset.x > 50)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    pan.isEnabled = true
    for (phase, time) in [(TouchSample.Phase.moved, 48.0), (.moved, 64)] {
      touch(phase, x: 100, time: time)
      #expect(pan.state == .cancelled && pan.translation(in: view) == translation && view.contentOffset == offset)
    }
    touch(.ended, x: 100, time: 80)
    #expect(pan.state == .possible)
    touch(.began, x: 300, time: 500)
    #expect(pan.state == .possible && pan.translation(in: view) == .zero)
    touch(.moved, x: 250, time: 516)
    #expect(pan.state == .began)
    touch(.moved, x: 240, time: 532)
    #expect(pan.state == .changed && view.contentOffset.x > offset.x)
  }

  @Test("In a release without touches the recogniser says what a drag with this release would have said")
  @MainActor func untracked() throws {
    for (start, end, velocity) in [(300.0, 420.0, 1.25), (300, 310, -0.5), (1000, 600, 0)] {
      var seen: [CGPoint] = []
      var states: [UIGestureRecognizer.State] = []
      var view = SimulatedUIScrollView { [log] in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
        view.contentSize = CGSize(width: 3000, height: 240)
        view.delegate = log
        return view
      }
      for call in ["willBeginDragging", "willEndDragging"] {
        log.actions[call] = {
          seen += [$0.panGestureRecognizer.translation(in: $0), $0.panGestureRecognizer.velocity(in: $0)]
          states.append($0.panGestureRecognizer.state)
        }
      }
      _ = view.landing(
        of: ReleaseState(
          contentOffset: Vector2D(x: end, y: 0), velocity: Vector2D(x: velocity, y: 0),
          dragStartOffset: Vector2D(x: start, y: 0)))
      let expected = [CGPoint(x: start - end, y: 0), CGPoint(x: -1000 * velocity, y: 0)]
      #expect(seen == expected + expected)
      #expect(states == [.ended, .ended])
      log.actions = [:]
      let pan = view.read { $0.panGestureRecognizer }
      #expect(pan.state == .possible && pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    }
  }

  @Test("The translation matches the content's movement, and can be reset")
  @MainActor func translation() throws {
    var pairs: [(CGFloat, CGFloat)] = []
    log.actions["didScroll"] = {
      if $0.isTracking { pairs.append(($0.panGestureRecognizer.translation(in: $0).x, $0.contentOffset.x)) }
    }
    let view = try perform(flick())
    #expect(pairs.count > 3)
    #expect(pairs.allSatisfy { abs($0.0 + $0.1) <= 0.25 })
    view.panGestureRecognizer.setTranslation(CGPoint(x: 5, y: 6), in: view)
    #expect(view.panGestureRecognizer.translation(in: view) == CGPoint(x: 5, y: 6))
  }

  @Test("A drag has the state began once, then changed, and its location is in content coordinates")
  @MainActor func states() throws {
    var states: [UIGestureRecognizer.State] = []
    var place = CGPoint.zero
    log.actions["willBeginDragging"] = { states.append($0.panGestureRecognizer.state) }
    log.actions["didScroll"] = {
      if $0.isTracking { states.append($0.panGestureRecognizer.state) }
      place = $0.panGestureRecognizer.location(in: $0)
    }
    log.actions["willEndDragging"] = {
      #expect($0.panGestureRecognizer.location(in: nil) == CGPoint(x: 150, y: 120))
      #expect($0.panGestureRecognizer.location(in: $0) == CGPoint(x: 290, y: 120))
    }
    _ = try perform(flick())
    #expect(states.first == .began && states.count > 3)
    #expect(states.dropFirst().allSatisfy { $0 == .changed })
    #expect(place.x == 150 + 734.5)
  }

  @Test("A drag that the system cancels has the state cancelled")
  @MainActor func cancelled() throws {
    var state = UIGestureRecognizer.State.possible
    log.actions["willEndDragging"] = { state = $0.panGestureRecognizer.state }
    var gesture = TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 300)
    gesture.samples[gesture.samples.count - 1].phase = .cancelled
    _ = try perform(gesture)
    #expect(state == .cancelled)
  }

  /// What keeps a finger from dragging a view.
  enum Hindrance: CaseIterable {
    case scrolling, recognizer, interaction, interactionAround
  }

  @Test("The recogniser of a view that receives no touches recognises nothing", arguments: Hindrance.allCases)
  @MainActor func disabled(hindrance: Hindrance) throws {
    let (view, around) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240)), UIView())
    around.addSubview(view)
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
    switch hindrance {
    case .scrolling: view.isScrollEnabled = false
    case .recognizer: view.panGestureRecognizer.isEnabled = false
    case .interaction: view.isUserInteractionEnabled = false
    case .interactionAround: around.isUserInteractionEnabled = false
    }
    let pan = view.panGestureRecognizer
    try view.perform(flick())
    #expect(
      pan.translation(in: view) == .zero && pan.state == .possible && view.contentOffset == .zero && log.calls.isEmpty)
    (view.isScrollEnabled, pan.isEnabled) = (true, true)
    (view.isUserInteractionEnabled, around.isUserInteractionEnabled) = (true, true)
    try view.perform(flick())
    #expect(view.contentOffset.x > 100 && !log.calls.isEmpty)
  }

  @Test("Disabling the recogniser cancels a drag, and does not change isScrollEnabled")
  @MainActor func turnedOff() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
    view.panGestureRecognizer.isEnabled = false
    #expect(view.isScrollEnabled)
    view.panGestureRecognizer.isEnabled = true
    log.actions["didScroll"] = { if $0.contentOffset.x > 30 { $0.panGestureRecognizer.isEnabled = false } }
    try view.perform(flick())
    #expect(view.contentOffset.x > 30 && view.contentOffset.x < 100)
  }

  @Test("The location of a cancelled touch does not matter: the content stays at the last movement")
  @MainActor func cancelledElsewhere() throws {
    var gesture = TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 300)
    let last = gesture.samples.count - 1
    gesture.samples[last].phase = .cancelled
    let offset = try perform(gesture).contentOffset
    gesture.samples[last].location.x -= 80
    #expect(try perform(gesture).contentOffset == offset)
  }

  @Test("The recogniser has one touch as long as the finger is down")
  @MainActor func touches() throws {
    var seen: Set<String> = []
    log.actions["didScroll"] = { view in
      seen.insert("\(view.isTracking) \(view.panGestureRecognizer.numberOfTouches)")
    }
    let view = try perform(flick())
    #expect(seen == ["true 1", "false 0"] && view.panGestureRecognizer.numberOfTouches == 0)
  }
}
