import ScrollPhysics

/// How a run felt, in numbers: from the last release to the rest.
///
/// Without a release the numbers count from the first call of the delegate. Distances are between content offsets as
/// clients see them, on the pixel; velocities are the motion's own. docs/Feel.md says which values are good.
public struct FeelReport: Hashable, Sendable {
  /// The time from the last release to the rest, in ms; 0 without a rest.
  public var settleDuration: Double
  /// The length of the way from the last release to the rest, in points, there and back counted twice.
  public var travel: Double
  /// How far the view went beyond where it came to rest, seen from the release, in points; the larger of both axes.
  public var overshoot: Double
  /// How far the view was beyond the edges of its range from the last release on, in points; the larger of both axes.
  public var edgeOvershoot: Double
  /// How often an axis turned between the last release and the rest, a number.
  public var directionReversals: Int
  /// The largest speed of any frame, in pt/ms, the finger's included.
  public var peakSpeed: Double
  /// The length of the difference between the release velocity and the velocity the view goes on with, in pt/ms.
  public var velocityDiscontinuity: Double
  /// The share of the settle duration that the last tenth of the distance to the rest takes, 0…1.
  public var tailShare: Double
  /// The number of frames just before the rest in which the view moves but the visible pixel no longer changes.
  public var stillFrames: Int
  /// The distance by which the target content offset was rewritten at the last release, in points.
  public var retargetedBy: Double
  /// Whether the target was rewritten to a place against the release velocity on some axis.
  public var opposesVelocity: Bool
  /// The number of items from the one at the last drag's begin to the one at rest; nil without items or a drag.
  public var itemDelta: Int?

  /// Measures a trace that was recorded in full.
  ///
  /// The least velocity that counts as a direction is the stopping speed of the trace's configuration; the edges are
  /// those of its sizes. A trace without them is measured with the default constants and has no edges.
  ///
  /// - Parameter trace: What happened.
  /// - Complexity: O(frames).
  public init(_ trace: ScrollTrace) {
    let tuning = trace.configuration?.tuning ?? .default
    let release = trace.releases.last
    let startTime = release?.time ?? trace.events.first?.time ?? .infinity
    // The frame of the release itself is the last one at its time that still drags.
    let first = min(
      trace.frames.lastIndex { $0.time <= startTime && ($0.phase == .dragging || release == nil) } ?? 0,
      trace.frames.count)
    let frames = Self.way(trace, from: first)
    let start = frames.first?.position ?? .zero
    let rest = frames.last?.position ?? start
    settleDuration = trace.rest.map { max(0, $0.time - startTime) } ?? 0
    peakSpeed = trace.frames.reduce(0) { max($0, $1.velocity.length) }
    travel = zip(frames, frames.dropFirst()).reduce(0) { $0 + ($1.1.position - $1.0.position).length }
    overshoot = max(Self.overshoot(frames, start.x, rest.x, \.x), Self.overshoot(frames, start.y, rest.y, \.y))
    edgeOvershoot = Self.edgeOvershoot(trace, from: first)
    directionReversals =
      Self.reversals(frames, \.x, tuning.stoppingSpeed) + Self.reversals(frames, \.y, tuning.stoppingSpeed)
    tailShare = Self.tailShare(frames, from: start, to: rest, duration: settleDuration)
    stillFrames = Self.stillFrames(frames, before: trace.rest?.time)
    if let release {
      velocityDiscontinuity = (release.departureVelocity - release.velocity).length
      retargetedBy = (release.target - release.proposedTarget).length
      opposesVelocity = Axis.allCases.contains { axis in
        let way = release.target[axis] - release.contentOffset[axis]
        return release.target[axis] != release.proposedTarget[axis]
          && abs(release.velocity[axis]) > tuning.stoppingSpeed && way * release.velocity[axis] < 0
      }
    } else {
      velocityDiscontinuity = 0
      retargetedBy = 0
      opposesVelocity = false
    }
    itemDelta = trace.rest?.itemDelta
  }
}
