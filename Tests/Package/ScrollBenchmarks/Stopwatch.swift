/// Measures the benchmarks of a group.
struct Stopwatch {
  static let repetitions = 15

  /// Whether each repetition does the work only once, to check that it works.
  let isQuick: Bool

  /// What a benchmark took.
  struct Measurement {
    let name, unit: String
    /// The median time of a unit.
    let ns: Double
    /// The median of the repetitions' ratios to the baseline, and half of the distance between their quartiles.
    let ratio, spread: Double
    /// What it may cost, as text.
    let bar: String
    /// Whether the ratio misses its bar by more than its spread.
    let missesBar: Bool
  }

  /// Measures benchmarks by the medians of repetitions, in which each takes its turn.
  @MainActor func measure(_ group: [Benchmark]) -> [Measurement] {
    // The first round is a warm-up.
    let rounds = (0...Self.repetitions).map { _ in group.map { timePerUnit(of: $0.work) } }.dropFirst()
    return group.enumerated().map { index, benchmark in
      let baseline = group.firstIndex { $0.name == benchmark.baseline } ?? 0
      let ratios = rounds.map { $0[index] / $0[baseline] }.sorted()
      let (low, high) = (ratios[ratios.count / 4], ratios[ratios.count * 3 / 4])
      let (ratio, spread) = (ratios[ratios.count / 2], (high - low) / 2)
      return Measurement(
        name: benchmark.name, unit: benchmark.unit, ns: rounds.map { $0[index] }.sorted()[rounds.count / 2],
        ratio: ratio, spread: spread,
        bar: benchmark.ratio.map { "≤ \($0)" } ?? benchmark.time.map { "\($0) ns" } ?? "",
        missesBar: benchmark.ratio.map { ratio - spread > $0 } ?? false)
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
