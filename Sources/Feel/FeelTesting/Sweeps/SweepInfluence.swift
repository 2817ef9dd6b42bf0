/// How much of the variance of the cost a parameter explains by itself: its first-order sensitivity index, the variance
/// of the mean cost of each value divided by the variance of the cost.
///
/// The numbers between two bounds count as ten equal parts of their range.
/// - Source: Saltelli and others, "Global Sensitivity Analysis", Wiley 2008, section 1.2.
struct SweepInfluence: Sendable {
  private let bounds: ClosedRange<Double>?
  private let values: [SweepParameter.Value]
  private var sums: [(count: Double, sum: Double)]
  private var squares = 0.0

  init(_ parameter: SweepParameter, isSample: Bool) {
    bounds = isSample ? parameter.bounds : nil
    values = bounds == nil ? parameter.values : []
    sums = Array(repeating: (0, 0), count: values.isEmpty ? 10 : values.count)
  }

  mutating func add(_ value: SweepParameter.Value, _ cost: Double) {
    var group = values.firstIndex(of: value) ?? 0
    if let bounds, case .number(let number) = value {
      let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * 10
      // Rounding may leave the bounds, and bounds of one number have no parts.
      group = part > 0 ? Int(min(9, part)) : 0
    }
    sums[group] = (sums[group].count + 1, sums[group].sum + cost)
    squares += cost * cost
  }

  /// The index, 0…1; nil if the cost never changes.
  var share: Double? {
    let (count, sum) = sums.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.sum) }
    if count == 0 { return nil }
    let mean = sum / count
    let variance = squares / count - mean * mean
    if variance <= mean * mean * 1e-12 { return nil }
    let between = sums.reduce(0) { total, group in
      group.count == 0
        ? total : total + group.count * (group.sum / group.count - mean) * (group.sum / group.count - mean)
    }
    return min(1, between / count / variance)
  }
}
