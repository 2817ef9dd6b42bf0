/// How far a golden's run differs under other constants.
package struct TuningEffect: Sendable {
  package enum Change: Sendable {
    case run(Run)
    case map(cells: Int, of: Int)
  }

  package struct Run: Sendable {
    /// The largest difference of the content offsets; nil if only velocities, calls or metrics differ.
    package let largest: RunDifference.Largest?
    /// The rest offsets along the axis that differs most, in points; nil without a rest.
    package let rest: (before: Double?, after: Double?)
    /// The settle durations, in ms.
    package let settled: (before: Double?, after: Double?)
  }

  package let item: FixtureFolder.Case
  package let change: Change

  init(_ item: FixtureFolder.Case, of run: RecordedRun, since golden: RecordedRun) {
    let (new, old) = (ChartedRun(run), ChartedRun(golden))
    let largest = RunDifference(of: new, from: old).largest
    let axis = largest?.axis ?? new.record.mainAxis
    self.item = item
    change = .run(
      Run(
        largest: largest, rest: (golden.rest?.contentOffset[axis], run.rest?.contentOffset[axis]),
        settled: (golden.settleDuration, run.settleDuration)))
  }

  init(_ item: FixtureFolder.Case, cells: Int, of count: Int) {
    (self.item, change) = (item, .map(cells: cells, of: count))
  }

  /// The sort key: runs by their largest difference, then maps by their share of changed cells.
  private var rank: (Int, Double) {
    switch change {
    case .run(let run): (0, -abs(run.largest?.value ?? 0))
    case .map(let cells, let count): (1, -Double(cells) / Double(count))
    }
  }

  package static func sorted(_ effects: [TuningEffect]) -> [TuningEffect] {
    effects.sorted { ($0.rank.0, $0.rank.1, $0.item.name) < ($1.rank.0, $1.rank.1, $1.item.name) }
  }
}
