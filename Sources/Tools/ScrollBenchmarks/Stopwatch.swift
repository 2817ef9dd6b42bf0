/// Measures work by the median of repetitions.
struct Stopwatch {
  static let repetitions = 15

  /// Whether each repetition performs the work only once, to check that it works.
  let isQuick: Bool

  /// Returns the nanoseconds per operation of several pieces of work.
  ///
  /// Their repetitions are interleaved, so that a drifting clock affects all of them alike.
  /// - Parameter works: Closures that do their work once and return the number of operations.
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
        // The first round is a warm-up.
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
