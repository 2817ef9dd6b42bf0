extension ScrollTuning {
  /// Stops the program if a number is outside its range.
  ///
  /// Called when a configuration is set, so that the mistake shows where it was made and not in a later motion.
  func validate() {
    var tuning = self
    tuning.visitNumbers { value, number in
      precondition(
        value >= number.lowest && value <= number.highest,
        "the tuning's \(number.name) must be from \(number.lowest) to \(number.highest)")
    }
  }
}
