import FeelTesting

/// Timers of an app's files that import UIKit or SwiftUI, and not Foundation, tick in simulated time.
extension Timer {
  /// Creates a timer and schedules it in the default mode: it waits while a finger is down.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block).scheduled() }

  /// Creates a timer that calls a target with itself, and schedules it in the default mode.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats).scheduled()
  }

  /// Creates a timer that ticks once a run loop has it.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let run = TimerRun(interval, repeats: repeats, block)
    self.init(fire: .distantFuture, interval: interval, repeats: repeats) { run.block?($0) }
    TimerRun.all.withLock { $0[ObjectIdentifier(self)] = run }
  }

  /// Creates a timer that calls a target with itself once a run loop has it.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { selector.call(target, $0) }
  }

  private func scheduled() -> Timer {
    RunLoop.main.add(self, forMode: .default)
    return self
  }

  @available(*, deprecated, message: "no date is in simulated time; invalidate the timer, and schedule another one")
  public var fireDate: Date {
    get { .distantFuture }
    set {}
  }
}

extension RunLoop {
  /// Schedules a timer in simulated time: in the default mode it waits while a finger is down, in others it does not.
  /// - Precondition: This is the main actor, and a file that imports UIKit or SwiftUI has made the timer.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      let run = TimerRun.all.withLock { $0[ObjectIdentifier(timer)] }
      Precondition.require(
        run != nil, "a timer of Foundation's own; make it in a file that imports UIKit or SwiftUI, and not Foundation")
      run?.start(timer, waitsForTouches: mode == .default)
    }
  }
}

/// Holds a timer as a run loop does, until the view is gone in whose time it ticks.
private final class TimerHold {
  let timer: Timer
  private let run: TimerRun

  init(_ timer: Timer, _ run: TimerRun) { (self.timer, self.run) = (timer, run) }

  deinit {
    timer.invalidate()
    // Foundation's timers hold themselves and their blocks for ever.
    run.block = nil
  }
}

/// What a run loop needs to know of a timer; the main thread uses it.
private final class TimerRun: @unchecked Sendable {
  fileprivate static let all = Locked<[ObjectIdentifier: TimerRun]>([:])

  private let delay: Double
  private let repeats: Bool
  fileprivate var block: ((Timer) -> Void)?
  private weak var hold: TimerHold?
  /// How often it was scheduled; in another mode, it is scheduled instead of in the one before.
  private var starts = 0

  init(_ interval: TimeInterval, repeats: Bool, _ block: @escaping (Timer) -> Void) {
    // Foundation's shortest interval.
    (delay, self.repeats, self.block) = (interval > 0 ? interval * 1000 : 0.1, repeats, block)
  }

  @MainActor func start(_ timer: Timer, waitsForTouches: Bool) {
    starts += 1
    let start = starts
    let hold = hold ?? TimerHold(timer, self)
    self.hold = hold
    AppTime.use(interval: repeats ? delay : nil) { [delay, repeats] clock in
      clock.schedule(
        after: delay, every: repeats ? delay : nil, waitsForTouches: waitsForTouches,
        while: { hold.timer.isValid && self.starts == start }
      ) { hold.timer.fire() }
    }
  }
}
