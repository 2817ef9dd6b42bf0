/// Work that is measured.
struct Benchmark {
  let name: String
  /// What a run of the work counts.
  let unit: String
  /// At most how many times as long as the baseline the work may take; nil for what is only compared.
  let ratio: Double?
  /// How many ns a unit takes on a quiet machine, which no check holds, because machines differ; nil if it is not known.
  let time: Int?
  /// The benchmark of the same group whose time it is compared with; the first one of the group if nil.
  let baseline: String?
  /// Does the work once and returns the number of units.
  let work: @MainActor () -> Int

  init(
    _ name: String, _ unit: String, atMost ratio: Double? = nil, time: Int? = nil, against baseline: String? = nil,
    _ work: @escaping @MainActor () -> Int
  ) {
    (self.name, self.unit, self.ratio, self.time) = (name, unit, ratio, time)
    (self.baseline, self.work) = (baseline, work)
  }

  /// The benchmarks; those of a group are measured in turns, so that a drifting clock affects all of them alike.
  @MainActor static let groups: [[Benchmark]] = {
    var groups = [
      CoreBenchmarks.all + MapBenchmarks.landings, LayoutBenchmarks.all, SnapBenchmarks.all, MapBenchmarks.maps,
      FeelBenchmarks.documents, FeelBenchmarks.all,
    ]
    #if canImport(UIKitFacade)
      groups += [UIKitBenchmarks.all, UIKitBenchmarks.audits]
    #endif
    return groups
  }()
}

/// Takes what a benchmark computes, so that none of it is left out, and returns the number of units.
func kept(_ value: Double?, _ units: Int = 1) -> Int {
  ScrollBenchmarks.sink += value ?? 0
  return units
}

func kept(_ count: Int?, _ units: Int = 1) -> Int { kept(count.map { Double($0) }, units) }

/// Asks a thousand questions, each by its number.
@inline(__always) func queries(_ answer: (Int) -> Double) -> Int {
  var sum = 0.0
  for number in 0..<1000 { sum += answer(number) }
  return kept(sum, 1000)
}
