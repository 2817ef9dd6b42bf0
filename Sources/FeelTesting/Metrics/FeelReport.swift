import ScrollPhysics

/// How a run felt, in numbers: from the last release to the rest.
///
/// Without a release the numbers count from the first call of the delegate. Distances are between content offsets as
/// clients see them, on the pixel; velocities are the motion's own.
public struct FeelReport: Hashable, Sendable {
  /// The time from the last release to the rest, in ms.
  public var settleDuration: Double
  /// The length of the way from the last release to the rest, in points, there and back counted twice.
  public var travel: Double
  /// How far the view went beyond where it came to rest, seen from the release, in points; the larger of both axes.
  public var overshoot: Double
  /// How often an axis turned between the last release and the rest.
  public var directionReversals: Int
  /// The largest speed of any frame, in pt/ms, the finger's included.
  public var peakSpeed: Double
  /// The difference between the release velocity and the velocity the view goes on with, in pt/ms.
  public var velocityDiscontinuity: Double
  /// The share of the settle duration that the last tenth of the way takes, 0…1.
  public var tailShare: Double
  /// The distance by which the target content offset was rewritten, in points.
  public var retargetedBy: Double
  /// Whether the target was rewritten to a place against the release velocity on some axis.
  public var opposesVelocity: Bool
  /// The number of items from the one at the last drag's begin to the one at rest; nil without items or a drag.
  public var itemDelta: Int?

  /// Measures a trace that was recorded in full.
  ///
  /// - Parameters:
  ///   - trace: What happened.
  ///   - tuning: Its stopping speed is the least velocity that counts as a direction.
  /// - Complexity: O(frames).
  public init(_ trace: ScrollTrace, tuning: ScrollTuning = .default) {
    let release = trace.releases.last
    let startTime = release?.time ?? trace.events.first?.time ?? .infinity
    // The frame of the release itself is the last one at its time that still drags.
    let first =
      trace.frames.lastIndex { $0.time <= startTime && ($0.phase == .dragging || release == nil) } ?? 0
    let frames = Self.way(trace, from: min(first, trace.frames.count))
    let start = frames.first?.position ?? .zero
    let rest = frames.last?.position ?? start
    settleDuration = trace.rest.map { max(0, $0.time - startTime) } ?? 0
    peakSpeed = trace.frames.reduce(0) { max($0, $1.velocity.length) }
    travel = zip(frames, frames.dropFirst()).reduce(0) { $0 + ($1.1.position - $1.0.position).length }
    overshoot = max(Self.overshoot(frames, start.x, rest.x, \.x), Self.overshoot(frames, start.y, rest.y, \.y))
    directionReversals =
      Self.reversals(frames, \.x, tuning.stoppingSpeed) + Self.reversals(frames, \.y, tuning.stoppingSpeed)
    tailShare = Self.tailShare(frames, from: start, to: rest, duration: settleDuration)
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

  /// The frames from one on as clients see them, without what only changed the coordinates.
  private static func way(_ trace: ScrollTrace, from first: Int) -> [TraceFrame] {
    var shifts = trace.shifts.drop { $0.frame <= first }
    var shifted = Vector2D.zero
    var frames: [TraceFrame] = []
    frames.reserveCapacity(trace.frames.count - first)
    for index in first..<trace.frames.count {
      while let shift = shifts.first, shift.frame <= index {
        shifted = shifted + shift.amount
        shifts.removeFirst()
      }
      var frame = trace.frames[index]
      frame.position = trace.contentOffset(frame) - shifted
      frames.append(frame)
    }
    return frames
  }

  private static func overshoot(
    _ frames: [TraceFrame], _ start: Double, _ rest: Double, _ axis: KeyPath<Vector2D, Double>
  ) -> Double {
    let way = rest - start
    return frames.reduce(0) { furthest, frame in
      let beyond = frame.position[keyPath: axis] - rest
      return max(furthest, way > 0 ? beyond : way < 0 ? -beyond : abs(beyond))
    }
  }

  private static func reversals(
    _ frames: [TraceFrame], _ axis: KeyPath<Vector2D, Double>, _ threshold: Double
  ) -> Int {
    var count = 0
    var direction = 0.0
    for frame in frames {
      let velocity = frame.velocity[keyPath: axis]
      if abs(velocity) <= threshold { continue }
      if velocity * direction < 0 { count += 1 }
      direction = velocity
    }
    return count
  }

  private static func tailShare(
    _ frames: [TraceFrame], from start: Vector2D, to rest: Vector2D, duration: Double
  ) -> Double {
    let tenth = (rest - start).length / 10
    guard tenth > 0, duration > 0, let startTime = frames.first?.time,
      let last = frames.lastIndex(where: { (rest - $0.position).length > tenth })
    else { return 0 }
    let before = frames[last]
    guard last + 1 < frames.endIndex else { return 0 }
    let after = frames[last + 1]
    let far = (rest - before.position).length
    let near = (rest - after.position).length
    // Between the two frames the way is taken as even.
    let entered = before.time + (after.time - before.time) * (far - tenth) / (far - near)
    return min(1, max(0, 1 - (entered - startTime) / duration))
  }
}
