import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UIScrollView") @MainActor
struct UIScrollViewTests {
  private func row() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    return view
  }

  @Test("A view is simulated on a display of 60 Hz and two pixels for each point, in steps of a millisecond")
  @MainActor func simulation() {
    let simulation = UIScrollView().simulation
    #expect(simulation == ScrollSimulation())
    #expect(simulation.displayScale == 2 && simulation.frameRate == 60 && simulation.step == 1)
    #expect(simulation.tuning == .default)
  }

  @Test("The bounds' origin is the content offset, in both directions")
  @MainActor func bounds() {
    let view = row()
    view.contentOffset = CGPoint(x: 120, y: 0)
    #expect(view.bounds == CGRect(x: 120, y: 0, width: 375, height: 240))
    view.bounds.origin.x = 300
    #expect(view.contentOffset.x == 300)
    view.bounds = CGRect(x: 40, y: 0, width: 300, height: 200)
    #expect(view.contentOffset.x == 40 && view.frame.size == CGSize(width: 300, height: 200))
    #expect(view.frame.origin == CGPoint(x: 37.5, y: 20))
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 240)
    #expect(view.contentOffset.x == 40)
  }

  @Test("Offsets are rounded to the display's pixels")
  @MainActor func pixels() {
    let view = row()
    view.contentOffset.x = 10.3
    #expect(view.contentOffset.x == 10.5)
    view.simulation.displayScale = 1
    view.contentOffset.x = 10.3
    #expect(view.contentOffset.x == 10)
  }

  @Test("An animated change takes 0.3 s of virtual time and ends with its call")
  @MainActor func animation() throws {
    let (view, log) = (row(), CallLog())
    view.delegate = log
    view.setContentOffset(CGPoint(x: 375, y: 0), animated: true)
    #expect(view.contentOffset == .zero)
    try view.advance(until: .after(0.1))
    #expect(view.contentOffset.x > 0 && view.contentOffset.x < 375 && !view.isDecelerating)
    let trace = try view.advance(until: .settled)
    #expect(view.contentOffset.x == 375 && trace.rest?.contentOffset.x == 375)
    #expect(abs(view.simulationTime - 0.3) < 0.02)
    #expect(log.calls.last == "didEndScrollingAnimation 375.0 ---")
  }

  @Test("A change without animation calls the delegate immediately")
  @MainActor func jump() {
    let (view, log) = (row(), CallLog())
    view.delegate = log
    view.setContentOffset(CGPoint(x: 80, y: 0), animated: false)
    view.contentOffset.x = 80
    #expect(log.calls == ["didScroll 80.0 ---"])
  }

  @Test("A rectangle is made visible by the shortest scroll, inside the insets and the range")
  @MainActor func visible() {
    let view = row()
    func shows(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
      view.scrollRectToVisible(CGRect(x: x, y: 0, width: width, height: 10), animated: false)
      return view.contentOffset.x
    }
    #expect(shows(100, 50) == 0)
    #expect(shows(500, 100) == 225)
    #expect(shows(200, 50) == 200)
    #expect(shows(2950, 500) == 2625)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect(shows(1000, 100) == 980)
    #expect(shows(1400, 100) == 1155)
    #expect(shows(0, 10) == -20)
    // Wider than the view: no farther than its near edge comes in.
    #expect(shows(1000, 2000) == 980)
    view.scrollRectToVisible(.null, animated: false)
    #expect(view.contentOffset.x == 980)
  }

  @Test("Invalid sizes, insets and rates are replaced by the nearest valid ones")
  @MainActor func nonsense() throws {
    let view = row()
    view.contentSize = CGSize(width: -5, height: CGFloat.nan)
    view.contentInset.left = .infinity
    view.frame.size = CGSize(width: CGFloat.infinity, height: -1)
    view.decelerationRate = .init(rawValue: .nan)
    view.decelerationRate = .init(rawValue: 0)
    view.scrollRectToVisible(.infinite, animated: false)
    try view.advance(until: .settled)
    #expect(view.contentOffset == .zero && view.decelerationRate.rawValue == 0)
  }

  @Test("Only a new content inset calls the view and its delegate")
  @MainActor func insets() {
    final class Inset: UIScrollView, UIScrollViewDelegate {
      var told: [String] = []
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        told.append("view \(adjustedContentInset.left)")
      }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        told.append("delegate \(scrollView.adjustedContentInset.left)")
      }
    }
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.delegate = view
    view.contentInset.left = 20
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(view.told == ["view 20.0", "delegate 20.0"])
  }

  @Test("An invalid gesture and a motion without an end are errors")
  @MainActor func errors() throws {
    let view = row()
    let bad = TouchGesture(name: "bad", samples: [TouchSample(time: 0, location: .zero, phase: .moved)])
    #expect(throws: DocumentError.self) { try view.perform(bad) }
    view.contentSize.width = 1e12
    view.decelerationRate = .init(rawValue: 1)
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    #expect(throws: ReplayError.self) { try view.perform(flick, limit: 5) }
    #expect(view.isDecelerating)
  }

  @Test("Layout passes run with each frame that moves, and only then")
  @MainActor func layout() throws {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    view.layoutIfNeeded()
    let before = view.passes
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    let trace = try view.perform(flick)
    #expect(view.passes - before == trace.events.count { $0.name == .didScroll })
    try view.advance(until: .after(1))
    #expect(view.passes - before == trace.events.count { $0.name == .didScroll })
  }
}

private final class Counting: UIScrollView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
