import ScrollPhysics

extension ScrollTuning {
  /// Visits every number with the lowest and the highest one allowed, in the order of `ScrollTuning.fields`.
  fileprivate mutating func visitNumbers(_ visit: (inout Double, _ lowest: Double, _ highest: Double) -> Void) {
    visit(&stoppingSpeed, 1e-6, 1e3)
    visit(&minimumFlingSpeed, 0, 1e6)
    visit(&stillRetargetDecay, 1e-6, 10)
    visit(&rubberBandCoefficient, 0, 1e3)
    visit(&edgePull, 1e-6, 0.999_999)
    visit(&recoilLagFactor, 0, 1)
    visit(&bounceRestDistance, 1e-3, 1e3)
    visit(&animationDuration, 1e-3, 1e7)
    visit(&pageSpringDecay, 1e-5, 10)
    visit(&pageSpringFrequency, 1e-5, 10)
    visit(&pageOvershootSpeed, 0, 1e6)
    visit(&pageFlickSpeed, 0, 1e6)
    visit(&pageCommitFraction, 0, 1)
    visit(&panSlop, 0, 1e6)
    visit(&newestVelocityWeight, 0, 10)
    visit(&middleVelocityWeight, 0, 10)
    visit(&oldestVelocityWeight, 0, 10)
    visit(&stillnessInterval, 0, 1e7)
    visit(&directionalLockSlope, 0, 1)
    visit(&directionalLockDistance, 0, 1e6)
    visit(&directionalLockPause, 0, 1e7)
    visit(&fastScrollInterval, 0, 1e7)
    visit(&fastScrollMinimumSpeed, 0, 1e6)
    visit(&fastScrollCountingSpeed, 0, 1e6)
    visit(&fastScrollFreeFlicks, 0, 1e6)
    visit(&fastScrollDragDistance, 1e-3, 1e6)
    visit(&fastScrollMaximumBoost, 0, 1e3)
    visit(&fastScrollGrowth, 0, 1e3)
    visit(&fastScrollMaximumMultiplier, 1, 1e3)
  }
}

extension NumberReader {
  /// Reads every field of a tuning, in the order of `ScrollTuning.fields`: numbers, then the choices by their index.
  ///
  /// The motion after a release at rest may be missing.
  mutating func tuning() -> (ScrollTuning, givesStillRetarget: Bool) {
    var tuning = ScrollTuning.default
    tuning.visitNumbers { $0 = number($1, $2) }
    tuning.panSlopHandling = choice()
    tuning.opposedRetarget = choice()
    let stillRetarget = optional { Double($0.count(0, StillRetarget.allCases.count - 1)) }
    if let stillRetarget { tuning.stillRetarget = StillRetarget.allCases[Int(stillRetarget)] }
    tuning.pageOvershoot = choice()
    return (tuning, stillRetarget != nil)
  }
}

extension SharedNumbers {
  /// Writes every field of a tuning, in the order in which they are read.
  mutating func write(_ tuning: ScrollTuning) {
    var tuning = tuning
    tuning.visitNumbers { number, _, _ in write(number) }
    write(indexOf: tuning.panSlopHandling)
    write(indexOf: tuning.opposedRetarget)
    write(indexOf: tuning.stillRetarget)
    write(indexOf: tuning.pageOvershoot)
  }
}
