import ScrollPhysics
import TestSupport
import Testing

/// Something a view may be doing, well inside its range, when its content is shifted.
enum ContentShiftMoment: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case resting, tracking, dragging, decelerating, beforeSlide, sliding, recoiling, aboutToJump, sentStill, animating
  case turning

  var testDescription: String { rawValue }

  /// Whether a finger is down.
  var isTouched: Bool { self == .tracking || self == .dragging }

  /// The phase the view is in.
  var phase: ScrollViewPhase {
    switch self {
    case .resting: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .animating: .animating
    default: .decelerating
    }
  }

  /// The view at that moment.
  var stage: Stage<RecordingBehavior> {
    var configuration = ScrollConfiguration.map
    configuration.isPagingEnabled = self == .turning
    if self == .sentStill { configuration.tuning.stillRetarget = .scrollAnimation }
    if self == .recoiling { configuration.tuning.stillRetarget = .recoil }
    if self == .aboutToJump { configuration.tuning.opposedRetarget = .snap }
    let start = Vector2D(x: 700, y: 900)
    let target = target
    var stage = Stage(configuration, at: start, behavior: RecordingBehavior { natural, _ in target ?? natural })
    switch self {
    case .resting: stage.view.setContentOffset(start, animated: false, recording: &stage.trace)
    case .tracking: stage.down()
    case .dragging:
      stage.down()
      stage.drag(by: Vector2D(x: 37, y: -23), over: 50, samples: 5)
    case .decelerating: Self.release(&stage, Vector2D(x: 1, y: -0.4), wait: 90)
    case .beforeSlide: Self.release(&stage, Vector2D(x: 0.3, y: 0), wait: 40)
    case .sliding: Self.release(&stage, Vector2D(x: 0.3, y: 0), wait: 2500)
    case .recoiling, .sentStill: Self.release(&stage, .zero, wait: 70)
    case .aboutToJump: Self.release(&stage, Vector2D(x: 1, y: 0), wait: 0)
    case .animating:
      stage.view.setContentOffset(Vector2D(x: 1100, y: 400), animated: true, recording: &stage.trace)
      stage.wait(75)
    case .turning: Self.release(&stage, Vector2D(x: 1, y: 0.1), wait: 45)
    }
    return stage
  }

  private static func release(_ stage: inout Stage<RecordingBehavior>, _ velocity: Vector2D, wait: Double) {
    stage.view.release(ReleaseState(contentOffset: stage.view.position, velocity: velocity), recording: &stage.trace)
    if wait > 0 { stage.wait(wait) }
  }

  private var target: Vector2D? {
    switch self {
    case .beforeSlide, .sliding: Vector2D(x: 1400, y: 900)
    case .recoiling, .sentStill: Vector2D(x: 800, y: 650)
    case .aboutToJump: Vector2D(x: 300, y: 900)
    default: nil
    }
  }

  /// What comes afterwards: the finger goes on and lifts, the view comes to rest.
  func finish(_ stage: inout Stage<RecordingBehavior>) {
    if isTouched {
      stage.drag(by: Vector2D(x: 61, y: -47), over: 64, samples: 8)
      stage.lift()
    }
    stage.settle()
  }
}
