import ScrollPhysics

extension NumberReader {
  /// Reads every field of a tuning, in the order of `ScrollTuning.fields`: numbers, then the choices by their index.
  ///
  /// The motion after a release at rest may be missing.
  mutating func tuning() -> (ScrollTuning, givesStillRetarget: Bool) {
    var tuning = ScrollTuning.default
    tuning.stoppingSpeed = number(1e-6, 1e3)
    tuning.minimumFlingSpeed = number(0, 1e6)
    tuning.stillRetargetDecay = number(1e-6, 10)
    tuning.rubberBandCoefficient = number(0, 1e3)
    tuning.edgePull = number(1e-6, 0.999_999)
    tuning.recoilLagFactor = number(0, 1)
    tuning.bounceRestDistance = number(1e-3, 1e3)
    tuning.animationDuration = number(1e-3, 1e7)
    tuning.pageSpringDecay = number(1e-5, 10)
    tuning.pageSpringFrequency = number(1e-5, 10)
    tuning.pageOvershootSpeed = number(0, 1e6)
    tuning.pageFlickSpeed = number(0, 1e6)
    tuning.pageCommitFraction = number(0, 1)
    tuning.panSlop = number(0, 1e6)
    tuning.newestVelocityWeight = number(0, 10)
    tuning.middleVelocityWeight = number(0, 10)
    tuning.oldestVelocityWeight = number(0, 10)
    tuning.stillnessInterval = number(0, 1e7)
    tuning.directionalLockSlope = number(0, 1)
    tuning.directionalLockDistance = number(0, 1e6)
    tuning.directionalLockPause = number(0, 1e7)
    tuning.fastScrollInterval = number(0, 1e7)
    tuning.fastScrollMinimumSpeed = number(0, 1e6)
    tuning.fastScrollCountingSpeed = number(0, 1e6)
    tuning.fastScrollFreeFlicks = number(0, 1e6)
    tuning.fastScrollDragDistance = number(1e-3, 1e6)
    tuning.fastScrollMaximumBoost = number(0, 1e3)
    tuning.fastScrollGrowth = number(0, 1e3)
    tuning.fastScrollMaximumMultiplier = number(1, 1e3)
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
    write(tuning.stoppingSpeed)
    write(tuning.minimumFlingSpeed)
    write(tuning.stillRetargetDecay)
    write(tuning.rubberBandCoefficient)
    write(tuning.edgePull)
    write(tuning.recoilLagFactor)
    write(tuning.bounceRestDistance)
    write(tuning.animationDuration)
    write(tuning.pageSpringDecay)
    write(tuning.pageSpringFrequency)
    write(tuning.pageOvershootSpeed)
    write(tuning.pageFlickSpeed)
    write(tuning.pageCommitFraction)
    write(tuning.panSlop)
    write(tuning.newestVelocityWeight)
    write(tuning.middleVelocityWeight)
    write(tuning.oldestVelocityWeight)
    write(tuning.stillnessInterval)
    write(tuning.directionalLockSlope)
    write(tuning.directionalLockDistance)
    write(tuning.directionalLockPause)
    write(tuning.fastScrollInterval)
    write(tuning.fastScrollMinimumSpeed)
    write(tuning.fastScrollCountingSpeed)
    write(tuning.fastScrollFreeFlicks)
    write(tuning.fastScrollDragDistance)
    write(tuning.fastScrollMaximumBoost)
    write(tuning.fastScrollGrowth)
    write(tuning.fastScrollMaximumMultiplier)
    write(index(of: tuning.panSlopHandling))
    write(index(of: tuning.opposedRetarget))
    write(index(of: tuning.stillRetarget))
    write(index(of: tuning.pageOvershoot))
  }

  /// Returns the index of a case in the list of all cases.
  private func index<Choice: CaseIterable & Equatable>(of choice: Choice) -> Int {
    var index = 0
    for one in Choice.allCases {
      if one == choice { return index }
      index += 1
    }
    return 0
  }
}
