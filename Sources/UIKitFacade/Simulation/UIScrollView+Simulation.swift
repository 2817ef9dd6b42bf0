import Foundation
import GestureReplay
import ScrollPhysics

extension UIScrollView {
  /// The display, and the constants of the model.
  public var simulation: ScrollSimulation {
    get {
      var result = ScrollSimulation()
      let configuration = engine.configuration
      result.displayScale = configuration.displayScale
      result.frameRate = configuration.frameRate
      result.step = configuration.step
      result.tuning = configuration.tuning
      return result
    }
    set {
      engine.change {
        $0.displayScale = newValue.displayScale
        $0.frameRate = newValue.frameRate
        $0.step = newValue.step
        $0.tuning = newValue.tuning
      }
    }
  }

  /// Keeps an object as long as the view, such as a delegate that nobody else holds.
  ///
  ///     view.delegate = view.keep(CardPager())
  @discardableResult
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// What time it is, in seconds from when the view was made.
  public var simulationTime: TimeInterval { engine.time / 1000 }

  /// Drags the view as a gesture says, and waits until it is at rest.
  ///
  /// The delegate is called on the way, and layout passes come after each finger sample and each frame. Times of the
  /// gesture count from the view's present time.
  ///
  /// - Parameters:
  ///   - gesture: The finger's track and the actions on the way.
  ///   - limit: The longest to wait after the gesture's end, in seconds.
  /// - Returns: What happened from the gesture's begin.
  /// - Throws: `DocumentError` for a gesture that is none, `ReplayError` for a view that does not come to rest.
  @discardableResult
  public func perform(_ gesture: Gesture, limit: TimeInterval = 86_400) throws -> ScrollTrace {
    try gesture.validate()
    return try engine.drive { engine in
      // What a finger touches has been laid out.
      layoutIfNeeded()
      engine.forgetTrace()
      let start = engine.time
      gesture.forEachStep { step in
        switch step {
        case .touch(let sample): engine.touch(sample, at: start + sample.time)
        case .action(let action): engine.perform(action.kind, at: start + action.time)
        }
      }
      try engine.settle(within: limit * 1000)
    }
  }

  /// Lets virtual time pass.
  ///
  ///     scrollView.setContentOffset(CGPoint(x: 375, y: 0), animated: true)
  ///     let trace = try scrollView.advance(until: .settled)
  ///
  /// - Parameter moment: Until when.
  /// - Returns: What happened since the last gesture or the last advance ended.
  /// - Throws: `ReplayError` for a view that is not at rest after a day.
  @discardableResult
  public func advance(until moment: ScrollMoment) throws -> ScrollTrace {
    try engine.drive { engine in
      layoutIfNeeded()
      switch moment {
      case .settled: try engine.settle(within: Gesture.maximumDuration)
      case .after(let seconds):
        precondition(seconds >= 0 && seconds.isFinite, "time only goes forward, by a finite number of seconds")
        engine.advance(to: engine.time + seconds * 1000)
      }
    }
  }
}
