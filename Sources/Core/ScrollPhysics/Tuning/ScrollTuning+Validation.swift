extension ScrollTuning {
  /// Stops the program where a configuration is set with a number outside its range, not in a later motion.
  func validate() {
    var tuning = self
    tuning.visitNumbers { value, number in
      precondition(
        value >= number.lowest && value <= number.highest,
        "the tuning's \(number.name) must be from \(number.lowest) to \(number.highest)")
    }
  }
}
