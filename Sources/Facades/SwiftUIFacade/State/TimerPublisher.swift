extension Timer {
  /// Combine's publisher of a timer; in a ``SimulatedTabView`` it ticks in simulated time.
  public final class TimerPublisher {
    /// The time between two ticks, in ms.
    let interval: Double
    private(set) var isConnected = false

    init(_ interval: TimeInterval) { self.interval = max(1, interval * 1000) }
    public func autoconnect() -> TimerPublisher { connect() }
    public var upstream: TimerPublisher { self }
    @discardableResult public func connect() -> TimerPublisher {
      isConnected = true
      return self
    }
    public func cancel() { isConnected = false }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}
