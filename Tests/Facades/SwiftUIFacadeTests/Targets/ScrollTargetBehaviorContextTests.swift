import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

/// Keeps what a behavior was asked, and answers with a closure.
final class Questions {
  struct Question: Equatable {
    var target: CGRect
    var original: CGRect
    var velocity: CGVector
    var contentSize: CGSize
    var containerSize: CGSize
    var axes: Axis.Set
    var isReduced: Bool
  }

  var all: [Question] = []
}

struct Asking: ScrollTargetBehavior {
  var questions = Questions()
  var answer: (inout ScrollTarget) -> Void = { _ in }

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    #expect(target.anchor == nil && context.originalTarget.anchor == nil)
    questions.all.append(
      Questions.Question(
        target: target.rect, original: context.originalTarget.rect, velocity: context.velocity,
        contentSize: context.contentSize, containerSize: context.containerSize, axes: context.axes,
        isReduced: context.accessibilityReduceMotion))
    answer(&target)
  }
}

@Suite("The context of a behavior, and the use of its target")
struct ScrollTargetBehaviorContextTests {
  private func view(
    _ behavior: Asking, model: ScrollTargetModel = ScrollTargetModel(),
    contentSize: CGSize = CGSize(width: 3000, height: 200)
  ) -> SwiftUIScrollView {
    SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      contentMargins: EdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 45), model: model,
      views: ScrollTargetViews(contentSize: contentSize), behavior: behavior)
  }

  private func released(
    _ view: SwiftUIScrollView, from start: Double = 400, at offset: Double = 500, _ velocity: Double = 1
  ) -> Double {
    var view = view
    var trace = ScrollTrace()
    view.release(
      ReleaseState(
        contentOffset: Vector2D(x: offset, y: -10), velocity: Vector2D(x: velocity, y: 0),
        dragStartOffset: Vector2D(x: start, y: -10)), recording: &trace)
    view.advanceToRest(recording: &trace)
    return view.contentOffset.x
  }

  @Test(
    "Rectangles begin inside the insets and have the visible size; the original one is at the drag's start")
  func rectangles() {
    let asking = Asking()
    _ = released(view(asking))
    // 500 + (1 − 0.01) / −ln 0.998 = 994.5; 375 − 30 − 45 = 300.
    #expect(
      asking.questions.all == [
        Questions.Question(
          target: CGRect(x: 1024.5, y: 0, width: 300, height: 190),
          original: CGRect(x: 430, y: 0, width: 300, height: 190), velocity: CGVector(dx: 1, dy: 0),
          contentSize: CGSize(width: 3000, height: 190), containerSize: CGSize(width: 300, height: 190),
          axes: .horizontal, isReduced: false)
      ])
  }

  @Test("The model can use the content offset for rectangles and points per second for velocities")
  func choices() throws {
    let asking = Asking()
    var model = ScrollTargetModel()
    (model.rectOrigin, model.velocityUnit) = (.contentOffset, .pointsPerSecond)
    _ = released(view(asking, model: model))
    let question = try #require(asking.questions.all.first)
    #expect(question.target.origin.x == 994.5 && question.original.origin.x == 400)
    #expect(question.velocity.dx == 1000)
    // The answer is an offset then, too.
    let there = Asking { $0.rect.origin.x = 700 }
    #expect(released(view(there, model: model)) == 700)
  }

  @Test("A vertical velocity has the unit of the model, too")
  func verticalUnit() throws {
    for (unit, expected) in [(ScrollTargetModel.VelocityUnit.pointsPerMillisecond, 2.0), (.pointsPerSecond, 2000)] {
      let asking = Asking()
      var model = ScrollTargetModel()
      model.velocityUnit = unit
      var view = SwiftUIScrollView(
        .vertical, size: CGSize(width: 200, height: 375), model: model,
        views: ScrollTargetViews(contentSize: CGSize(width: 200, height: 3000)), behavior: asking)
      var trace = ScrollTrace()
      view.release(
        ReleaseState(contentOffset: Vector2D(x: 0, y: 900), velocity: Vector2D(x: 0, y: 2)), recording: &trace)
      let question = try #require(asking.questions.all.first)
      #expect(question.velocity == CGVector(dx: 0, dy: expected))
    }
  }

  @Test("An unchanged target gives the run of a plain scroll view, frame for frame")
  func unchanged() throws {
    for velocity in [0.0, 0.6, 3, -4] {
      var asked = view(Asking())
      var plain = Scroller(asked.configuration)
      var (a, b) = (ScrollTrace(), ScrollTrace())
      let release = ReleaseState(
        contentOffset: Vector2D(x: 900, y: -10), velocity: Vector2D(x: velocity, y: 0))
      asked.release(release, recording: &a)
      asked.advanceToRest(recording: &a)
      plain.release(release, recording: &b)
      plain.advanceToRest(recording: &b)
      #expect(a == b)
    }
  }

  @Test("Targets are clamped to the range, rounded to the pixel and use their anchor; NaN changes nothing")
  func answers() {
    func rest(model: ScrollTargetModel = ScrollTargetModel(), _ answer: @escaping (inout ScrollTarget) -> Void)
      -> Double
    {
      released(view(Asking(answer: answer), model: model))
    }
    #expect(rest { $0.rect.origin.x = 700 } == 670)
    #expect(rest { $0.rect.origin.x = 700.3 } == 670.5)
    #expect(rest { $0.rect.origin.x = -900 } == -30)
    // 3000 − 375 + 45.
    #expect(rest { $0.rect.origin.x = 1e9 } == 2670)
    #expect(rest { $0.rect.origin.x = .nan } == rest { _ in })
    #expect(rest { $0.rect.origin.x = .infinity } == rest { _ in })
    // A card of 100 pt from 700 on, in a container of 300: its middle in the middle, its end at the end.
    func card(_ anchor: UnitPoint?) -> (inout ScrollTarget) -> Void {
      {
        $0.rect = CGRect(x: 700, y: 0, width: 100, height: 190); $0.anchor = anchor
      }
    }
    #expect(rest(card(nil)) == 670)
    #expect(rest(card(.leading)) == 670)
    #expect(rest(card(.center)) == 750 - 150 - 30)
    #expect(rest(card(.trailing)) == 800 - 300 - 30)
    // Of the least movement: the card is before the proposed 1024.5 … 1324.5; another lies after it, a third inside.
    var least = ScrollTargetModel()
    least.nilAnchor = .leastMovement
    #expect(rest(model: least, card(nil)) == 670)
    #expect(rest(model: least) { $0.rect = CGRect(x: 1300, y: 0, width: 100, height: 190) } == 1400 - 300 - 30)
    #expect(rest(model: least) { $0.rect = CGRect(x: 1100, y: 0, width: 100, height: 190) } == 994.5)
  }

  @Test(
    "A release without touches counts from the last rest of the model, in motion too",
    arguments: [ScrollTargetModel.OriginalTarget.dragStart, .lastRest])
  func releases(choice: ScrollTargetModel.OriginalTarget) {
    let asking = Asking()
    var model = ScrollTargetModel()
    model.originalTarget = choice
    var view = view(asking, model: model)
    var trace = ScrollTrace()
    // The second one comes in the motion of the first, the third one at rest.
    for (start, wait) in [(400.0, 100.0), (600, 1e5), (900, 0)] {
      let release = ReleaseState(
        contentOffset: Vector2D(x: start + 50, y: -10), velocity: Vector2D(x: 1, y: 0),
        dragStartOffset: Vector2D(x: start, y: -10))
      _ = view.landing(of: release)
      view.release(release, recording: &trace)
      view.advance(to: view.time + wait, recording: &trace)
    }
    let second: CGFloat = choice == .lastRest ? 430 : 630
    // Each is asked for twice: a landing is the outcome of the same release.
    #expect(asking.questions.all.map(\.original.origin.x) == [430, 430, second, second, 930, 930])
  }

  @Test(
    "The original target is at the drag's start, or at the last rest if the model says so"
  )
  func caught() throws {
    for (choice, expected) in [(ScrollTargetModel.OriginalTarget.dragStart, false), (.lastRest, true)] {
      let asking = Asking()
      var model = ScrollTargetModel()
      model.originalTarget = choice
      var view = view(asking, model: model)
      let finger = try [
        TouchGesture.flick(from: Vector2D(x: 300, y: 100), by: Vector2D(x: -120, y: 0), releaseVelocity: 2),
        .flick(from: Vector2D(x: 300, y: 100), by: Vector2D(x: -60, y: 0), releaseVelocity: 1),
      ]
      var trace = ScrollTrace()
      var start = 0.0
      for gesture in finger {
        for sample in gesture.samples {
          let time = start + sample.time
          switch sample.phase {
          case .began: view.touchDown(at: sample.location, time: time, recording: &trace)
          case .moved: view.touchMove(to: sample.location, time: time, recording: &trace)
          case .ended: view.touchUp(at: sample.location, time: time, recording: &trace)
          case .cancelled: view.touchCancel(time: time, recording: &trace)
          }
        }
        start = view.time + 100
        view.advance(to: start, recording: &trace)
      }
      #expect(asking.questions.all.count == 2)
      let second = try #require(asking.questions.all.last)
      // Both drags began at the start of the content, if the second counts from the last rest.
      #expect((second.original.origin.x == 0) == expected)
      #expect(expected || second.original.origin.x > 100)
    }
  }

  @Test("A resize passes no velocity, and one target for both, at the shown view")
  func resize() throws {
    let asking = Asking()
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      layout: { .row(widths: Array(repeating: $0.width, count: 6), height: 200) }, behavior: asking)
    var trace = ScrollTrace()
    view.setContentOffset(Vector2D(x: 750, y: 0), animated: false, recording: &trace)
    #expect(asking.questions.all.isEmpty)
    view.resize(to: Size2D(width: 667, height: 200), recording: &trace)
    let question = try #require(asking.questions.all.first)
    #expect(question.target == CGRect(x: 1334, y: 0, width: 667, height: 200))
    #expect(question.original == question.target && question.velocity == .zero)
    #expect(question.contentSize == CGSize(width: 4002, height: 200))
    #expect(asking.questions.all.count == 1 && view.contentOffset.x == 1334)
  }

  @Test("The behavior gets both axes at once, and an axis that does not scroll stays")
  func axes() throws {
    let asking = Asking { $0.rect.origin = CGPoint(x: 500, y: 700) }
    var map = SwiftUIScrollView(
      [.horizontal, .vertical], size: CGSize(width: 300, height: 300),
      views: ScrollTargetViews(contentSize: CGSize(width: 2000, height: 2000)), behavior: asking)
    var trace = ScrollTrace()
    map.release(
      ReleaseState(contentOffset: Vector2D(x: 100, y: 100), velocity: Vector2D(x: 1, y: 0.5)), recording: &trace)
    map.advanceToRest(recording: &trace)
    #expect(map.contentOffset == Vector2D(x: 500, y: 700))
    #expect(try #require(asking.questions.all.first).axes == [.horizontal, .vertical])
    #expect(released(view(Asking { $0.rect.origin = CGPoint(x: 500, y: 700) })) == 470)
  }

  @Test("Phase and sizes have SwiftUI's values")
  func reading() throws {
    var view = view(Asking())
    #expect(view.scrollPhase == .idle && !view.scrollPhase.isScrolling)
    let geometry = view.scrollGeometry
    #expect(geometry.containerSize == CGSize(width: 375, height: 200))
    let content = view.configuration.geometry.contentSize
    #expect(
      geometry.contentSize == CGSize(width: content.width, height: content.height) && content.width > content.height)
    #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 300, height: 190))
    #expect(geometry.bounds.origin == CGPoint(x: -30, y: -10))
    var trace = ScrollTrace()
    view.touchDown(at: Vector2D(x: 200, y: 100), time: 0, recording: &trace)
    #expect(view.scrollPhase == .tracking)
    for n in 1...6 {
      view.touchMove(to: Vector2D(x: 200 - 20 * Double(n), y: 100), time: 16 * Double(n), recording: &trace)
    }
    #expect(view.scrollPhase == .interacting)
    view.touchUp(time: 100, recording: &trace)
    #expect(view.scrollPhase == .decelerating && view.scrollPhase.isScrolling)
    view.setContentOffset(.zero, animated: true, recording: &trace)
    #expect(view.scrollPhase == .animating)
  }

  @Test("After a resize to another number of views, the target is the proposed one")
  func otherViews() throws {
    let asking = Asking()
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      layout: { .row(widths: Array(repeating: $0.width, count: $0.width > 400 ? 5 : 6), height: 200) },
      behavior: asking)
    var trace = ScrollTrace()
    view.setContentOffset(Vector2D(x: 750, y: 0), animated: false, recording: &trace)
    view.resize(to: Size2D(width: 667, height: 200), recording: &trace)
    #expect(asking.questions.all.map(\.target) == [CGRect(x: 750, y: 0, width: 667, height: 200)])
    #expect(view.contentOffset.x == 750)
  }

  @Test("Targets are equal by their rectangle and their anchor")
  func equality() {
    var targets: [ScrollTarget] = []
    let asking = Asking { target in
      targets.append(target)
      target.anchor = .center
      targets.append(target)
      target.rect.size.height += 1
      targets.append(target)
    }
    for offset in [500.0, 500, 520] { _ = released(view(asking), at: offset) }
    #expect(targets.count == 9 && Set(targets).count == 6)
    #expect(Set(targets.map(\.hashValue)).count == 6 && Array(targets[0..<3]) == Array(targets[3..<6]))
  }
}
