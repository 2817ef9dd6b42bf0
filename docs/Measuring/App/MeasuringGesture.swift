import Foundation

/// What a finger does in a trial: a drag along the scroll axis, as text that a UI test can read.
public struct MeasuringGesture: Equatable, Sendable {
  /// The finger's way, in points; negative to the left, which scrolls forward.
  public var distance: Double
  /// The finger's speed, in points per second.
  public var speed: Double
  /// How long the finger stays before it lifts, in seconds.
  public var hold: Double
  /// How often the drag is repeated.
  public var count: Int

  /// Creates a gesture.
  public init(distance: Double, speed: Double, hold: Double = 0, count: Int = 1) {
    (self.distance, self.speed, self.hold, self.count) = (distance, speed, hold, count)
  }

  /// The gesture in words: `drag -120 at 600 hold 0 times 1`.
  public var text: String { "drag \(distance) at \(speed) hold \(hold) times \(count)" }
}
