/// The metrics of a run, measured from the last release to the rest.
///
/// Without a release, they are measured from the first delegate call. Where the view's sizes change after it came to
/// rest, as in a rotation, they end at the rest before the change. Distances are between the content offsets that clients
/// see, on the pixel; velocities are the motion's own. docs/Feel.md explains which values are good.
public struct FeelReport: Hashable, Sendable {
  /// The time from the last release to the rest, in ms; 0 if the view is not at rest.
  public var settleDuration: Double
  /// The distance travelled from the last release to the rest, in points; movements in opposite directions add up.
  public var travel: Double
  /// The largest distance by which the view passed its rest offset, in points; the larger of both axes.
  public var overshoot: Double
  /// The largest distance beyond the edges of the scroll range after the last release, in points, on the worse axis.
  public var edgeOvershoot: Double
  /// The number of direction changes between the last release and the rest, on both axes.
  public var directionReversals: Int
  /// The highest speed of any frame, in pt/ms, including frames of the drag.
  public var peakSpeed: Double
  /// The magnitude of the difference between the release velocity and the initial velocity of the motion, in pt/ms.
  public var velocityDiscontinuity: Double
  /// The share of the settle duration that the last tenth of the distance takes, 0…1.
  public var tailShare: Double
  /// The number of frames just before the rest in which the view moves but the visible pixel does not change.
  public var stillFrames: Int
  /// The distance by which the target content offset was rewritten at the last release, in points.
  public var retargetedBy: Double
  /// Whether the rewritten target lies against the release velocity on either axis.
  public var opposesVelocity: Bool
  /// The number of items from the item at the start of the last drag to the item at the final rest, after any change of
  /// sizes; nil without items or a drag.
  public var itemDelta: Int?

  /// Computes the metrics of a trace recorded in full.
  ///
  /// A velocity counts as a direction above the stopping speed of the trace's configuration; the edges are those of its
  /// geometry. A trace without a configuration uses the default constants and has no edges.
  /// - Complexity: O(frames).
  public init(_ trace: ScrollTrace, items: RunItems = RunItems()) {
    let tuning = trace.configuration?.tuning ?? .default
    let release = trace.releases.last
    let startTime = release?.time ?? trace.events.first?.time ?? .infinity
    let first = release.map { $0.frame ?? 0 } ?? trace.frames.lastIndex { $0.time <= startTime } ?? 0
    let change = trace.geometryChanges.first { $0.rest.map { $0.time >= startTime } ?? false }
    let (end, finalRest) = change.map { ($0.frame, $0.rest) } ?? (trace.frames.count, trace.rest)
    let frames = Self.motion(trace, first..<max(first, end))
    let start = frames.first?.position ?? .zero
    let rest = frames.last?.position ?? start
    settleDuration = finalRest.map { max(0, $0.time - startTime) } ?? 0
    peakSpeed = trace.frames.reduce(0) { max($0, $1.velocity.length) }
    travel = zip(frames, frames.dropFirst()).reduce(0) { $0 + ($1.1.position - $1.0.position).length }
    overshoot = ScrollAxis.allCases.reduce(0) { max($0, Self.overshoot(frames, from: start[$1], to: rest[$1], $1)) }
    edgeOvershoot = Self.edgeOvershoot(trace, first..<max(first, end))
    directionReversals = ScrollAxis.allCases.reduce(0) { $0 + Self.reversals(frames, $1, tuning.stoppingSpeed) }
    tailShare = Self.tailShare(frames, from: start, to: rest, duration: settleDuration)
    stillFrames = Self.stillFrames(frames, before: finalRest?.time)
    itemDelta = items.itemDelta
    (velocityDiscontinuity, retargetedBy, opposesVelocity) = (0, 0, false)
    guard let release else { return }
    velocityDiscontinuity = (release.launchVelocity - release.velocity).length
    retargetedBy = (release.target - release.proposedTarget).length
    opposesVelocity = ScrollAxis.allCases.contains { axis in
      let distance = release.target[axis] - release.contentOffset[axis]
      return release.target[axis] != release.proposedTarget[axis]
        && abs(release.velocity[axis]) > tuning.stoppingSpeed && distance * release.velocity[axis] < 0
    }
  }
}
