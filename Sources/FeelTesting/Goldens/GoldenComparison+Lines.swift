extension GoldenComparison {
  /// The first header lines that differ; with a tolerance, the constants may differ.
  var firstHeader: (old: Int, new: Int)? {
    func judged(_ lines: [String]) -> [String] {
      tolerance.isExact ? lines : lines.filter { !$0.hasPrefix("tuning ") }
    }
    let (old, new) = (judged(golden.header), judged(actual.header))
    if old == new { return nil }
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    return (index, index)
  }

  /// A metric that changed, and whether its tolerance allows the change.
  struct Move {
    let name: String
    let old: String
    let new: String
    let isAllowed: Bool
  }

  /// The rest and the metrics that changed.
  var moves: [Move] {
    let (old, new) = (values(golden), values(actual))
    return (["rest"] + FeelMetric.allCases.map(\.rawValue)).compactMap { name in
      let (one, other) = (old[name], new[name])
      // A metric that only one of the two knows is not compared.
      if one == other || (name != "rest" && (one == nil || other == nil)) { return nil }
      return Move(
        name: name, old: one ?? "none", new: other ?? "none", isAllowed: isAllowed(name, from: one, to: other))
    }
  }

  private func isAllowed(_ name: String, from old: String?, to new: String?) -> Bool {
    guard !tolerance.isExact, let old, let new else { return false }
    if let metric = FeelMetric(rawValue: name) {
      guard let one = GoldenNumber.read(old), let other = GoldenNumber.read(new) else { return false }
      return GoldenNumber.areEqual(one, other, within: tolerance.band(of: metric))
    }
    guard let one = GoldenMetrics.rest("rest " + old), let other = GoldenMetrics.rest("rest " + new) else {
      return false
    }
    return GoldenNumber.areEqual(one.time, other.time, within: tolerance.time)
      && GoldenNumber.areEqual(one.offset, other.offset, within: tolerance.offset)
  }

  private func values(_ trace: GoldenTrace) -> [String: String] {
    var values: [String: String] = [:]
    for line in trace.metrics {
      let end = line.firstIndex(of: " ") ?? line.endIndex
      values[String(line[..<end])] = String(line[end...].dropFirst())
    }
    return values
  }
}
