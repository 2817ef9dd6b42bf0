import ScrollPhysics

extension NumberReader {
  /// Reads every field of a tuning, in the order of `ScrollTuning.fields`: numbers, then the choices by their index.
  ///
  /// The motion after a release at rest may be missing.
  mutating func tuning() -> (ScrollTuning, givesStillRetarget: Bool) {
    var tuning = ScrollTuning.default
    tuning.visitNumbers { $0 = number($1.lowest, $1.highest) }
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
    tuning.visitNumbers { number, _ in write(number) }
    write(indexOf: tuning.panSlopHandling)
    write(indexOf: tuning.opposedRetarget)
    write(indexOf: tuning.stillRetarget)
    write(indexOf: tuning.pageOvershoot)
  }
}
