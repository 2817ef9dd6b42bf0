import Foundation

/// One trial: how the scroll view is set up, and what moves it.
public struct MeasuringTrial: Equatable, Sendable {
  /// What the trial measures.
  public enum Kind: Equatable, Sendable {
    /// A release whose target the delegate leaves.
    case fling
    /// A release whose target the delegate moves to a distance, in points; negative against the velocity.
    case retarget(distance: Double)
    /// A release of a paging view.
    case page
    /// `setContentOffset(_:animated:)` over a distance, in points.
    case animation(distance: Double)
    /// A release beyond the first edge.
    case recoil
    /// The content under a slow finger.
    case drag
    /// The velocities of several flicks.
    case flicks
    /// Whether the view keeps moving.
    case threshold
    /// A release of a compositional layout's section that scrolls by itself.
    case section(MeasuringSection)
    /// A release of SwiftUI's scroll view.
    case swiftUI(MeasuringScroll)
  }

  /// What the trial measures.
  public var kind: Kind
  /// The view's deceleration rate, per millisecond.
  public var rate: Double
  /// The gesture; nil for an animation.
  public var gesture: MeasuringGesture?

  /// Creates a trial.
  public init(_ kind: Kind, rate: Double = 0.998, _ gesture: MeasuringGesture? = nil) {
    (self.kind, self.rate, self.gesture) = (kind, rate, gesture)
  }

  /// The trials that answer the open questions of docs/Physics.md.
  public static let all = scrollView + sections + swiftUI

  /// The trials of a scroll view with a delegate.
  public static let scrollView: [MeasuringTrial] = {
    var trials: [MeasuringTrial] = []
    func add(
      _ kind: Kind, rate: Double = 0.998, _ distance: Double, at speed: Double, hold: Double = 0, count: Int = 1
    ) {
      trials.append(
        MeasuringTrial(
          kind, rate: rate, MeasuringGesture(distance: distance, speed: speed, hold: hold, count: count)))
    }
    for rate in [0.998, 0.99] {
      for speed in [400.0, 900, 2000] { add(.fling, rate: rate, -150, at: speed) }
    }
    // Near and far targets, at the named rates and between them; at rest; against the velocity.
    for rate in [0.998, 0.995, 0.99] {
      for distance in [40.0, 150, 400, 900] {
        for speed in [400.0, 1200] { add(.retarget(distance: distance), rate: rate, -150, at: speed) }
      }
      for distance in [12.0, 60, 250] { add(.retarget(distance: distance), rate: rate, -120, at: 300, hold: 0.6) }
      for distance in [-20.0, -120] {
        for speed in [180.0, 400, 1200] { add(.retarget(distance: distance), rate: rate, -150, at: speed) }
      }
    }
    for distance in [-40.0, -100, -150, -180, -220] { add(.page, distance, at: 300, hold: 0.6) }
    for speed in [150.0, 200, 250, 300, 400, 900, 2000] { add(.page, -90, at: speed) }
    for distance in [30.0, 280, 1500] { trials.append(MeasuringTrial(.animation(distance: distance))) }
    for distance in [60.0, 150, 280] { add(.recoil, distance, at: 300, hold: 0.6) }
    for distance in [-25.0, 25, -60] { add(.drag, distance, at: 60, hold: 0.3) }
    add(.flicks, -240, at: 1500, count: 6)
    for speed in stride(from: 160.0, through: 360, by: 20) { add(.threshold, -90, at: speed) }
    return trials
  }()
}
