/// Measures work by the median of repetitions.
struct Stopwatch {
  static let repetitions = 15

  /// Whether each work is done once only, to see that it runs.
  let isQuick: Bool

  /// Nanoseconds per operation of each of several works, their repetitions interleaved so that a drifting clock
  /// touches all of them alike.
  ///
  /// - Parameter works: Each does its work once and returns how many operations that was.
  func measure(_ works: [() -> Int]) -> [Double] {
    let clock = ContinuousClock()
    var samples = [[Double]](repeating: [], count: works.count)
    for round in 0...Self.repetitions {
      for (index, work) in works.enumerated() {
        var operations = 0
        var elapsed = Duration.zero
        let start = clock.now
        repeat {
          operations += work()
          elapsed = clock.now - start
        } while elapsed < (isQuick ? .zero : .milliseconds(20))
        // The first round warms up.
        if round > 0 { samples[index].append(nanoseconds(elapsed) / Double(operations)) }
      }
    }
    return samples.map { $0.sorted()[$0.count / 2] }
  }

  private func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
