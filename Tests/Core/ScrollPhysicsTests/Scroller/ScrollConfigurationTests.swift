import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll configuration")
struct ScrollConfigurationTests {
  @Test(
    "An axis that is scrollable or always bounces can bounce, if bouncing is on",
    arguments: [
      // content, bounces, always → can bounce, can move
      (1000, true, false, true, true), (1000, false, false, false, true), (1000, true, true, true, true),
      (1000, false, true, false, true), (100, true, false, false, false), (100, true, true, true, true),
      (100, false, true, false, false), (100, false, false, false, false), (300, true, false, false, false),
    ] as [(Double, Bool, Bool, Bool, Bool)])
  func eligibility(content: Double, bounces: Bool, always: Bool, canBounce: Bool, canMove: Bool) {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: content, height: 100), boundsSize: Size2D(width: 300, height: 100))
    configuration.bounces = bounces
    configuration.alwaysBounceHorizontal = always
    #expect(configuration.canBounce(.horizontal) == canBounce)
    #expect(configuration.canMove(.horizontal) == canMove)
    #expect(configuration.canBounce(.vertical) == false)
    #expect(configuration.transposed.canBounce(.vertical) == canBounce)
    #expect(configuration.transposed.canMove(.vertical) == canMove)
    #expect(configuration.transposed.canMove(.horizontal) == false)
    #expect(configuration.transposed.transposed == configuration)
  }

  @Test("Insets count as content: short content with long insets scrolls")
  func insetsCount() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 280, height: 0), boundsSize: Size2D(width: 300, height: 0),
      contentInset: ContentInset(top: 0, left: 11, bottom: 0, right: 10))
    #expect(configuration.canMove(.horizontal))
  }

  @Test("The defaults are UIKit's")
  func defaults() {
    let configuration = ScrollConfiguration.list
    #expect(configuration.decelerationRate.rawValue == 0.998)
    #expect(DecelerationRate.fast.rawValue == 0.99)
    #expect(configuration.bounces && configuration.isScrollEnabled)
    #expect(!configuration.isPagingEnabled && !configuration.isDirectionalLockEnabled)
    #expect(!configuration.alwaysBounceHorizontal && !configuration.alwaysBounceVertical)
  }
}

@Suite("Bounce of each axis")
struct AxisBounceTests {
  private static func stage(_ change: (inout ScrollConfiguration) -> Void, at offset: Vector2D) -> Stage<FreeScrolling>
  {
    var configuration = ScrollConfiguration.map
    change(&configuration)
    return Stage(configuration, at: offset)
  }

  private static func beyond(_ trace: ScrollTrace, _ axis: ScrollAxis) -> Double {
    trace.frames.map { max(-$0.position[axis], $0.position[axis] - 2000) }.max() ?? 0
  }

  @Test(
    "A finger pulls the content beyond an edge only along an axis that bounces",
    arguments: [ScrollAxis.horizontal, .vertical])
  func drag(axis: ScrollAxis) {
    let other: ScrollAxis = axis == .horizontal ? .vertical : .horizontal
    var stage = Self.stage(
      { if axis == .horizontal { $0.bouncesVertically = false } else { $0.bouncesHorizontally = false } },
      at: Vector2D(x: 30, y: 30))
    stage.down()
    stage.drag(by: Vector2D(x: -150, y: -150), over: 200, samples: 20)
    #expect(stage.view.position[axis] < -20 && stage.view.position[other] == 0)
    stage.lift(after: 100)
    stage.settle()
    #expect(stage.view.contentOffset == .zero && Self.beyond(stage.trace, other) == 0)
  }

  @Test(
    "A flick along both axes bounces along one axis regardless of the other's switch",
    arguments: [ScrollAxis.horizontal, .vertical])
  func flick(axis: ScrollAxis) {
    let other: ScrollAxis = axis == .horizontal ? .vertical : .horizontal
    let start = Vector2D(x: 1900, y: 1900)
    var both = Self.stage({ _ in }, at: start)
    var one = Self.stage(
      { if axis == .horizontal { $0.bouncesVertically = false } else { $0.bouncesHorizontally = false } }, at: start)
    both.flick(Vector2D(x: 1.2, y: 1.2))
    one.flick(Vector2D(x: 1.2, y: 1.2))
    both.settle()
    one.settle()
    #expect(Self.beyond(both.trace, axis) > 20 && Self.beyond(one.trace, other) == 0)
    let pairs = zip(both.trace.frames, one.trace.frames)
    #expect(pairs.allSatisfy { $0.time == $1.time && $0.position[axis] == $1.position[axis] })
    #expect(one.view.contentOffset == Vector2D(x: 2000, y: 2000))
  }

  @Test("`bounces` sets both switches, and is true only if both are")
  func both() {
    var configuration = ScrollConfiguration.map
    #expect(configuration.bounces && configuration.bouncesHorizontally && configuration.bouncesVertically)
    configuration.bouncesVertically = false
    #expect(!configuration.bounces && configuration.bouncesHorizontally)
    configuration.bounces = true
    #expect(configuration.bouncesVertically)
    configuration.bounces = false
    #expect(!configuration.bouncesHorizontally && !configuration.bouncesVertically)
  }

  @Test("Content that fits the view moves only along an axis that bounces, even with alwaysBounce")
  func always() {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 100, height: 100), boundsSize: Size2D(width: 400, height: 400))
    (configuration.alwaysBounceHorizontal, configuration.alwaysBounceVertical) = (true, true)
    configuration.bouncesVertically = false
    var stage = Stage(configuration)
    stage.down()
    stage.drag(by: Vector2D(x: -150, y: -150), over: 200, samples: 20)
    #expect(stage.view.position.x < -20 && stage.view.position.y == 0)
  }
}
