import GestureReplay

extension UIScrollView {
  /// The properties of the display, and the constants of the physics model.
  public var simulation: ScrollSimulation {
    get {
      var result = ScrollSimulation()
      let configuration = engine.configuration
      (result.displayScale, result.frameRate) = (configuration.displayScale, configuration.frameRate)
      (result.step, result.tuning) = (configuration.step, configuration.tuning)
      return result
    }
    set {
      engine.change {
        ($0.displayScale, $0.frameRate) = (newValue.displayScale, newValue.frameRate)
        ($0.step, $0.tuning) = (newValue.step, newValue.tuning)
      }
      // Sections that scroll by themselves take it over in a layout pass.
      setNeedsLayout()
    }
  }

  /// Keeps an object alive as long as the view, such as a delegate that nothing else holds.
  @discardableResult public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Schedules a closure on virtual time, as a timer would in an app.
  ///
  /// ```swift
  /// scrollView.schedule(after: 2, repeats: true) { carousel.showNextPage() }
  /// ```
  ///
  /// The closure waits while a finger is down, like a timer in the run loop's default mode, and runs when it lifts. A
  /// repeating closure then keeps its schedule, and does not make up for missed times. ``advance(until:)`` with
  /// ``ScrollMoment/settled`` does not wait for it.
  /// The delay, and the interval if the closure repeats, is positive and finite.
  public func schedule(after seconds: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor () -> Void) {
    Precondition.require(seconds > 0 && seconds.isFinite, "a timer's interval must be a positive number of seconds")
    let delay = seconds * 1000
    engine.schedule(after: delay, every: repeats ? delay : nil, waitsForTouches: true, while: { true }, body)
  }

  /// The current virtual time, in seconds since the view was made.
  public var simulationTime: TimeInterval { engine.time / 1000 }

  /// Drags the view as a gesture describes, and waits until it is at rest.
  ///
  /// The delegate is called during the run. A layout pass follows each touch sample and each frame. Times of the
  /// gesture count from the current ``simulationTime``. The limit is the longest wait after its end, in seconds.
  /// - Returns: The trace since the gesture's begin.
  /// - Throws: `DocumentError` if the gesture is invalid; `ReplayError` if the view does not come to rest.
  @discardableResult public func perform(_ gesture: TouchGesture, limit: TimeInterval = 86_400) throws -> ScrollTrace {
    try gesture.validate()
    return try engine.drive { engine in
      // Lays out before the first touch, as on a device.
      layOutAll()
      engine.takeTrace()
      gesture.forEachOperation(from: engine.time) { operation, time in engine.perform(operation, at: time) }
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
  /// - Returns: The trace since the last gesture or the last advance ended.
  /// - Throws: `ReplayError` if the view is not at rest after a day.
  @discardableResult public func advance(until moment: ScrollMoment) throws -> ScrollTrace {
    try engine.drive { engine in
      layOutAll()
      switch moment {
      case .settled: try engine.settle(within: TouchGesture.maximumDuration)
      case .after(let seconds):
        Precondition.require(seconds >= 0 && seconds.isFinite, "time only goes forward, by a finite number of seconds")
        engine.advance(to: engine.time + seconds * 1000)
      }
    }
  }
}

/// A moment at which virtual time stops.
public enum ScrollMoment: Hashable, Sendable {
  /// When nothing moves any more.
  case settled
  /// After a number of seconds.
  case after(TimeInterval)
}

/// The properties of a simulated scroll view that UIKit would take from the device.
public struct ScrollSimulation: Hashable, Sendable {
  /// The number of device pixels per point, to which content offsets are rounded.
  public var displayScale = 2.0
  /// The number of frames per second.
  public var frameRate = 60.0
  /// The integrator's step, in ms.
  public var step = 1.0
  /// The constants of the physics model.
  public var tuning = ScrollTuning.default

  /// Creates a simulation with two pixels per point and 60 frames per second.
  public init() {}
}
