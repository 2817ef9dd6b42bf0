import Readings

/// Movements of real UIKit measured frame by frame from public screen recordings, as remaining distances in points;
/// `Fixtures/readings` has them.
///
/// The introduction of docs/Physics.md names the recordings. Frames are 1000 / 60 ms apart. The time of the first frame
/// is known only to within a frame, so each series may be shifted by one constant time below a frame.
public struct MeasuredCurve: Sendable, CustomStringConvertible {
  /// The movement of the view.
  public enum Movement: Sendable {
    /// A move to a rewritten target at a rate, after a release at a speed.
    case retargeted(rate: Double, velocity: Double)
    /// A move to a rewritten target in SwiftUI, after a release at rest.
    case still
    /// A move to a page or a group, after a release at a speed toward it.
    case paged(velocity: Double)
    /// A move by `setContentOffset(_:animated:)`.
    case animated
  }

  /// The recording and the segment.
  public let name: String
  /// The movement of the view.
  public let movement: Movement
  /// The distance from the release, or from the animation's start, to the target, in points.
  public let distance: Double
  /// The number of frames between the release and the first sample.
  public let firstFrame: Double
  /// The remaining distance at each sample, in points.
  public let remaining: [Double]
  /// The frame number of each sample, counted from the first sample; by default every frame.
  public let frames: [Double]
  /// The largest accepted deviation of the model, in points.
  public let tolerance: Double

  /// Creates the series of an experiment, which must be a movement that is measured by frames.
  private init(_ experiment: Experiment) {
    guard case .movement(let movement, let samples) = experiment.subject, let distance = movement.distance else {
      fatalError("\(experiment.name) is no movement to a target")
    }
    name = experiment.name
    self.movement =
      switch movement.kind {
      case .page: .paged(velocity: movement.velocity)
      case .animation: .animated
      case .retarget where experiment.tuning["stillRetarget"] == "swiftUI": .still
      default: .retargeted(rate: movement.rate, velocity: movement.velocity)
      }
    self.distance = distance
    firstFrame = samples.timeBase.firstFrame
    (frames, remaining) = (samples.samples.map(\.time), samples.samples.map(\.value))
    tolerance = experiment.bound ?? 0
  }

  /// The name of the series.
  public var description: String { name }

  /// Returns the time of a sample after the release, in ms, before the constant shift.
  public func time(_ index: Int) -> Double { (firstFrame + frames[index]) * 1000 / 60 }

  /// Returns the worst deviation from a model for the best shift below a frame, and that shift.
  ///
  /// The model is a function of the time since the release.
  public func deviation(from model: (Double) -> Double) -> (worst: Double, shift: Double) {
    var best = (worst: Double.infinity, shift: 0.0)
    for step in -166...166 {
      let shift = Double(step) / 10
      var worst = 0.0
      for (index, value) in remaining.enumerated() { worst = max(worst, abs(model(time(index) + shift) - value)) }
      if worst < best.worst { best = (worst, shift) }
    }
    return best
  }

  /// All series whose samples are known, frame by frame.
  public static let all: [MeasuredCurve] = [
    "KB S6", "KB S3", "IL-v 1", "IL-c R1", "SO C2", "SO C3", "SO I1", "OV P1", "OV P3", "BE",
  ].map { MeasuredCurve(PublishedReadings.experiment($0)) }
}
