extension ScrollTuning {
  /// What a number of a tuning is.
  package struct Number {
    package let name: StaticString
    /// The unit; empty for a plain number.
    let unit: StaticString
    /// The lowest and the highest number that a document may give.
    package let lowest: Double
    package let highest: Double

    init(_ name: StaticString, _ unit: StaticString, _ lowest: Double, _ highest: Double) {
      (self.name, self.unit, self.lowest, self.highest) = (name, unit, lowest, highest)
    }
  }

  /// Visits every number, in the order of docs/Physics.md: the one table of their names, units and ranges.
  package mutating func visitNumbers(_ visit: (inout Double, Number) -> Void) {
    visit(&stoppingSpeed, Number("stoppingSpeed", "pt/ms", 1e-6, 1e3))
    visit(&minimumFlingSpeed, Number("minimumFlingSpeed", "pt/ms", 0, 1e6))
    visit(&stillRetargetDecay, Number("stillRetargetDecay", "1/ms", 1e-6, 10))
    visit(&rubberBandCoefficient, Number("rubberBandCoefficient", "", 0, 1e3))
    visit(&edgePull, Number("edgePull", "per ms", 1e-6, 0.999_999))
    visit(&recoilLagFactor, Number("recoilLagFactor", "1/ms", 0, 1))
    visit(&bounceRestDistance, Number("bounceRestDistance", "px", 1e-3, 1e3))
    visit(&animationDuration, Number("animationDuration", "ms", 1e-3, 1e7))
    visit(&pageSpringDecay, Number("pageSpringDecay", "1/ms", 1e-5, 10))
    visit(&pageSpringFrequency, Number("pageSpringFrequency", "1/ms", 1e-5, 10))
    visit(&pageOvershootSpeed, Number("pageOvershootSpeed", "pt/ms", 0, 1e6))
    visit(&pageFlickSpeed, Number("pageFlickSpeed", "pt/ms", 0, 1e6))
    visit(&pageCommitFraction, Number("pageCommitFraction", "", 0, 1))
    visit(&panSlop, Number("panSlop", "pt", 0, 1e6))
    visit(&newestVelocityWeight, Number("newestVelocityWeight", "", 0, 10))
    visit(&middleVelocityWeight, Number("middleVelocityWeight", "", 0, 10))
    visit(&oldestVelocityWeight, Number("oldestVelocityWeight", "", 0, 10))
    visit(&stillnessInterval, Number("stillnessInterval", "ms", 0, 1e7))
    visit(&directionalLockSlope, Number("directionalLockSlope", "", 0, 1))
    visit(&directionalLockDistance, Number("directionalLockDistance", "pt", 0, 1e6))
    visit(&directionalLockPause, Number("directionalLockPause", "ms", 0, 1e7))
    visit(&fastScrollInterval, Number("fastScrollInterval", "ms", 0, 1e7))
    visit(&fastScrollMinimumSpeed, Number("fastScrollMinimumSpeed", "pt/ms", 0, 1e6))
    visit(&fastScrollCountingSpeed, Number("fastScrollCountingSpeed", "pt/ms", 0, 1e6))
    visit(&fastScrollFreeFlicks, Number("fastScrollFreeFlicks", "", 0, 1e6))
    visit(&fastScrollDragDistance, Number("fastScrollDragDistance", "pt", 1e-3, 1e6))
    visit(&fastScrollMaximumBoost, Number("fastScrollMaximumBoost", "", 0, 1e3))
    visit(&fastScrollGrowth, Number("fastScrollGrowth", "", 0, 1e3))
    visit(&fastScrollMaximumMultiplier, Number("fastScrollMaximumMultiplier", "", 1, 1e3))
  }
}
