extension Timer {
  /// Combine's publisher of a timer; in a ``SimulatedTabView`` it ticks in simulated time.
  public final class TimerPublisher {
    /// The time between two ticks, in ms.
    let interval: Double
    /// Whether it is in the run loop's default mode, in which it waits while a finger is down.
    let waitsForTouches: Bool
    private(set) var isConnected = false

    init(_ interval: TimeInterval, _ mode: RunLoop.Mode) {
      (self.interval, waitsForTouches) = (max(1, interval * 1000), mode == .default)
    }
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
  ) -> TimerPublisher { TimerPublisher(interval, mode) }
}

/// Combine's name for the type of a timer that connects by itself.
public enum Publishers { public typealias Autoconnect<Upstream> = Timer.TimerPublisher }
