/// Work that is measured.
struct Benchmark {
  /// What the work may cost.
  enum Bar {
    /// At most so many times what the baseline takes.
    case ratio(Double)
    /// So many ns a unit on a quiet machine, which no check holds, because machines differ.
    case time(Double)
    /// Nothing: a baseline, or something to compare with.
    case free
  }

  let name: String
  /// What a run of the work counts.
  let unit: String
  let bar: Bar
  /// The benchmark of the same group whose time it is compared with; the first one of the group if nil.
  let baseline: String?
  /// Does the work once and returns the number of units.
  let work: @MainActor () -> Int

  init(
    _ name: String, _ unit: String, _ bar: Bar = .free, against baseline: String? = nil,
    _ work: @escaping @MainActor () -> Int
  ) { (self.name, self.unit, self.bar, self.baseline, self.work) = (name, unit, bar, baseline, work) }

  /// The benchmarks; those of a group are measured in turns, so that a drifting clock affects all of them alike.
  @MainActor static let groups: [[Benchmark]] = {
    var groups = [
      CoreBenchmarks.all, LayoutBenchmarks.all, SnapBenchmarks.all, MapBenchmarks.landings, MapBenchmarks.maps,
      DocumentBenchmarks.all, FeelBenchmarks.all,
    ]
    #if canImport(UIKitFacade)
      groups += [UIKitBenchmarks.all, AuditBenchmarks.all]
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
