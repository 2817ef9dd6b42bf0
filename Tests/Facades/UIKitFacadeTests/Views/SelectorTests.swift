import FeelTesting
import Foundation
import Testing
import UIKitFacade

@Suite("Selectors") @MainActor
struct SelectorTests {
  @MainActor private final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func take(_ value: Any?) { log.append("\(type(of: value))") }
    func two(_ sender: Any?, for event: UIEvent) { log.append("two") }
    func fire(_ timer: Timer) { log.append("timer \(timer.isValid)") }
    func hear(_ notification: Notification) { log.append(notification.name.rawValue) }
    func pan(_ recognizer: UIPanGestureRecognizer) { log.append("\(recognizer.state)") }
  }

  @Test("A selector is named as Objective-C names a method without labels, and is equal by its name")
  @MainActor func names() {
    #expect(Selector("plain", Target.plain).description == "plain")
    #expect(Selector("take", Target.take).description == "take:")
    #expect(Selector("two", Target.two(_:for:)).description == "two::")
    #expect(Selector("take", Target.take) == "take:" && Selector("take", Target.take) != "take")
    #expect(Set([Selector("plain", Target.plain), "plain", "take:"]).count == 2)
  }

  @Test("A timer that is fired calls its target, and holds it")
  @MainActor func timers() {
    weak var weakTarget: Target?
    let timer: Timer
    do {
      let target = Target()
      weakTarget = target
      timer = Timer.scheduledTimer(
        timeInterval: 1000, target: target, selector: Selector("fire", Target.fire), userInfo: nil, repeats: true)
    }
    timer.fire()
    #expect(weakTarget?.log == ["timer true"] && timer.timeInterval == 1000)
    timer.invalidate()
    let once = Target()
    Timer(timeInterval: 1, target: once, selector: Selector("plain", Target.plain), userInfo: nil, repeats: false)
      .fire()
    #expect(once.log == ["plain"])
  }

  @Test("A notification center calls an observer as long as it lives")
  @MainActor func notifications() {
    let center = NotificationCenter()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(target, selector: Selector("hear", Target.hear), name: .init("a"), object: nil)
      center.post(name: .init("a"), object: nil)
      center.post(name: .init("b"), object: nil)
      #expect(target.log == ["a"])
    }
    center.post(name: .init("a"), object: nil)
    #expect(gone == nil)
  }

  @Test("A pan's target is called after the delegate, at each step of a drag and at its end, also without a finger")
  @MainActor func pans() throws {
    let target = Target()
    func make() -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.contentSize = CGSize(width: 3000, height: 240)
      view.panGestureRecognizer.addTarget(target, action: Selector("pan", Target.pan))
      return view
    }
    let view = make()
    let drag = TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 200)
    try view.perform(drag)
    // One call for each sample after the slop, and one for the lift.
    #expect(target.log.first == "began" && target.log.last == "ended")
    #expect(target.log.dropFirst().dropLast().allSatisfy { $0 == "changed" } && target.log.count > 8)
    target.log = []
    try view.perform(.drag(from: Vector2D(x: 300, y: 120), by: .zero, over: 100))
    #expect(target.log.isEmpty)
    var cancelled = drag
    cancelled.samples[cancelled.samples.count - 1].phase = .cancelled
    try view.perform(cancelled)
    #expect(target.log.last == "cancelled")
    target.log = []
    var simulated = SimulatedUIScrollView(make)
    _ = simulated.landing(
      of: ReleaseState(contentOffset: Vector2D(x: 90, y: 0), velocity: .zero, dragStartOffset: .zero))
    #expect(target.log == ["ended"])
  }
}
