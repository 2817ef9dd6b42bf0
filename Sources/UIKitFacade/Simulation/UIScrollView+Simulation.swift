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
  /// ```swift
  /// view.delegate = view.keep(CardPager())
  /// ```
  @discardableResult
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Does something when virtual time has passed, as a timer would in an app.
  ///
  /// ```swift
  /// scrollView.schedule(after: 2, repeats: true) { carousel.showNextPage() }
  /// ```
  ///
  /// A finger that is down holds it off, as it does a timer in the run loop's default mode, until it lifts. What repeats
  /// keeps its schedule: what it missed it does not make up for. ``advance(until:)`` does not wait for it.
  ///
  /// - Parameters:
  ///   - seconds: After how much time, and after how much again.
  ///   - repeats: Whether it is done again and again.
  ///   - body: What is done.
  public func schedule(after seconds: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor () -> Void) {
    precondition(seconds > 0 && seconds.isFinite, "a timer's interval must be a positive number of seconds")
    schedule(next: engine.time + seconds * 1000, every: repeats ? seconds * 1000 : nil, body)
  }

  private func schedule(next: Double, every interval: Double?, _ body: @escaping @MainActor () -> Void) {
    engine.schedule(after: next - engine.time, waitsForTouches: true) { [unowned self] in
      if let interval {
        let missed = max(0, ((engine.time - next) / interval).rounded(.down))
        schedule(next: next + (missed + 1) * interval, every: interval, body)
      }
      body()
    }
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
      layOutAll()
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
  /// ```swift
  /// scrollView.setContentOffset(CGPoint(x: 375, y: 0), animated: true)
  /// let trace = try scrollView.advance(until: .settled)
  /// ```
  ///
  /// - Parameter moment: Until when.
  /// - Returns: What happened since the last gesture or the last advance ended.
  /// - Throws: `ReplayError` for a view that is not at rest after a day.
  @discardableResult
  public func advance(until moment: ScrollMoment) throws -> ScrollTrace {
    try engine.drive { engine in
      layOutAll()
      switch moment {
      case .settled: try engine.settle(within: Gesture.maximumDuration)
      case .after(let seconds):
        precondition(seconds >= 0 && seconds.isFinite, "time only goes forward, by a finite number of seconds")
        engine.advance(to: engine.time + seconds * 1000)
      }
    }
  }
}
