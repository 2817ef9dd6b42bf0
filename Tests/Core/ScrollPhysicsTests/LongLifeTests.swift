import ScrollPhysics
import TestSupport
import Testing

@Suite("A long life")
struct LongLifeTests {
  private struct Proposed: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {}
  }

  /// The values that a value contains, found by reflection.
  private func size(_ value: Any) -> Int {
    let children = Mirror(reflecting: value).children
    return children.isEmpty ? 1 : children.reduce(0) { $0 + size($1.value) }
  }

  /// A million actions in release, a thousand in debug.
  @Test("After a million actions, time has not run backward, offsets are finite, and the view is not larger")
  func actions() {
    var generator = SeededGenerator(seed: 20)
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 2000), boundsSize: Size2D(width: 390, height: 700))
    var view = Scroller(configuration, behavior: Proposed())
    var isTouched = false
    var (largest, first) = (0, 0)
    let count = sweepCount(1_000_000, oneIn: 1000)
    for index in 0..<count {
      var trace = ScrollTrace(displayScale: view.configuration.displayScale)
      let before = view.time
      let action = ViewAction.random(using: &generator)
      _ = action.perform(onAny: &view, &isTouched, &trace)
      guard view.time >= before, view.contentOffset.isFinite, trace.frames.allSatisfy(\.position.isFinite) else {
        Issue.record("action \(index), \(action): \(before) to \(view.time) ms, \(view.contentOffset)")
        return
      }
      if index % (count / 100) == 0 {
        largest = max(largest, size(view))
        if index < count / 2 { first = largest }
      }
    }
    #expect(largest <= first)
    Figures.count(count, "actions on end", in: "LongLifeTests")
  }
}
