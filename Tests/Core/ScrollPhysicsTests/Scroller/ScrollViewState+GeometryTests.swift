import ScrollPhysics
import TestSupport
import Testing

/// A resize of a view whose behavior lays its content out.
@Suite("New content layout in a resize")
struct ScrollViewStateGeometryTests {
  private let wide = Size2D(width: 700, height: 300)

  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list with items of 100 pt that are 60 pt long in a view wider than 600 pt.
  private func stage(at offset: Double = 500) -> Stage<ItemBehavior> {
    Stage(
      .list, at: y(offset),
      behavior: ItemBehavior { size in
        let length = size.width > 600 ? 60.0 : 100
        return (Size2D(width: size.width, height: 36 * length), length)
      })
  }

  @Test("The content is laid out before the behavior chooses a target, and has its new size by then")
  func order() throws {
    var stage = stage()
    let before = stage.view.configuration.geometry
    stage.view.resize(to: wide, recording: &stage.trace)
    let context = try #require(stage.view.behavior.resizes.last)
    #expect(stage.view.behavior.questions == [.layOut(wide), .target(context)])
    #expect(context.reason == .resize && context.velocity == .zero)
    #expect(context.geometry == stage.view.configuration.geometry)
    #expect(context.geometry.boundsSize == wide)
    #expect(context.geometry.contentSize == Size2D(width: 700, height: 2160))
    #expect(context.previousGeometry == before)
    #expect(context.previousTarget == y(500) && context.proposedTarget == y(500) && context.contentOffset == y(500))
    #expect(context.dragStartOffset == y(500))
    // 500 / 60 is nearest to the eighth item's place.
    #expect(stage.view.contentOffset == y(480))
  }

  @Test("Without a layout the content keeps its size")
  func noLayout() {
    var stage = Stage(.list, at: y(500), behavior: ItemBehavior())
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(stage.view.configuration.geometry.contentSize == ScrollConfiguration.list.geometry.contentSize)
    #expect(stage.view.configuration.geometry.boundsSize == wide)
    #expect(stage.view.behavior.questions.first == .layOut(wide) && stage.view.behavior.resizes.count == 1)
  }

  @Test("A resize to the same size lays out the content without calling the behavior")
  func sameSize() {
    var stage = stage()
    let before = stage.view.configuration
    stage.view.resize(to: before.geometry.boundsSize, recording: &stage.trace)
    #expect(stage.view.configuration == before && stage.view.behavior.resizes.isEmpty)
    #expect(stage.trace.frames.isEmpty && stage.trace.events.isEmpty)
  }

  @Test("After a resize the context has the offsets before and after clamping to the new range")
  func previousTarget() throws {
    var stage = stage(at: 3000)
    stage.view.resize(to: wide, recording: &stage.trace)
    let context = try #require(stage.view.behavior.resizes.last)
    #expect(context.previousTarget == y(3000))
    #expect(context.proposedTarget == y(1860) && context.contentOffset == y(1860))
    #expect(context.previousGeometry.maximumOffset(.vertical) == 3000)
  }

  @Test("A moving view passes its previous target, and goes where the behavior chooses")
  func moving() throws {
    var stage = stage()
    stage.flick(y(1))
    let target = try #require(stage.trace.releases.last?.target)
    stage.wait(60)
    let (offset, velocity) = (stage.view.contentOffset, stage.view.velocity)
    stage.view.resize(to: wide, recording: &stage.trace)
    let context = try #require(stage.view.behavior.resizes.last)
    #expect(context.previousTarget == target && context.proposedTarget == target)
    #expect(context.contentOffset == offset && context.velocity == velocity)
    stage.settle()
    #expect(stage.view.position.y == (target.y / 60).rounded() * 60)
  }

  @Test("The previous target of a view that bounces is its edge")
  func bouncing() throws {
    var stage = stage(at: 2990)
    stage.flick(y(2))
    stage.wait(60)
    #expect(stage.view.phase == .bouncing)
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(stage.view.behavior.resizes.last?.previousTarget == y(3000))
    let rests = stage.settle()
    #expect(rests && stage.view.position == y(1860))
  }

  @Test("A larger inset that comes with the size is only in the new geometry")
  func inset() throws {
    var stage = stage()
    stage.view.update(recording: &stage.trace) {
      $0.geometry.boundsSize = wide
      $0.geometry.contentInset.top = 44
    }
    let context = try #require(stage.view.behavior.resizes.last)
    #expect(context.geometry.contentInset.top == 44 && context.previousGeometry.contentInset.top == 0)
    // An update lays nothing out.
    #expect(stage.view.behavior.questions == [.target(context)])
  }

  @Test("At the end of a drag the previous geometry and target are the current ones")
  func dragEnd() throws {
    var stage = stage()
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.flick(y(0.5))
    guard case .target(let context) = stage.view.behavior.questions.last else {
      Issue.record("the behavior was not asked")
      return
    }
    #expect(context.reason == .dragEnd && context.previousGeometry == context.geometry)
    #expect(context.previousTarget == context.proposedTarget)
  }

  @Test("A resize under a dragging finger lays out the content; the behavior is called at the drag's end")
  func underFinger() throws {
    var stage = stage()
    stage.down()
    stage.drag(by: y(40), over: 100, samples: 10)
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(stage.view.behavior.questions == [.layOut(wide)])
    #expect(stage.view.configuration.geometry.contentSize.height == 2160)
    stage.lift(after: 100)
    stage.settle()
    #expect(stage.view.behavior.resizes.isEmpty && stage.view.position == y(540))
  }

  @Test("A resize under a resting finger calls the behavior at once; the drag begins in the new layout")
  func underRestingFinger() {
    var stage = stage()
    stage.down()
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(stage.view.behavior.resizes.count == 1 && stage.view.contentOffset == y(480))
    stage.drag(by: y(70), over: 100, samples: 10)
    stage.lift(after: 100)
    stage.settle()
    #expect(stage.trace.releases.last?.dragStartOffset == y(480) && stage.view.position == y(540))
  }
}
