extension GoldenComparison {
  /// The lines of both headers that are compared: what both say, and with a tolerance no constants.
  var headers: (old: [String], new: [String]) {
    func judged(_ run: RecordedRun) -> [String] {
      var run = run
      if !tolerance.isExact || tolerance.ignoresConstants { run.tuning = [] }
      if golden.frameRate == nil || actual.frameRate == nil {
        (run.frameRate, run.displayScale, run.tuning) = (nil, nil, [])
      }
      return TraceText.header(run)
    }
    return (judged(golden), judged(actual))
  }

  /// A metric that changed, and whether its tolerance allows the change.
  typealias Move = (name: String, old: String, new: String, isAllowed: Bool)

  /// The rest and the metrics that changed.
  var moves: [Move] {
    let (old, new) = (values(golden), values(actual))
    return (["rest"] + FeelMetric.allCases.map(\.rawValue)).compactMap { name in
      let (one, other) = (old[name], new[name])
      // A metric that only one of the two knows is not compared.
      if one == other || (name != "rest" && (one == nil || other == nil)) { return nil }
      return (name, one ?? "none", other ?? "none", isAllowed(name, from: one, to: other))
    }
  }

  private func isAllowed(_ name: String, from old: String?, to new: String?) -> Bool {
    guard !tolerance.isExact, let old, let new else { return false }
    if let metric = FeelMetric(rawValue: name) {
      guard let one = GoldenNumber.read(old), let other = GoldenNumber.read(new) else { return false }
      return GoldenNumber.areEqual(one, other, within: tolerance.band(of: metric))
    }
    guard let one = golden.rest, let other = actual.rest else { return false }
    return GoldenNumber.areEqual(one.time, other.time, within: tolerance.time)
      && GoldenNumber.areEqual(one.contentOffset, other.contentOffset, within: tolerance.offset)
  }

  private func values(_ run: RecordedRun) -> [String: String] {
    var values = Dictionary(run.values.map { ($0.name, $0.text) }) { first, _ in first }
    values["rest"] = run.rest.map(TraceText.text)
    return values
  }
}
