import ScrollPhysics

/// What a simulated scroll view knows that UIKit's would find out from its device.
public struct ScrollSimulation: Hashable, Sendable {
  /// Device pixels per point, to which content offsets are rounded.
  public var displayScale = 2.0
  /// Frames per second.
  public var frameRate = 60.0
  /// The integrator's step, in ms.
  public var step = 1.0
  /// The constants of the model.
  public var tuning = ScrollTuning.default

  /// Creates the simulation of a display of two pixels a point and 60 frames a second.
  public init() {}
}
