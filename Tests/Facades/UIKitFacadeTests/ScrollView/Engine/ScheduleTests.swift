import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Scheduled actions of a scroll view") @MainActor
struct ScheduleTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  init() { view.contentSize = CGSize(width: 3000, height: 240) }

  private func note(_ name: String) {
    log.lines.append("\(name) \((view.simulationTime * 1000).rounded())")
  }

  @Test("Scheduled actions run at their time, in order, and repeat if asked to")
  @MainActor func order() throws {
    view.schedule(after: 2, repeats: true) { note("every") }
    view.schedule(after: 3) { note("once") }
    view.schedule(after: 2) { note("second") }
    try view.advance(until: .after(5))
    #expect(log.lines == ["every 2000.0", "second 2000.0", "once 3000.0", "every 4000.0"])
    try view.advance(until: .settled)
    #expect(log.lines.count == 4)
  }

  @Test("A finger that is down delays a scheduled action, and missed repetitions are skipped")
  @MainActor func touches() throws {
    view.schedule(after: 0.1, repeats: true) { note("tick") }
    try view.perform(.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 300, hold: 150))
    #expect(log.lines.isEmpty)
    try view.advance(until: .after(0.1))
    #expect(log.lines == ["tick 450.0", "tick 500.0"])
  }

  @Test("An animation that an action starts begins between frames, and a change in flight applies from there")
  @MainActor func motion() throws {
    view.schedule(after: 0.1) { view.setContentOffset(CGPoint(x: 100, y: 0), animated: true) }
    view.schedule(after: 0.2) { view.setContentOffset(CGPoint(x: 50, y: 0), animated: false) }
    let trace = try view.advance(until: .after(1))
    // The first frame of the animation is one interval after its begin.
    #expect(abs((trace.frames.first?.time ?? 0) - 100 - 1000.0 / 60) < 1e-9 && view.contentOffset.x == 50)
    #expect(trace.events.contains { $0.time == 200 && $0.name == .didScroll })
    #expect(trace.frames.allSatisfy { trace.contentOffset($0).x < 60 })
  }

  @Test("An action during a deceleration runs at its time, and does not change the frames")
  @MainActor func deceleration() throws {
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    let plain = try view.perform(flick)
    view.contentOffset = .zero
    let other = UIScrollView(frame: view.frame)
    other.contentSize = view.contentSize
    var times: [Double] = []
    other.schedule(after: 0.333) { times.append(other.simulationTime) }
    #expect(try other.perform(flick) == plain && times == [0.333])
  }
}
