import FacadeSupport
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

/// A row of two cards, 300 points apart, with what a test does at its gesture.
private struct TwoCards: View {
  @State private var index = 0
  @State private var drag: CGFloat = 0
  @GestureState private var held: CGFloat = 0
  var animation: Animation? = .default
  var implicit: Animation??
  var holds = false
  var splits = false
  var ends: Bool = true

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<2) { _ in Color.red.frame(width: 300, height: 100) }
    }
    .frame(width: 300, alignment: .leading)
    .offset(x: -300 * CGFloat(index) + (splits ? 0 : drag + held))
    .offset(x: splits ? drag + held : 0)
    .modified(by: implicit, value: index)
    .gesture(
      DragGesture()
        .updating($held) { value, state, _ in if holds { state = value.translation.width } }
        .onChanged { if !holds { drag = $0.translation.width } }
        .onEnded { value in
          if !ends { return }
          withAnimation(animation) {
            index = value.translation.width < 0 ? 1 : 0
            drag = 0
          }
        })
    Button("Turn") { withAnimation(animation) { index = 1 - index } }
    Button("Turn at once") {
      withAnimation(animation) {
        var transaction = Transaction(animation: animation)
        transaction.disablesAnimations = true
        withTransaction(transaction) { index = 1 - index }
      }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func modified(by animation: Animation??, value: Int) -> some View {
    if let animation { self.animation(animation, value: value) } else { self }
  }
}

@Suite("Animations of rows in apps' own views") @MainActor
struct RowAnimationTests {
  private func view(_ change: (inout TwoCards) -> Void = { _ in }) -> SimulatedDragGesture {
    var cards = TwoCards()
    change(&cards)
    return SimulatedDragGesture(size: CGSize(width: 300, height: 300)) { [cards] in cards }
  }

  private static let pairs: [(Animation, RowAnimation)] = [
    (.default, .default), (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
    (.smooth, .smooth), (.snappy, .snappy), (.bouncy, .bouncy), (.interactiveSpring(), .interactiveSpring),
    (.spring(), .spring(response: 500, dampingFraction: 1)), (.spring, .spring(response: 500, dampingFraction: 1)),
    (.interactiveSpring, .interactiveSpring),
    (.spring(response: 0.4, dampingFraction: 0.7), .spring(response: 400, dampingFraction: 0.7)),
    (.spring(dampingFraction: 0.6), .spring(response: 500, dampingFraction: 0.6)),
    (.spring(duration: 0.3, bounce: -0.2), .spring(duration: 300, bounce: -0.2)),
    (.interactiveSpring(response: 0.2), .spring(response: 200, dampingFraction: 0.86)),
    (.interactiveSpring(duration: 0.3, extraBounce: 0.1), .spring(duration: 300, bounce: 0.24)),
    (.smooth(duration: 0.2, extraBounce: 0.1), .spring(duration: 200, bounce: 0.1)),
    (.snappy(duration: 0.3, extraBounce: 0.1), .spring(duration: 300, bounce: 0.25)),
    (.bouncy(duration: 0.4, extraBounce: 0.1), .spring(duration: 400, bounce: 0.4)),
    (.linear(duration: 0.2), .timingCurve(.zero, Vector2D(x: 1, y: 1), duration: 200)),
    (.easeIn(duration: 0.5), .timingCurve(Vector2D(x: 0.42, y: 0), Vector2D(x: 1, y: 1), duration: 500)),
    (.easeOut(duration: 0.5), .timingCurve(Vector2D(x: 0, y: 0), Vector2D(x: 0.58, y: 1), duration: 500)),
    (.easeInOut(duration: 1), .timingCurve(Vector2D(x: 0.42, y: 0), Vector2D(x: 0.58, y: 1), duration: 1000)),
    (
      .timingCurve(0.2, 0.1, 0.3, 1.2, duration: 0.6),
      .timingCurve(Vector2D(x: 0.2, y: 0.1), Vector2D(x: 0.3, y: 1.2), duration: 600)
    ),
    (
      .interpolatingSpring(mass: 2, stiffness: 200, damping: 30, initialVelocity: 3),
      .interpolatingSpring(mass: 2, stiffness: 200, damping: 30, initialVelocity: 3)
    ),
    (.interpolatingSpring(duration: 0.4, bounce: 0.2), .spring(response: 400, dampingFraction: 0.8)),
    (.linear(duration: 0.6).speed(2), .timingCurve(.zero, Vector2D(x: 1, y: 1), duration: 300)),
    (.spring(response: 0.8, dampingFraction: 0.5).speed(4), .spring(response: 200, dampingFraction: 0.5)),
    (
      .interpolatingSpring(stiffness: 100, damping: 20).speed(3), .spring(response: 2000 * .pi / 30, dampingFraction: 1)
    ),
  ]

  @Test("Each animation moves a row as the core's animation of the same parameters does, to a billionth of a point")
  @MainActor func parameters() throws {
    for (index, (own, core)) in Self.pairs.enumerated() {
      var view = view { $0.animation = own }
      var style = DragGestureStyle()
      style.animation = core
      var row = DragGestureRow(view.configuration, style: style, behavior: FreeScrolling())
      var traces = [ScrollTrace(), ScrollTrace()]
      try view.tap("Turn", recording: &traces[0])
      row.setContentOffset(Vector2D(x: 300, y: 0), animated: true, recording: &traces[1])
      view.advanceToRest(recording: &traces[0])
      row.advanceToRest(recording: &traces[1])
      #expect(traces[0].frames.count == traces[1].frames.count && traces[0].frames.count > 10, "\(index)")
      for (a, b) in zip(traces[0].frames, traces[1].frames) {
        #expect(a.time == b.time && abs(a.position.x - b.position.x) < 1e-9, "\(index)")
      }
      #expect(Double(view.contentOffset.x) == 300)
    }
  }

  @Test("A delay leaves the row where it is, and then moves it as without a delay")
  @MainActor func delay() throws {
    var (plain, late) = (view { $0.animation = .linear }, view { $0.animation = .linear.delay(0.2).delay(0.05) })
    var traces = [ScrollTrace(), ScrollTrace()]
    try plain.tap("Turn", recording: &traces[0])
    try late.tap("Turn", recording: &traces[1])
    plain.advance(to: 300, recording: &traces[0])
    late.advance(to: 550, recording: &traces[1])
    for frame in traces[1].frames where frame.time <= 250 { #expect(frame.position.x == 0) }
    for frame in traces[0].frames {
      let twin = traces[1].frames.first { abs($0.time - frame.time - 250) < 1e-6 }
      #expect(frame.time == 0 || abs((twin?.position.x ?? .nan) - frame.position.x) < 1e-9)
    }
    #expect(traces[0].frames.count > 15)
  }

  @Test("Of a transaction, an implicit animation and none, the innermost decides how a row moves")
  @MainActor func precedence() throws {
    func duration(_ title: String, _ change: (inout TwoCards) -> Void) throws -> Double {
      var (view, trace) = (view(change), ScrollTrace())
      try view.tap(title, recording: &trace)
      view.advanceToRest(recording: &trace)
      #expect(Double(view.contentOffset.x) == 300)
      return trace.rest?.time ?? .nan
    }
    #expect(try duration("Turn") { $0.animation = nil } == 0)
    #expect(try duration("Turn") { $0.animation = .linear(duration: 0.2) } == 200)
    #expect(try duration("Turn") { ($0.animation, $0.implicit) = (nil, .linear(duration: 0.3)) } == 300)
    #expect(
      try duration("Turn") { ($0.animation, $0.implicit) = (.linear(duration: 0.2), .linear(duration: 0.3)) } == 300)
    #expect(try duration("Turn") { ($0.animation, $0.implicit) = (.linear(duration: 0.2), .some(nil)) } == 0)
    #expect(try duration("Turn at once") { $0.animation = .linear(duration: 0.2) } == 0)
  }

  /// Drags by a distance, waits at the release for a time, and drags again by a distance, without lifting the finger.
  private func catches(_ view: inout SimulatedDragGesture, after wait: Double) -> [TraceFrame] {
    var trace = ScrollTrace()
    for touch in [0.0, 100 + wait] {
      view.touchDown(at: Vector2D(x: 250, y: 50), time: touch, recording: &trace)
      for step in 1...10 {
        view.touchMove(
          to: Vector2D(x: 250 - 10 * Double(step), y: 50), time: touch + 10 * Double(step), recording: &trace)
      }
      if touch == 0 { view.touchUp(time: 100, recording: &trace) }
    }
    return trace.frames
  }

  @Test("A row that is caught in flight jumps in the offset that is dragged; another offset's animation runs on")
  @MainActor func catching() throws {
    let animation = Animation.linear(duration: 0.4)
    for splits in [false, true] {
      var view = view { ($0.animation, $0.splits) = (animation, splits) }
      let frames = catches(&view, after: 120)
      let second = frames.filter { $0.time > 220 && $0.phase == .dragging }
      let before = try #require(frames.last { $0.time <= 220 })
      let first = try #require(second.first)
      #expect(abs(before.position.x - (300 - 200 * (1 - 120 / 400.0))) < 1)
      // Dragged are 10 and 100 points; of the turn, 130 and 220 of 400 ms are over.
      #expect(abs(first.position.x - (10 + 300 * (splits ? 130 / 400.0 : 1))) < 0.5, "\(splits)")
      let last = try #require(second.last)
      #expect(abs(last.position.x - (100 + 300 * (splits ? 220 / 400.0 : 1))) < 0.5, "\(splits)")
    }
  }

  @Test("A spring goes on at the finger's velocity in the offset that the drag has moved, and from rest in another one")
  @MainActor func velocity() throws {
    for (splits, holds, expected) in [(false, false, 1.0), (true, false, 1), (false, true, 1), (true, true, 0)] {
      var (view, trace) = (view { ($0.animation, $0.splits, $0.holds) = (.smooth, splits, holds) }, ScrollTrace())
      view.touchDown(at: Vector2D(x: 250, y: 50), time: 0, recording: &trace)
      for step in 1...12 {
        view.touchMove(to: Vector2D(x: 250 - 8 * Double(step), y: 50), time: 8 * Double(step), recording: &trace)
      }
      view.touchUp(time: 96, recording: &trace)
      let release = try #require(trace.releases.first)
      #expect(abs(release.velocity.x - 1) < 1e-9 && release.target.x == 300)
      #expect(abs(view.velocity.x - expected) < 1e-9, "\(splits) \(holds)")
      view.advanceToRest(recording: &trace)
      #expect(Double(view.contentOffset.x) == 300)
    }
  }

  @Test("A gesture state goes back before the app's code animates, so the row shows its undragged place at the release")
  @MainActor func releaseFlash() throws {
    for (holds, shown) in [(false, 100.0), (true, 0)] {
      var (view, trace) = (view { ($0.animation, $0.holds) = (.linear(duration: 0.3), holds) }, ScrollTrace())
      view.perform(.touchDown(at: Vector2D(x: 250, y: 50), time: 0), recording: &trace)
      for step in 1...10 {
        view.touchMove(to: Vector2D(x: 250 - 10 * Double(step), y: 50), time: 10 * Double(step), recording: &trace)
      }
      #expect(abs((trace.frames.last?.position.x ?? .nan) - 100) < 1e-9)
      view.touchUp(time: 100, recording: &trace)
      #expect(abs((trace.frames.last?.position.x ?? .nan) - shown) < 1e-9)
      view.advance(to: 250, recording: &trace)
      #expect(abs((trace.frames.last?.position.x ?? .nan) - (shown + (300 - shown) / 2)) < 2.5)
    }
  }

  @Test("A cancelled drag has no onEnded: a state stays dragged, and a gesture state goes back")
  @MainActor func cancellation() {
    for (holds, rest) in [(false, 100.0), (true, 0)] {
      var (view, trace) = (view { $0.holds = holds }, ScrollTrace())
      view.touchDown(at: Vector2D(x: 250, y: 50), time: 0, recording: &trace)
      view.touchMove(to: Vector2D(x: 150, y: 50), time: 100, recording: &trace)
      view.touchCancel(time: 110, recording: &trace)
      #expect(view.isAtRest && Double(view.contentOffset.x) == rest)
      #expect(trace.releases.isEmpty && trace.events.map(\.name).contains(.didEndDragging))
      #expect(trace.rest?.contentOffset.x == rest)
    }
  }

  @Test("Code that decides nothing leaves the row where the finger left it")
  @MainActor func undecided() throws {
    var (view, trace) = (view { $0.ends = false }, ScrollTrace())
    view.touchDown(at: Vector2D(x: 250, y: 50), time: 0, recording: &trace)
    view.touchMove(to: Vector2D(x: 150, y: 50), time: 100, recording: &trace)
    view.touchUp(at: Vector2D(x: 140, y: 50), time: 110, recording: &trace)
    #expect(view.isAtRest && Double(view.contentOffset.x) == 110)
    #expect(try #require(trace.releases.first).target.x == 110)
    #expect(trace.rest?.time == 110)
  }

  @MainActor @Observable
  fileprivate final class Places {
    var first = 0.0
    var second = 0.0
    var isLocked = false
  }

  private struct Steps: View {
    let places: Places
    @State private var third = 0.0

    var body: some View {
      HStack { ForEach(0..<2) { _ in Color.red.frame(width: 100, height: 100) } }
        .offset(x: places.first)
        .offset(x: places.second)
        .offset(x: third)
        .gesture(
          DragGesture().onEnded { _ in
            withAnimation(.linear(duration: 0.1)) { places.first += 100 }
            places.second += 30
            withAnimation(.linear(duration: 0.2)) {
              third += 200
              places.second += 1000
            }
          }
        )
        .disabled(places.isLocked)
    }
  }

  @Test("Each change in one action is shown with its own animation, of states and of observed objects")
  @MainActor func severalTransactions() {
    let places = Places()
    var view = SimulatedDragGesture(size: CGSize(width: 400, height: 400)) { Steps(places: places) }
    let start = view.contentOffset.x
    var trace = ScrollTrace()
    func drag(at time: Double) {
      view.touchDown(at: Vector2D(x: 150, y: 200), time: time, recording: &trace)
      view.touchMove(to: Vector2D(x: 170, y: 200), time: time + 10, recording: &trace)
      view.touchUp(time: time + 20, recording: &trace)
    }
    drag(at: 0)
    func shown(_ time: Double) -> Double {
      view.advance(to: time, recording: &trace)
      return start - (trace.frames.last?.position.x ?? .nan)
    }
    #expect(abs(shown(20) - 30) < 1e-9)
    // Half of the first and a quarter of the third animation are over, to the frame.
    #expect(abs(shown(70) - (30 + 50 + 300)) < 120)
    #expect(shown(120) > 30 + 100 + 500 && shown(120) < 30 + 100 + 700)
    #expect(abs(shown(400) - 1330) < 1e-9 && view.isAtRest)
    #expect(trace.rest?.time == 220)
    // A disabled view takes no drag.
    places.isLocked = true
    drag(at: 500)
    #expect(abs(shown(900) - 1330) < 1e-9 && places.first == 100)
    places.isLocked = false
    drag(at: 1000)
    #expect(abs(shown(2000) - 2660) < 1e-9 && places.first == 200)
  }

  /// A card with modifiers that a test chooses, and a drag that its own animation slows down.
  private struct Choices: View {
    @State private var place = 0.0
    @State private var isShifted = false
    var dragging: Animation?
    var blocks = false

    var body: some View {
      Group {
        if isShifted { card.offset(x: 50) } else { card }
      }
      .offset(x: place)
      .transaction { if blocks { $0.animation = nil } }
      .gesture(
        DragGesture()
          .onChanged { value in withAnimation(dragging) { place = value.translation.width } }
          .onEnded { _ in withAnimation(.smooth) { place = 200 } })
      Button("Shift") { withAnimation(.linear(duration: 0.5)) { isShifted = true } }
    }

    private var card: some View { ForEach(0..<1) { _ in Color.red.frame(width: 100, height: 100) } }
  }

  private func dragged(_ choices: Choices) -> (view: SimulatedDragGesture, trace: ScrollTrace) {
    var (view, trace) = (
      SimulatedDragGesture(size: CGSize(width: 400, height: 400)) { [choices] in choices }, ScrollTrace()
    )
    view.touchDown(at: Vector2D(x: 200, y: 200), time: 0, recording: &trace)
    for step in 1...12 {
      view.touchMove(to: Vector2D(x: 200 + 8 * Double(step), y: 200), time: 8 * Double(step), recording: &trace)
    }
    view.touchUp(time: 96, recording: &trace)
    return (view, trace)
  }

  @Test("A spring goes on at the velocity of what is shown if the drag itself is animated")
  @MainActor func animatedDrag() {
    #expect(abs(dragged(Choices()).view.velocity.x + 1) < 1e-9)
    // The animation has hardly begun, so the row has hardly moved.
    let slow = dragged(Choices(dragging: .spring(response: 4)))
    #expect(slow.trace.frames.allSatisfy { abs($0.position.x + 150) < 8 } && abs(slow.view.velocity.x) < 0.3)
  }

  @Test("A transaction's modifier changes the animation of the views in it")
  @MainActor func transactions() {
    var blocked = dragged(Choices(blocks: true))
    #expect(blocked.view.isAtRest && Double(blocked.view.contentOffset.x) == -350)
    blocked = dragged(Choices())
    #expect(!blocked.view.isAtRest)
    blocked.view.advanceToRest(recording: &blocked.trace)
    #expect(Double(blocked.view.contentOffset.x) == -350)
  }

  @Test("A view that comes with an offset of its own is there at once")
  @MainActor func comingViews() throws {
    var (view, trace) = (
      SimulatedDragGesture(size: CGSize(width: 400, height: 400)) { Choices() }, ScrollTrace()
    )
    try view.tap("Shift", recording: &trace)
    #expect(view.isAtRest && Double(view.contentOffset.x) == -200)
  }
}
