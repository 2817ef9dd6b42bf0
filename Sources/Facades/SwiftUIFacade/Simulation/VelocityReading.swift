import ScrollPhysics

/// The velocities at which a behavior's answers change, and the unit that this suggests.
///
/// Apple does not document the unit, and public code is divided. In points per millisecond, a behavior that compares
/// the velocity with 500 never sees a flick; in points per second, one that compares it with 0.5 sees one each time.
public struct VelocityReading: Equatable, Sendable, CustomStringConvertible {
  /// What a behavior does with the velocity.
  public enum Use: Hashable, Sendable {
    /// It does not read the velocity, or only its sign.
    case ignoresSpeed
    /// Its thresholds are speeds that fingers reach in points per millisecond.
    case pointsPerMillisecond
    /// Its thresholds are speeds that no finger reaches in points per millisecond.
    case pointsPerSecond
    /// Its answer changes gradually, or with thresholds of both kinds.
    case undecided
  }

  /// What the behavior does with the velocity.
  public let use: Use
  /// The numbers at which the answer changes, from low to high, to a thousandth of each.
  public let thresholds: [Double]

  /// The highest speed of a finger, in pt/ms; the fastest release that audits try.
  static let fastestFinger = 8.0

  init(thresholds: [Double], isGradual: Bool) {
    self.thresholds = thresholds
    let isReached = thresholds.contains { $0 <= Self.fastestFinger }
    let isBeyond = thresholds.contains { $0 > Self.fastestFinger }
    use =
      isGradual || (isReached && isBeyond)
      ? .undecided : isReached ? .pointsPerMillisecond : isBeyond ? .pointsPerSecond : .ignoresSpeed
  }

  /// What the behavior does with the velocity, as a sentence.
  public var description: String {
    let numbers = thresholds.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ")
    return switch use {
    case .ignoresSpeed: "this behavior reads at most the sign of the velocity, so its unit does not matter"
    case .pointsPerMillisecond: "this behavior's thresholds read as points per millisecond: \(numbers)"
    case .pointsPerSecond: "this behavior's thresholds read as points per second: \(numbers)"
    case .undecided:
      thresholds.isEmpty
        ? "this behavior's answer changes gradually with the velocity, so its unit matters"
        : "this behavior's thresholds read as both units: \(numbers)"
    }
  }
}

extension SwiftUIScrollView {
  /// The velocities at which the behavior's answers change, of 0.001 to 100,000 and for targets around three places.
  /// - Complexity: About 5,000 calls of `updateTarget`.
  public var velocityReading: VelocityReading {
    let (geometry, axis) = (configuration.geometry, configuration.geometry.mainAxis)
    let (least, most) = (geometry.minimumContentOffset[axis], geometry.maximumContentOffset[axis])
    var (thresholds, isGradual) = ([Double](), false)
    for part in [0.25, 0.5, 0.75] {
      let start = (least + part * (most - least)).rounded()
      for distance in [-1.2, -0.6, -0.2, 0.2, 0.6, 1.2] {
        for sign in [1.0, -1] {
          let proposed = start + distance * geometry.boundsSize[axis]
          let found = Self.changes { answer(start, proposed, velocity: sign * $0, axis) }
          isGradual = isGradual || found == nil
          thresholds += found ?? []
        }
      }
    }
    let distinct = thresholds.sorted().reduce(into: [Double]()) { kept, next in
      if kept.last.map({ next > $0 * 1.01 }) ?? true { kept.append(next) }
    }
    return VelocityReading(thresholds: distinct, isGradual: isGradual)
  }

  /// Returns where an answer changes; nil if it does so gradually.
  private static func changes(of answer: (Double) -> Double) -> [Double]? {
    var (found, speed) = ([Double](), 0.001)
    var before = answer(speed)
    while speed < 100_000 {
      let next = speed * 1.15
      let after = answer(next)
      if after != before {
        if found.count == 8 { return nil }
        var (low, high) = (speed, next)
        while high > low * 1.000_000_1 {
          let middle = (low + high) / 2
          if answer(middle) == before { low = middle } else { high = middle }
        }
        found.append((high * 1000).rounded() / 1000)
      }
      (speed, before) = (next, after)
    }
    return found
  }

  /// Returns the offset that the behavior chooses for a proposal, with a number as the velocity.
  private func answer(_ start: Double, _ proposed: Double, velocity: Double, _ axis: ScrollAxis) -> Double {
    var targets = scroller.behavior
    targets.behavior = make()
    targets.model = changed(ScrollTargetModel()) { $0.rectOrigin = model.rectOrigin }
    var (from, target, speed) = (contentOffset, contentOffset, Vector2D.zero)
    (from[axis], target[axis], speed[axis]) = (start, proposed, velocity)
    let context = TargetContext(
      velocity: speed, proposedTarget: target, contentOffset: from, dragStartOffset: from,
      geometry: configuration.geometry, displayScale: configuration.displayScale)
    targets.updateTarget(&target, context: context)
    return target[axis]
  }
}
