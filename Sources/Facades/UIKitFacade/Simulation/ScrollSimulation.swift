import ScrollPhysics

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
