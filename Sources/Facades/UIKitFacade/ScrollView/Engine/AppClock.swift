import FeelTesting

/// A simulated view in whose time the app's code runs, and does what it has put off.
@MainActor package protocol AppClock: AnyObject {
  /// The present time, in ms.
  var time: Double { get }

  /// Puts an action off by a time from now, in ms.
  func schedule(_ action: DelayedAction, after milliseconds: Double)
}

/// What an app's code has put off.
package struct DelayedAction {
  /// Whether it runs only while no finger is down, like a timer in the run loop's default mode.
  package var waitsForTouches = false
  /// The time after which it runs again, or may be put off again, in ms; nil for once.
  package var interval: Double?
  /// Receives the time, in ms, at which it was due, and returns whether there still was something to do.
  package let run: @MainActor (_ due: Double) -> Bool
}

extension DelayedAction {
  package init(_ body: @escaping @MainActor () -> Void) {
    self.init { _ in
      body()
      return true
    }
  }
}

extension AppClock {
  /// Runs a closure after a delay, and again at each interval while `isValid` is true, without making up for missed
  /// times.
  package func schedule(
    after delay: Double, every interval: Double?, waitsForTouches: Bool, while isValid: @escaping @MainActor () -> Bool,
    _ body: @escaping @MainActor () -> Void
  ) {
    let action = DelayedAction(waitsForTouches: waitsForTouches, interval: interval) { [unowned self] due in
      if !isValid() { return false }
      if let interval {
        let missed = max(0, ((time - due) / interval).rounded(.down))
        let next = due + (missed + 1) * interval
        schedule(after: next - time, every: interval, waitsForTouches: waitsForTouches, while: isValid, body)
      }
      body()
      return true
    }
    schedule(action, after: delay)
  }
}

/// Finds the simulated time in which the app's code runs now.
@MainActor package enum AppTime {
  /// The SwiftUI view whose code runs now; nil outside of one.
  package static var host: (any AppClock)?

  /// The main queue has a value for it, on whatever thread it runs.
  nonisolated private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return Locked(key)
  }()

  nonisolated package static var isOnMain: Bool {
    mainQueue.withLock { DispatchQueue.getSpecific(key: $0) } ?? Thread.isMainThread
  }

  /// The view in whose time the app's code runs; nil in real time.
  static var clock: (any AppClock)? { host ?? ScrollViewEngine.current }

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Whether a closure runs that was put off without a delay.
  private static var isSoon = false

  /// Returns a closure that runs once: in simulated time after the present call of the app's code, or if it is called
  /// before.
  nonisolated static func soon(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    if !isOnMain { return work }
    return MainActor.assumeIsolated {
      // Freed as soon as it has run, because the main queue may hold the closure for long.
      var work: (@MainActor () -> Void)? = work
      let once: @MainActor () -> Void = { [weak clock] in
        guard let body = work else { return }
        // In real time, too, it is for the view in whose time it was put off.
        let outer = exchange(&host, with: Self.clock == nil ? clock : host)
        (isSoon, work) = (true, nil)
        body()
        (isSoon, host) = (false, outer)
      }
      // Closures that put off each other would not let time pass.
      let delay: Double = isSoon ? 1 : 0
      // A view that another test moves does not take it.
      let owner = task
      use { if work != nil, owner == task { $0.schedule(DelayedAction(once), after: delay) } }
      return once
    }
  }

  /// Uses the clock of the view whose code runs now, or else of the first that moves later.
  static func use(interval: Double? = nil, _ body: @escaping @MainActor (any AppClock) -> Void) {
    guard let clock else { return AnimationScope.current.add(of: nil, interval: interval, body) }
    // Scheduling discards frames that were computed beyond that time.
    if let engine = clock as? ScrollViewEngine { engine.act { body($0) } } else { body(clock) }
  }

  /// Gives a SwiftUI view what was put off before it was there.
  package static func start(on clock: any AppClock) { AnimationScope.current.start(in: nil, on: clock) }
}
