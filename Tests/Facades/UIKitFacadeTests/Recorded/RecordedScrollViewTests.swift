import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Recorded scenes of scroll views") @MainActor
struct RecordedScrollViewTests {
  private let scene = RecordedScene()

  /// Writes every call down, except consecutive didScroll calls.
  private final class Logger: NSObject, UIScrollViewDelegate {
    let scene: RecordedScene
    var onEnd: ((UIScrollView, UnsafeMutablePointer<CGPoint>) -> Void)?
    private var last = ""

    init(_ scene: RecordedScene) { self.scene = scene }

    private func note(_ call: String, _ view: UIScrollView) {
      defer { last = call }
      if call == "didScroll" && last == call { return }
      let pan = view.panGestureRecognizer
      scene.call(
        "\(call) at \(RecordedScene.text(view.contentOffset)), tracking \(view.isTracking), dragging"
          + " \(view.isDragging), decelerating \(view.isDecelerating), pan \(pan.state) by"
          + " \(RecordedScene.text(pan.translation(in: view))) at \(RecordedScene.text(pan.velocity(in: view))) in"
          + " \(RecordedScene.text(pan.location(in: view))) \(RecordedScene.text(pan.location(in: nil)))")
    }

    func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging to \(RecordedScene.text(targetContentOffset.pointee))", view)
      onEnd?(view, targetContentOffset)
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      note("didEndDragging, will decelerate \(willDecelerate)", view)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndScrollingAnimation", view) }
    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { note("didChangeAdjustedContentInset", view) }
  }

  private func makeView() -> (UIScrollView, Logger) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 2000, height: 900)
    let logger = Logger(scene)
    view.delegate = view.keep(logger)
    return (view, logger)
  }

  @Test("Drags, flicks and changes with all calls, flags and what the recogniser reads")
  @MainActor func calls() throws {
    let (view, logger) = makeView()
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 200, y: 100), by: Vector2D(x: -90, y: -30), releaseVelocity: 0.8)
    let steps: [(String, @MainActor () throws -> Void)] = [
      ("A flick", { try view.perform(flick) }),
      (
        "A slow drag",
        { try view.perform(.drag(from: Vector2D(x: 200, y: 100), by: Vector2D(x: 40, y: 10), over: 400, hold: 200)) }
      ),
      ("A tap", { try view.perform(.drag(from: Vector2D(x: 200, y: 100), by: .zero, over: 40)) }),
      (
        "A flick whose target the delegate changes",
        {
          logger.onEnd = { _, target in target.pointee = CGPoint(x: 600, y: 150) }
          try view.perform(flick)
          logger.onEnd = nil
        }
      ),
      (
        "A flick into an animated scroll",
        {
          logger.onEnd = { view, target in
            target.pointee = view.contentOffset
            view.setContentOffset(CGPoint(x: 100, y: 50), animated: true)
          }
          try view.perform(flick)
          logger.onEnd = nil
        }
      ),
      ("An inset", { view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }),
      ("The same inset", { view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }),
      (
        "Beyond the edge",
        {
          view.contentOffset = CGPoint(x: -120, y: -90)
          try view.perform(.drag(from: Vector2D(x: 100, y: 50), by: Vector2D(x: 60, y: 60), over: 200))
        }
      ),
      (
        "Paging",
        {
          view.isPagingEnabled = true
          try view.perform(flick)
          view.isPagingEnabled = false
        }
      ),
      (
        "Locked to one direction",
        {
          view.isDirectionalLockEnabled = true
          try view.perform(flick)
          view.isDirectionalLockEnabled = false
        }
      ),
      (
        "Without bounces",
        {
          view.bounces = false
          try view.perform(
            .flick(from: Vector2D(x: 200, y: 100), by: Vector2D(x: 200, y: 90), releaseVelocity: 3))
          view.bounces = true
        }
      ),
      (
        "Disabled",
        {
          view.isScrollEnabled = false
          try view.perform(flick)
          view.isScrollEnabled = true
        }
      ),
      (
        "Without its recogniser",
        {
          view.panGestureRecognizer.isEnabled = false
          try view.perform(flick)
          view.panGestureRecognizer.isEnabled = true
        }
      ),
      (
        "A higher rate",
        {
          view.decelerationRate = .fast
          try view.perform(flick)
        }
      ),
      ("Smaller content", { view.contentSize = CGSize(width: 400, height: 250) }),
      ("A larger view", { view.frame.size = CGSize(width: 350, height: 300) }),
      (
        "An animated scroll that is interrupted",
        {
          view.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
          try view.advance(until: .after(0.1))
          view.setContentOffset(CGPoint(x: 10, y: 0), animated: false)
          try view.advance(until: .settled)
        }
      ),
      (
        "A stop",
        {
          view.setContentOffset(CGPoint(x: 60, y: 0), animated: true)
          try view.advance(until: .after(0.1))
          scene.call("animating \(view.isScrollAnimating)")
          view.stopScrollingAndZooming()
          scene.call("animating \(view.isScrollAnimating)")
          try view.advance(until: .settled)
        }
      ),
    ]
    for (name, step) in steps {
      try scene.step(name, view) { try step() }
      scene.note("Time", ["\(RecordedScene.text(view.simulationTime * 1000)) ms"])
    }
    #expect(try scene.difference(from: "scroll-view-calls") == nil)
  }

  @Test("Timers fire at their times, once or again, and wait for fingers")
  @MainActor func timers() throws {
    let (view, _) = makeView()
    view.delegate = nil
    func note(_ name: String) { scene.call("\(name) at \(RecordedScene.text(view.simulationTime * 1000)) ms") }
    view.schedule(after: 0.25) { note("once") }
    view.schedule(after: 0.1, repeats: true) { note("again") }
    try scene.step("0.35 s") { try view.advance(until: .after(0.35)) }
    try scene.step("A finger for 0.3 s") {
      try view.perform(.drag(from: Vector2D(x: 200, y: 100), by: Vector2D(x: -40, y: 0), over: 300))
    }
    try scene.step("0.25 s") { try view.advance(until: .after(0.25)) }
    try scene.step("0 s") { try view.advance(until: .after(0)) }
    #expect(try scene.difference(from: "scroll-view-timers") == nil)
  }

  @Test("Nested scroll views share drags, in every direction and from every edge")
  @MainActor func nested() throws {
    for (outerAxis, innerAxis) in [(0, 0), (0, 1), (1, 0), (2, 2)] {
      func content(_ axis: Int, _ size: CGSize) -> CGSize {
        CGSize(width: size.width * (axis == 1 ? 1 : 3), height: size.height * (axis == 0 ? 1 : 3))
      }
      for transfers in [true, false] {
        for start in [CGPoint.zero, CGPoint(x: 100, y: 80), CGPoint(x: 400, y: 320)] {
          var lines: [String] = []
          for way in [
            Vector2D(x: 60, y: 8), Vector2D(x: -60, y: 8), Vector2D(x: 8, y: 60), Vector2D(x: 8, y: -60),
            Vector2D(x: -50, y: -50), Vector2D(x: 3, y: 2),
          ] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            let outer = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 240))
            let inner = UIScrollView(frame: CGRect(x: 40, y: 30, width: 200, height: 160))
            outer.contentSize = content(outerAxis, outer.bounds.size)
            inner.contentSize = content(innerAxis, inner.bounds.size)
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.transfersHorizontalScrollingToParent = transfers
            inner.transfersVerticalScrollingToParent = transfers
            inner.contentOffset = CGPoint(
              x: min(start.x, inner.contentSize.width - 200), y: min(start.y, inner.contentSize.height - 160))
            let run = try root.touch(
              .drag(from: Vector2D(x: 150, y: 120), by: way, over: 200, hold: 150))
            let dragged = run.dragged.map { $0 === inner ? "inner" : $0 === outer ? "outer" : "none" }
            lines.append(
              "\(RecordedScene.text(CGPoint(way))): \(dragged), inner \(RecordedScene.text(inner.contentOffset)),"
                + " outer \(RecordedScene.text(outer.contentOffset)), frames"
                + " \(run.trace(of: inner)?.frames.count ?? -1) \(run.trace(of: outer)?.frames.count ?? -1)")
          }
          scene.note(
            "Outer axis \(outerAxis), inner axis \(innerAxis) from \(RecordedScene.text(start)), transfers \(transfers)",
            lines)
        }
      }
    }
    #expect(try scene.difference(from: "scroll-view-nested") == nil)
  }

  // MARK: Items

  private func items(_ name: String, _ view: SimulatedUIScrollView, isRow: Bool) {
    let items = view.items(in: view.configuration)
    func at(_ offset: Double) -> Vector2D { isRow ? Vector2D(x: offset, y: 0) : Vector2D(x: 0, y: offset) }
    func text(_ item: Int?) -> String { item.map { "\($0)" } ?? "none" }
    scene.note(
      name,
      ["count \(items.count)"]
        + (-1...items.count).map { item in
          "item \(item) at \(items.contentOffset(ofItem: item).map { RecordedScene.text(CGPoint($0)) } ?? "none")"
        }
        + stride(from: -100.0, through: 700, by: 50).map { offset in
          "\(offset): item \(text(items.item(at: at(offset)))), snaps"
            + " \(items.isSnapPoint(at(offset)).map { "\($0)" } ?? "unknown"), moves"
            + " \(text(items.itemDelta(from: at(100), to: at(offset))))"
        })
  }

  @Test("Items of collection views, given ones and endless ones are found in every place")
  @MainActor func itemOffsets() throws {
    for isRow in [true, false] {
      let grid = SimulatedUIScrollView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isRow ? .horizontal : .vertical
        layout.itemSize = CGSize(width: 130, height: 140)
        layout.headerReferenceSize = CGSize(width: 20, height: 30)
        let tiles = LoggedTiles([3, 0, 4], in: RecordedScene())
        let view = tiles.view(layout)
        view.contentInset = UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25)
        return view
      }
      items("A grid, row \(isRow)", grid, isRow: isRow)
      let offsets = [0, 150, 320, 500].map { isRow ? CGPoint(x: $0, y: 0) : CGPoint(x: 0, y: $0) }
      for (name, source) in [
        ("Given items", .at(offsets)), ("No items", .at([])), ("Found items", .found),
        ("Endless items", .endless(count: 2, firstCell: 1, cells: offsets)),
        ("Endless items of none", .endless(count: 0, firstCell: 1, cells: offsets)),
        ("Less than none", .endless(count: -2, firstCell: 0)),
      ] as [(String, SimulatedUIScrollView.ItemSource)] {
        let plain = SimulatedUIScrollView(items: source) {
          let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
          view.contentSize = isRow ? CGSize(width: 900, height: 200) : CGSize(width: 300, height: 900)
          view.isPagingEnabled = true
          return view
        }
        items("\(name), row \(isRow)", plain, isRow: isRow)
      }
    }
    let endless = SimulatedUIScrollView(items: .endless(count: 3, firstCell: 1)) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 130, height: 140)
      return LoggedTiles([5], in: RecordedScene()).view(layout)
    }
    items("An endless grid", endless, isRow: true)
    #expect(try scene.difference(from: "scroll-view-items") == nil)
  }

  // MARK: Switches and limits

  @Test("Scrolling that is enabled again works, whichever switch was used before")
  @MainActor func switches() throws {
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 200, y: 100), by: Vector2D(x: -90, y: 0), releaseVelocity: 0.8)
    for before in [true, false] {
      for recognizes in [true, false] {
        for after in [true, false] {
          let (view, _) = makeView()
          view.isScrollEnabled = before
          view.panGestureRecognizer.isEnabled = recognizes
          view.isScrollEnabled = after
          try view.perform(flick)
          #expect((view.contentOffset.x > 0) == after, "\(before) \(recognizes) \(after)")
          #expect(view.isScrollEnabled == after && view.panGestureRecognizer.isEnabled == after)
        }
      }
    }
  }

  @Test("A motion that exceeds the limit is an error with that limit")
  @MainActor func limits() throws {
    let (view, _) = makeView()
    view.contentSize.width = 1e9
    view.decelerationRate = .init(rawValue: 1)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 200, y: 100), by: Vector2D(x: -90, y: 0), releaseVelocity: 0.8)
    let first = #expect(throws: ReplayError.self) { try view.perform(flick, limit: 5) }
    #expect(first?.description == ReplayError.stillMoving(after: 5000).description)
    #expect((5.1...5.3).contains(view.simulationTime))
    view.setContentOffset(.zero, animated: false)
    let second = #expect(throws: ReplayError.self) { try view.touch(flick, limit: 7) }
    #expect(second?.description == ReplayError.stillMoving(after: 7000).description)
  }

  @Test("A motion that exceeds the limit is shown where it is then")
  @MainActor func shownAtLimit() throws {
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 200, y: 100), by: Vector2D(x: -90, y: 0), releaseVelocity: 0.8)
    for limit in [0.1, 0.123, 0.2071] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 1, height: 200)
      layout.minimumLineSpacing = 0
      let tiles = LoggedTiles([2000], in: RecordedScene())
      let view = tiles.view(layout)
      view.frame.size = CGSize(width: 300, height: 200)
      view.simulation.frameRate = 10
      #expect(throws: ReplayError.self) { try view.perform(flick, limit: limit) }
      let first = Int(view.contentOffset.x.rounded(.down))
      #expect(view.indexPathsForVisibleItems.first?.item == first, "\(limit)")
    }
  }

  // MARK: Laws

  /// The parts of a rectangle that are visible along one axis.
  private func visible(_ offset: Int, _ low: Int, _ high: Int, _ length: Int, _ leading: Int, _ trailing: Int) -> Int {
    max(0, min(high, offset + length - trailing) - max(low, offset + leading))
  }

  @Test("A rectangle is shown as far as it can be, by the shortest scroll")
  @MainActor func rectangles() {
    var generator = SeededGenerator(seed: 77)
    for number in 0..<sweepCount(2000) {
      func any(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: any(20...60), height: any(20...60)))
      view.contentSize = CGSize(width: any(60...150), height: any(60...150))
      let inset = UIEdgeInsets(
        top: CGFloat(any(0...8)), left: CGFloat(any(0...8)), bottom: CGFloat(any(0...8)), right: CGFloat(any(0...8)))
      view.contentInset = inset
      func bounds(_ content: CGFloat, _ size: CGFloat, _ first: CGFloat, _ last: CGFloat) -> ClosedRange<Int> {
        Int(-first)...max(Int(-first), Int(content + last - size))
      }
      let xs = bounds(view.contentSize.width, view.bounds.width, inset.left, inset.right)
      let ys = bounds(view.contentSize.height, view.bounds.height, inset.top, inset.bottom)
      let start = CGPoint(x: any(xs), y: any(ys))
      view.contentOffset = start
      let rect = CGRect(x: any(-10...150), y: any(-10...150), width: any(1...40), height: any(1...40))
      view.scrollRectToVisible(rect, animated: false)
      let end = view.contentOffset
      for (range, offset, before, low, high, length, leading, trailing) in [
        (xs, end.x, start.x, rect.minX, rect.maxX, view.bounds.width, inset.left, inset.right),
        (ys, end.y, start.y, rect.minY, rect.maxY, view.bounds.height, inset.top, inset.bottom),
      ] {
        func seen(_ offset: Int) -> Int {
          visible(offset, Int(low), Int(high), Int(length), Int(leading), Int(trailing))
        }
        let most = range.map(seen).max() ?? 0
        #expect(range.contains(Int(offset)), "\(number)")
        // A rectangle outside the content is approached as far as the range allows.
        if most == 0 { continue }
        #expect(seen(Int(offset)) == most, "\(number): \(rect) from \(start) to \(end)")
        let nearest = range.filter { seen($0) == most }.map { abs($0 - Int(before)) }.min() ?? 0
        #expect(Int(abs(offset - before)) == nearest, "\(number): \(rect) from \(start) to \(end)")
      }
    }
  }
}
