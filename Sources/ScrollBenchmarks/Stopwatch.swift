/// Measures work by the median of repetitions.
enum Stopwatch {
  static let repetitions = 15

  /// Nanoseconds per operation of each of several works, their repetitions interleaved so that a drifting clock
  /// touches all of them alike.
  ///
  /// - Parameter works: Each does its work once and returns how many operations that was.
  static func measure(_ works: [() -> Int]) -> [Double] {
    let clock = ContinuousClock()
    var samples = [[Double]](repeating: [], count: works.count)
    for round in 0...repetitions {
      for (index, work) in works.enumerated() {
        var operations = 0
        var elapsed = Duration.zero
        let start = clock.now
        repeat {
          operations += work()
          elapsed = clock.now - start
        } while elapsed < .milliseconds(20)
        // The first round warms up.
        if round > 0 { samples[index].append(nanoseconds(elapsed) / Double(operations)) }
      }
    }
    return samples.map { $0.sorted()[$0.count / 2] }
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
