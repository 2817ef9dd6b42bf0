/// Measures the benchmarks of a group.
struct Stopwatch {
  static let repetitions = 15

  /// Whether each repetition does the work only once, to check that it works.
  let isQuick: Bool

  /// What a benchmark took.
  struct Measurement {
    let benchmark: Benchmark
    /// The median time of a unit, in ns.
    let time: Double
    /// The median of the repetitions' ratios to the baseline, and half of the distance between their quartiles.
    let ratio, spread: Double

    /// The bar that it misses by more than its spread.
    var missedBar: Double? { if case .ratio(let bar) = benchmark.bar, ratio - spread > bar { bar } else { nil } }
  }

  /// Measures benchmarks by the medians of repetitions, in which each takes its turn.
  @MainActor func measure(_ group: [Benchmark]) -> [Measurement] {
    var times = [[Double]](repeating: [], count: group.count)
    // The first round is a warm-up.
    for round in 0...Self.repetitions {
      for (index, benchmark) in group.enumerated() {
        let time = timePerUnit(of: benchmark.work)
        if round > 0 { times[index].append(time) }
      }
    }
    return zip(group, times).map { benchmark, own in
      let baseline = times[group.firstIndex { $0.name == benchmark.baseline } ?? 0]
      let ratios = zip(own, baseline).map { $0 / $1 }.sorted()
      let (low, high) = (ratios[ratios.count / 4], ratios[ratios.count * 3 / 4])
      return Measurement(
        benchmark: benchmark, time: own.sorted()[own.count / 2], ratio: ratios[ratios.count / 2],
        spread: (high - low) / 2)
    }
  }

  @MainActor private func timePerUnit(of work: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var (units, elapsed) = (0, Duration.zero)
    repeat {
      units += work()
      elapsed = clock.now - start
    } while elapsed < (isQuick ? .zero : .milliseconds(20))
    return elapsed / .nanoseconds(units)
  }
}
