import ScrollPhysics
import Testing
import TestSupport

@Suite("A target behavior as a closure")
struct WillEndDraggingBehaviorTests {
  @Test("The closure receives the velocity and may rewrite the target")
  func rewrites() {
    final class Seen {
      var velocities: [Vector2D] = []
      var targets: [Vector2D] = []
    }
    let seen = Seen()
    let behavior = WillEndDraggingBehavior { velocity, target in
      seen.velocities.append(velocity)
      seen.targets.append(target)
      target.y = (target.y / 100).rounded() * 100
    }
    var stage = Stage(.list, at: Vector2D(x: 0, y: 1000), behavior: behavior)
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 1000), velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
    stage.settle()
    #expect(seen.velocities == [Vector2D(x: 0, y: 1)])
    #expect(seen.targets == [Vector2D(x: 0, y: 1494.5)])
    #expect(stage.view.contentOffset.y == 1500)
  }

  @Test("The closure is not called on a resize")
  func resize() {
    let behavior = WillEndDraggingBehavior { _, target in target = Vector2D(x: 9, y: 9) }
    var stage = Stage(.list, at: Vector2D(x: 0, y: 1000), behavior: behavior)
    stage.view.resize(to: Size2D(width: 375, height: 500), recording: &stage.trace)
    #expect(stage.view.contentOffset.y == 1000)
  }

  @Test("Free scrolling does not change the target")
  func free() {
    let behavior = FreeScrolling()
    var target = Vector2D(x: 1.23, y: 4.56)
    behavior.updateTarget(
      &target,
      context: TargetContext(
        velocity: .zero, proposedTarget: target, contentOffset: .zero, dragStartOffset: .zero,
        geometry: ScrollConfiguration.list.geometry))
    #expect(target == Vector2D(x: 1.23, y: 4.56))
  }
}
