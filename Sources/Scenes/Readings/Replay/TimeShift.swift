/// The search for the one constant that a series of times leaves open.
enum TimeShift {
  /// The resolution of the search, in ms.
  static let step = 0.1

  /// Returns the constant time, at most `largest`, that makes the largest deviation smallest.
  ///
  /// Of two such times it returns the one with the smaller sum of deviations, and then the smaller time.
  /// - Parameter deviation: The absolute deviation of a sample for a shift in ms.
  /// - Complexity: O(samples · largest / step).
  static func best(largest: Double, samples: Int, deviation: (_ sample: Int, _ shift: Double) -> Double) -> Double {
    if !(largest > 0) { return 0 }
    let count = Int((largest / step).rounded(.down))
    var best = (worst: Double.infinity, sum: Double.infinity, shift: 0.0)
    // From the middle outward, so that of equal shifts the smaller one stays.
    for number in (0...count).flatMap({ $0 == 0 ? [0] : [$0, -$0] }) {
      let shift = Double(number) / (1 / step)
      var (worst, sum) = (0.0, 0.0)
      for sample in 0..<samples {
        let value = deviation(sample, shift)
        worst = max(worst, value)
        sum += value
        if worst > best.worst { break }
      }
      if worst < best.worst || (worst == best.worst && sum < best.sum) { best = (worst, sum, shift) }
    }
    return best.shift
  }
}
