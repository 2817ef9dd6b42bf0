import FacadeSupport
import ScrollPhysics
import SwiftUIFacade
import Testing

/// What completions did.
private final class Log {
  var lines: [String] = []
}

/// Three cards, of which the last is the first one again: after the step to it, the row goes back without an animation.
private struct Loop: View {
  let animation: Animation?
  let criteria: AnimationCompletionCriteria
  let log: Log
  @State private var index = 0
  @State private var drag = 0.0

  var body: some View {
    HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 200, height: 100) } }
      .frame(width: 200, height: 100, alignment: .leading)
      .offset(x: Double(-index) * 200 + drag)
      .gesture(
        DragGesture().onChanged { drag = $0.translation.width }
          .onEnded { value in
            withAnimation(animation, completionCriteria: criteria) {
              if value.translation.width < -50 { index += 1 }
              drag = 0
            } completion: {
              log.lines.append("at \(index)")
              if index == 3 { index = 0 }
            }
          })
    Button("Nothing") {
      withAnimation {
      } completion: {
        log.lines.append("nothing")
      }
    }
  }
}

@Suite("Actions when an animation is complete") @MainActor
struct CompletionTests {
  private func loop(
    _ animation: Animation?, _ log: Log, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> SimulatedDragGesture {
    nonisolated(unsafe) let log = log
    return SimulatedDragGesture(size: CGSize(width: 200, height: 200)) {
      Loop(animation: animation, criteria: criteria, log: log)
    }
  }

  @MainActor private func swipe(_ view: inout SimulatedDragGesture, _ trace: inout ScrollTrace) -> Double {
    let start = view.time
    view.touchDown(at: Vector2D(x: 150, y: 50), time: start, recording: &trace)
    for sample in 1...8 {
      view.touchMove(
        to: Vector2D(x: 150 - 15 * Double(sample), y: 50), time: start + 10 * Double(sample), recording: &trace)
    }
    view.touchUp(time: start + 80, recording: &trace)
    return start + 80
  }

  @Test("The action runs after the curve, after a spring's perceptual duration, or when the spring has settled")
  @MainActor func times() {
    // Settled from rest: the largest t with (1 + ω t) exp(−ω t) = 0.001, for ω = 2π / 0.5 s.
    let settled = 734.8
    let cases: [(Animation?, AnimationCompletionCriteria, Double)] = [
      (.easeInOut(duration: 0.3), .logicallyComplete, 300), (.easeInOut(duration: 0.3), .removed, 300),
      (.smooth, .logicallyComplete, 500), (.smooth, .removed, settled),
      (.spring(response: 0.4, dampingFraction: 0.6).delay(0.1), .logicallyComplete, 500),
      (.interpolatingSpring(stiffness: 100, damping: 20), .logicallyComplete, 628.32), (nil, .removed, 0),
    ]
    for (animation, criteria, duration) in cases {
      let log = Log()
      var (view, trace) = (loop(animation, log, criteria), ScrollTrace())
      let end = swipe(&view, &trace)
      view.advance(to: end + max(0, duration - 1), recording: &trace)
      #expect(log.lines == (duration == 0 ? ["at 1"] : []), "\(duration)")
      view.advance(to: end + duration + 1, recording: &trace)
      #expect(log.lines == ["at 1"], "\(duration)")
      view.advanceToRest(recording: &trace)
      #expect(log.lines == ["at 1"] && view.contentOffset.x == 200)
    }
  }

  @Test("An endless row goes back to its first card when the step to the copy of it is complete, and nothing moves")
  @MainActor func endless() {
    let log = Log()
    var (view, trace) = (loop(.easeOut(duration: 0.2), log), ScrollTrace())
    for expected in [200.0, 400, 0, 200, 400, 0] {
      _ = swipe(&view, &trace)
      view.advanceToRest(recording: &trace)
      #expect(view.contentOffset.x == expected)
    }
    #expect(log.lines == ["at 1", "at 2", "at 3", "at 1", "at 2", "at 3"])
    var copy = view
    _ = swipe(&copy, &trace)
    copy.advanceToRest(recording: &trace)
    // The copy made its view again and repeated what had been done.
    #expect(
      copy.contentOffset.x == 200 && log.lines.suffix(7) == ["at 1", "at 2", "at 3", "at 1", "at 2", "at 3", "at 1"])
  }

  @Test("Without a change the action runs at once, and outside of a simulated view, too")
  @MainActor func atOnce() throws {
    let log = Log()
    var (view, trace) = (loop(.default, log), ScrollTrace())
    try view.tap("Nothing", recording: &trace)
    view.advance(to: view.time, recording: &trace)
    #expect(log.lines == ["nothing"])
    var ran = false
    let value = withAnimation(.default) {
      3
    } completion: {
      ran = true
    }
    #expect(value == 3 && ran)
  }
}
