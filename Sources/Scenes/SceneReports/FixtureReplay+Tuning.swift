extension FixtureReplay {
  /// Compares a case with its golden, except for both constants; returns how far it differs beyond the tolerance.
  package func tunedResult(of item: FixtureFolder.Case) throws -> (result: Result, effect: TuningEffect?) {
    let result = try result(of: item)
    guard case .differs = result.outcome else { return (result, nil) }
    let document = try FeelDocument(contentsOfFile: try folder.golden(item).path)
    guard let run = result.run, var golden = document.trace else {
      guard let golden = document.map else { return (result, nil) }
      let map = try DecisionMap(of: try scene(of: item), MapPlan(of: golden), jobs: 1)
      let changes = MapDifference.between(golden, and: map)?.changes.count ?? 0
      return (result, TuningEffect(item, cells: changes, of: golden.cells.count))
    }
    var actual = RecordedRun(run).kept
    (golden.tuning, actual.tuning) = ([], [])
    guard let difference = GoldenDifference.between(golden, and: actual, tolerance: tolerance) else {
      return (Result(run: run, outcome: .matches, reported: result.reported), nil)
    }
    return (
      Result(run: run, outcome: .differs(difference), reported: result.reported),
      TuningEffect(item, of: RecordedRun(run), since: golden)
    )
  }
}
