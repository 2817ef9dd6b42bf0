/// A moment in simulated time, as `DispatchTime` is one in real time.
public struct SimulatedDispatchTime: Sendable {
  /// The time from now on, in ms.
  let delay: Double

  public static func now() -> Self { Self(delay: 0) }
  public static let distantFuture = Self(delay: .infinity)

  public static func + (time: Self, seconds: Double) -> Self { Self(delay: time.delay + seconds * 1000) }

  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    let milliseconds: Double =
      switch interval {
      case .seconds(let number): Double(number) * 1000
      case .milliseconds(let number): Double(number)
      case .microseconds(let number): Double(number) / 1000
      case .nanoseconds(let number): Double(number) / 1_000_000
      default: .infinity
      }
    return Self(delay: time.delay + milliseconds)
  }
}

/// What the app's code puts off on `DispatchQueue.main` runs in simulated time.
///
/// These functions are called instead of Dispatch's because they have fewer parameters.
extension DispatchQueue {
  /// Runs a closure once the present call of the app's code has returned.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let work = isMain ? AppTime.soon(work) : work
    let isolated = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    async(group: nil) { isolated() }
  }

  /// Runs a closure at a moment, such as `.now() + 0.3`; no finger delays it.
  /// - Precondition: This is the main actor, if the moment is not now.
  public func asyncAfter(deadline: SimulatedDispatchTime, execute work: @escaping @MainActor () -> Void) {
    if deadline.delay <= 0 { return async(execute: work) }
    Precondition.require(isMain, "only what the main queue puts off is in simulated time")
    MainActor.assumeIsolated {
      AppTime.use { $0.schedule(DelayedAction(work), after: deadline.delay) }
    }
  }

  @available(*, deprecated, message: "an item runs in real time; put off a closure")
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    nonisolated(unsafe) let item = item
    asyncAfter(deadline: deadline, qos: .unspecified) { item.perform() }
  }

  // Each read of `DispatchQueue.main` makes another object.
  private var isMain: Bool { label == DispatchQueue.main.label }
}
