import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UIScrollViewDelegate") @MainActor
struct UIScrollViewDelegateTests {
  private let log = CallLog()

  private func row() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
    return view
  }

  private func flick(_ velocity: Double = 1.2) throws -> TouchGesture {
    try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: velocity)
  }

  private let slowDrag = TouchGesture.drag(
    from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), over: 300, hold: 100)

  @Test("Calls come in UIKit's order with its flags, and each reads its own content offset")
  @MainActor func order() throws {
    let view = row()
    let trace = try view.perform(try flick())
    let calls = log.calls
    #expect(calls.first == "willBeginDragging 0.0 td-")
    #expect(calls.contains("willEndDragging 140.0 td-"))
    #expect(calls.suffix(1) == ["didEndDecelerating 734.5 ---"])
    let names = calls.map { $0.prefix { $0 != " " } }
    #expect(names == trace.events.map { "\($0.name)"[...] })
    let end = try #require(calls.firstIndex { $0.hasPrefix("willEndDragging") })
    #expect(calls[(end + 1)...(end + 2)] == ["didEndDragging 140.0 td-", "willBeginDecelerating 140.0 -de"])
    // The offsets read in didScroll are those of the frames.
    let read = calls.filter { $0.hasPrefix("didScroll") }.compactMap { Double($0.split(separator: " ")[1]) }
    let shown = trace.frames.map { trace.contentOffset($0).x }
    #expect(read == zip(shown.dropFirst(), shown).filter { $0 != $1 }.map(\.0))
  }

  private final class Reader: NSObject, UIScrollViewDelegate {
    var read: [String] = []

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let shown = scrollView.layer.presentation()?.bounds.origin.x
      read.append("\(scrollView.contentOffset.x) \(shown ?? -1) \(scrollView.isScrollAnimating)")
    }
  }

  @Test("In willEndDragging the delegate can read the current content offset")
  @MainActor func readsWhileAsked() throws {
    let (view, reader) = (row(), Reader())
    view.delegate = reader
    _ = try view.perform(try flick())
    #expect(reader.read == ["140.0 140.0 false"])
  }

  /// A delegate that does something in the nth call of `didScroll`.
  private final class Counter: NSObject, UIScrollViewDelegate {
    var count = 0
    let body: (Int) -> Void
    init(_ body: @escaping (Int) -> Void) { self.body = body }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      count += 1
      body(count)
    }
  }

  @Test("A delegate that is released in one of its calls is not called again")
  @MainActor func freed() throws {
    let view = row()
    var owner: Counter?
    var (calls, offset) = (0, 0.0)
    owner = Counter { count in
      calls = count
      if count == 40 { (owner, offset) = (nil, Double(view.contentOffset.x)) }
    }
    weak let freed = owner
    view.delegate = owner
    try view.perform(try flick())
    #expect(calls == 40 && freed == nil && view.delegate == nil)
    #expect(offset > 140 && offset < 700 && view.contentOffset.x == 734.5)
  }

  @Test("A delegate that replaces another gets all later calls")
  @MainActor func replaced() throws {
    let view = row()
    let last = Counter { _ in }
    let first = Counter { count in if count == 40 { view.delegate = last } }
    view.delegate = first
    let trace = try view.perform(try flick())
    let scrolls = trace.events.count { $0.name == .didScroll }
    #expect(first.count == 40 && last.count == scrolls - 40 && last.count > 20)
  }

  @Test("A slow drag ends at rest")
  @MainActor func slow() throws {
    try row().perform(slowDrag)
    #expect(log.calls.suffix(2) == ["willEndDragging 90.0 td-", "didEndDraggingAtRest 90.0 t--"])
    #expect(log.velocity == .zero)
  }

  @Test("A rewritten target is where the view lands")
  @MainActor func retarget() throws {
    let view = row()
    log.retarget = { $0.x = 700 }
    let trace = try view.perform(try flick())
    #expect(view.contentOffset.x == 700 && trace.releases.first?.proposedTarget.x == 734.5)
    #expect(abs(log.velocity.x - 1.2) < 1e-9)
  }

  @Test("A target that is not a number counts as unchanged")
  @MainActor func undefined() throws {
    let view = row()
    log.retarget = { $0.x = .nan }
    try view.perform(try flick())
    #expect(view.contentOffset.x == 734.5)
  }

  @Test("A delegate can stop the view at the target and start its own animation")
  @MainActor func animates() throws {
    let view = row()
    log.retarget = { $0.x = 140 }
    log.actions["willEndDragging"] = { $0.setContentOffset(CGPoint(x: 300, y: 0), animated: true) }
    try view.perform(try flick())
    #expect(view.contentOffset.x == 300)
    #expect(log.calls.contains("didEndDraggingAtRest 140.0 t--"))
    #expect(log.calls.last == "didEndScrollingAnimation 300.0 ---")
  }

  @Test("An animation begun at the drag's end is part of the run, and any call may change the view")
  @MainActor func changes() throws {
    let view = row()
    log.actions["didEndDraggingAtRest"] = { $0.setContentOffset(CGPoint(x: 375, y: 0), animated: true) }
    log.actions["didEndScrollingAnimation"] = { $0.contentSize.width = 500 }
    log.actions["willEndDragging"] = {
      $0.isPagingEnabled = true
      $0.decelerationRate = .fast
      $0.contentInset.right = 10
      #expect($0.isPagingEnabled && $0.contentInset.right == 10)
    }
    try view.perform(slowDrag)
    #expect(view.isPagingEnabled && view.decelerationRate == .fast)
    #expect(view.contentOffset.x == 135)
    #expect(log.calls.suffix(2) == ["didEndScrollingAnimation 375.0 ---", "didScroll 135.0 ---"])
  }

  @Test("A row that jumps by its length in didScroll keeps its velocity")
  @MainActor func endless() throws {
    let view = row()
    log.actions["didScroll"] = { if $0.contentOffset.x >= 500 { $0.contentOffset.x -= 500 } }
    try view.perform(try flick())
    #expect(view.contentOffset.x == 234.5)
  }

  @Test("Each such jump is between the same frames as in the core")
  @MainActor func endlessFrames() throws {
    let view = row()
    log.actions["didScroll"] = { if $0.contentOffset.x >= 150 { $0.contentOffset.x -= 40 } }
    let gesture = try flick()
    let trace = try view.perform(gesture)
    var core = Scroller(
      ScrollConfiguration(contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240)))
    var expected = ScrollTrace()
    for sample in gesture.samples {
      switch sample.phase {
      case .began: core.touchDown(at: sample.location, time: sample.time, recording: &expected)
      case .moved: core.touchMove(to: sample.location, time: sample.time, recording: &expected)
      default: core.touchUp(at: sample.location, time: sample.time, recording: &expected)
      }
    }
    while let next = core.nextFrameTime {
      core.advance(to: next, recording: &expected)
      if core.contentOffset.x >= 150 {
        core.assignContentOffset(core.contentOffset - Vector2D(x: 40, y: 0), recording: &expected)
      }
    }
    #expect(trace.frames == expected.frames && trace.events == expected.events)
    #expect(view.contentOffset.x < 150 && core.contentOffset.x > 100)
  }

  @Test("An offset that is set in willEndDragging applies at once and stays")
  @MainActor func jumps() throws {
    let view = row()
    log.actions["willEndDragging"] = {
      $0.setContentOffset(CGPoint(x: 40, y: 0), animated: false)
      #expect($0.contentOffset.x == 40)
    }
    try view.perform(slowDrag)
    #expect(view.contentOffset.x == 40)
  }

  @Test("Disabling scrolling under the finger ends the drag with the usual calls")
  @MainActor func disabled() throws {
    let view = row()
    log.actions["didScroll"] = { if $0.contentOffset.x > 50 { $0.isScrollEnabled = false } }
    try view.perform(try flick())
    #expect(log.calls.suffix(2).first?.hasPrefix("willEndDragging") == true)
    #expect(!view.isTracking && view.contentOffset.x < 140)
  }

  @Test("A change elsewhere in the hierarchy in a call is laid out with the frame")
  @MainActor func siblings() throws {
    let (screen, view, sibling) = (UIView(), row(), Counted())
    screen.addSubview(view)
    screen.addSubview(sibling)
    var laidOut: [Int] = []
    log.actions["didScroll"] = { _ in
      laidOut.append(sibling.passes)
      sibling.setNeedsLayout()
    }
    try view.perform(try flick())
    #expect(laidOut.count > 20 && laidOut == Array(1...laidOut.count))
  }

  @Test("The scroll view does not keep its delegate alive")
  @MainActor func weak() throws {
    let view = UIScrollView()
    view.delegate = CallLog()
    #expect(view.delegate == nil)
    try view.perform(slowDrag)
  }
}

private final class Counted: UIView {
  private(set) var passes = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
