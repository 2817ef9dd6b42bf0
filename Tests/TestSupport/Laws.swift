import ScrollPhysics

/// The laws of every motion; each check returns a sentence for each violation.
public enum Laws {
  /// Checks the initial condition, the velocity as the derivative of the offset, and the rest.
  package static func violations(
    of motion: some Motion, startingAt offset: Double, scale: Double = 1
  ) -> [String] {
    var found: [String] = []
    if motion.duration > 0 && abs(motion.offset(at: 0) - offset) > 1e-9 * scale {
      found.append("starts at \(motion.offset(at: 0)), not at \(offset)")
    }
    let h = 1e-3
    for part in 1...40 {
      let time = motion.duration * Double(part) / 41
      if time <= h || time + h >= motion.duration { continue }
      let slope = (motion.offset(at: time + h) - motion.offset(at: time - h)) / (2 * h)
      if abs(slope - motion.velocity(at: time)) > 1e-5 * scale {
        found.append("at \(time) ms moves at \(slope) pt/ms but says \(motion.velocity(at: time))")
      }
    }
    if motion.offset(at: motion.duration) != motion.restOffset {
      found.append("ends at \(motion.offset(at: motion.duration)), not at \(motion.restOffset)")
    }
    if motion.velocity(at: motion.duration) != 0 { found.append("has velocity at rest") }
    if motion.offset(at: motion.duration * 2 + 1) != motion.restOffset { found.append("moves after its end") }
    return found
  }

  /// Checks that the time given for an offset does reach that offset.
  package static func reachViolations(of motion: some Motion, scale: Double = 1) -> [String] {
    var found: [String] = []
    for part in 0...20 {
      let time = motion.duration * Double(part) / 20
      let offset = motion.offset(at: time)
      guard let reached = motion.time(toReach: offset) else {
        // Rounding may make the end unreachable, but nothing else.
        if part < 20 { found.append("never reaches \(offset), where it is at \(time) ms") }
        continue
      }
      if abs(motion.offset(at: reached) - offset) > 1e-6 * scale {
        found.append("is at \(motion.offset(at: reached)) when it should reach \(offset)")
      }
      if reached > time + 1e-6 * max(1, time) { found.append("reaches \(offset) first at \(reached), not at \(time)") }
    }
    return found
  }
}
