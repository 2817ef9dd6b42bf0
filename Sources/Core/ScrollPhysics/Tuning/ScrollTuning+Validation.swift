extension ScrollTuning {
  /// Stops the program if a constant has a value that no motion can use.
  ///
  /// Called when a configuration is set, so that the mistake shows where it was made and not in a later motion.
  func validate() {
    precondition(stoppingSpeed > 0 && stoppingSpeed.isFinite, "the stopping speed must be a positive number of pt/ms")
    precondition(edgePull > 0 && edgePull < 1, "edgePull must lie between 0 and 1")
    precondition(
      stillRetargetDecay > 0 && stillRetargetDecay.isFinite, "the decay of a release at rest must be a positive number")
    precondition(
      pageSpringDecay > 0 && pageSpringDecay.isFinite && pageSpringFrequency > 0 && pageSpringFrequency.isFinite,
      "a page turn needs a spring with a positive decay and frequency")
    precondition(
      animationDuration > 0 && animationDuration.isFinite, "the animation's duration must be a positive number of ms")
    precondition(
      bounceRestDistance > 0 && bounceRestDistance.isFinite, "the rest distance must be a positive number of pixels")
    precondition(
      rubberBandCoefficient >= 0 && rubberBandCoefficient.isFinite && recoilLagFactor >= 0 && recoilLagFactor.isFinite,
      "the rubber band's coefficient and the recoil's lag must not be negative")
    precondition(
      (0...1).contains(pageCommitFraction), "pageCommitFraction must lie between 0 and 1")
    precondition(
      minimumFlingSpeed >= 0 && pageFlickSpeed >= 0 && pageOvershootSpeed >= 0 && panSlop >= 0
        && stillnessInterval >= 0,
      "minimumFlingSpeed, pageFlickSpeed, pageOvershootSpeed, panSlop and stillnessInterval must not be negative")
    precondition(
      (newestVelocityWeight + middleVelocityWeight + oldestVelocityWeight).isFinite,
      "the weights of the release velocity must be finite")
  }
}
