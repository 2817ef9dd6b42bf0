import Foundation

/// How an axis leaves the finger.
extension ReferenceView {
  func page(_ axis: ReferenceAxis, _ x: Double, _ v: Double) -> Double {
    let position = x / axis.bounds
    var page = (position + 1 - constant("pageCommitFraction")).rounded(.down)
    if abs(v) >= constant("pageFlickSpeed") {
      page = v > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    }
    return axis.clamped(scene.pixel(page * axis.bounds))
  }

  func launch(
    _ motion: inout ReferenceMotion, _ x: Double, _ v: Double, _ flings: Bool, _ proposed: Double, _ chosen: Double,
    _ isDecided: Bool
  ) {
    let (axis, stop) = (motion.axis, constant("stoppingSpeed"))
    guard axis.canMove else { return chosen == proposed ? () : retarget(&motion, x, v, chosen) }
    let excess = axis.excess(x)
    if excess != 0 {
      let (edge, aim) = (axis.clamped(x), axis.clamped(chosen))
      if !axis.canBounce { return motion.jump(to: edge) }
      let momentum = v * motion.viewDecay / (exp(motion.viewDecay) - 1) + constant("recoilLagFactor") * excess
      let crosses = motion.crosses(excess: excess, momentum: momentum)
      if !scene.isPaging, chosen != proposed || isDecided, aim != edge || crosses {
        return retarget(&motion, x, v, aim)
      }
      return motion.bounce(edge: edge, excess: excess, momentum: momentum, page: scene.isPaging ? chosen : nil)
    }
    if scene.isPaging {
      if chosen != x || abs(v) >= constant("pageFlickSpeed") { motion.turn(from: x, velocity: v, to: chosen) }
    } else if chosen != proposed {
      retarget(&motion, x, v, chosen)
    } else if flings, abs(v) > stop {
      if !axis.canBounce, x == (v > 0 ? axis.maximum : axis.minimum) { return }
      let k = motion.viewDecay
      let end = scene.pixel(x + ReferenceMotion.freeDistance(v, k, stop))
      motion.decelerate(from: x, sum: v, decay: k, to: end)
    }
  }

  /// "Rewritten targets".
  private func retarget(_ motion: inout ReferenceMotion, _ x: Double, _ v: Double, _ target: Double) {
    let (stop, distance) = (constant("stoppingSpeed"), abs(target - x))
    if distance <= 0.5 / scene.scale { return motion.jump(to: target) }
    let (isAtRest, isInside) = (abs(v) <= stop, motion.axis.excess(x) == 0)
    if !isAtRest, scene.opposedSnaps, v * (target - x) < 0, abs(v) >= constant("minimumFlingSpeed") {
      return motion.jump(to: motion.axis.clamped(target))
    }
    var k = motion.viewDecay
    if isAtRest, scene.still == "swiftUI" { return motion.approach(from: x, to: target) }
    if isAtRest, scene.still == "scrollAnimation" { return motion.animate(from: x, to: motion.axis.clamped(target)) }
    if scene.rate > 0.99, !isInside || isAtRest && scene.still != "viewRate" {
      k = max(k, constant("stillRetargetDecay"))
    }
    k = max(k, (abs(v) - stop) / distance)
    motion.decelerate(from: x, sum: (distance * k + stop) * (target < x ? -1 : 1), decay: k, to: target)
  }

  /// "Rubber band".
  func banded(_ x: Double, _ d: Double) -> Double {
    let c = constant("rubberBandCoefficient")
    return x * c * d / (d + c * x)
  }

  func unbanded(_ y: Double, _ d: Double) -> Double { y * d / (constant("rubberBandCoefficient") * (d - y)) }

  /// "Release velocity".
  func releaseVelocity(_ time: Double) -> [Double] {
    if time - lastSample.time > constant("stillnessInterval") { return [0, 0] }
    let weights = ["newest", "middle", "oldest"].map { constant($0 + "VelocityWeight") }
    let pairs = zip(samples.dropLast(), samples.dropFirst()).reversed().prefix(3)
    let total = zip(weights, pairs).reduce(0) { $0 + $1.0 }
    let divisor = pairs.count < 3 ? total : 1
    return [0, 1].map { axis in
      guard scene.axes[axis].canMove, lock == nil || lock == axis, divisor > 0 else { return 0 }
      return zip(weights, pairs).reduce(0) { sum, pair in
        let (weight, (a, b)) = pair
        return sum + weight * (a.place[axis] - b.place[axis]) / (b.time - a.time)
      } / divisor
    }
  }
}
