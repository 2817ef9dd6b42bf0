/// What came of the settings with each value of a parameter.
///
/// More than forty values are parted into forty groups of neighbours, and the numbers of a sample into ten equal parts.
package struct SweepProfile: Sendable {
  static let maximumGroups = 40
  private static let partsOfBounds = 10

  /// The settings with a value, or with values beside each other.
  package struct Group: Sendable {
    /// The value, or the one in the middle, as text.
    package let name: String
    package fileprivate(set) var count = 0
    fileprivate var cost = 0.0
    /// For each wish the lowest and the highest of the settings' values; empty without a setting that is possible.
    package fileprivate(set) var values: [ClosedRange<Double>] = []
    /// The best of the settings.
    package fileprivate(set) var best: SweepRow?

    fileprivate mutating func add(_ row: SweepRow) {
      count += 1
      cost += row.cost
      if best.map({ row < $0 }) ?? true { best = row }
      values = row.values.enumerated().map { index, value in
        let known = values.isEmpty ? value.value...value.value : values[index]
        return min(known.lowerBound, value.value)...max(known.upperBound, value.value)
      }
    }
  }

  package private(set) var groups: [Group]
  private let bounds: ClosedRange<Double>?
  private let positions: [SweepParameter.Value: Int]
  private var squares = 0.0

  init(_ parameter: SweepParameter, isSample: Bool) {
    bounds = isSample ? parameter.bounds : nil
    if let bounds {
      positions = [:]
      groups = (0..<Self.partsOfBounds).map { part in
        let share = (Double(part) + 0.5) / Double(Self.partsOfBounds)
        let middle = bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
        return Group(name: DecimalText.upToThreePlaces(middle))
      }
    } else {
      var (values, positions) = ([SweepParameter.Value](), [SweepParameter.Value: Int]())
      for value in parameter.values where positions[value] == nil {
        positions[value] = values.count
        values.append(value)
      }
      self.positions = positions
      let count = min(Self.maximumGroups, values.count)
      let starts = (0...count).map { ($0 * values.count + count - 1) / max(1, count) }
      groups = (0..<count).map { Group(name: values[(starts[$0] + starts[$0 + 1] - 1) / 2].text) }
    }
  }

  /// Returns the index of the group that has a value, or the value nearest to a number.
  package func group(of value: SweepParameter.Value) -> Int {
    if let bounds, case .number(let number) = value {
      let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * Double(groups.count)
      // Rounding may leave the bounds, and bounds of one number have no parts.
      return part > 0 ? Int(min(Double(groups.count - 1), part)) : 0
    }
    let position = positions[value] ?? nearest(to: value)
    return position * groups.count / positions.count
  }

  private func nearest(to value: SweepParameter.Value) -> Int {
    func distance(_ other: SweepParameter.Value) -> Double {
      if case (.number(let one), .number(let other)) = (value, other) { abs(one - other) } else { .infinity }
    }
    return positions.min { (distance($0.key), $0.value) < (distance($1.key), $1.value) }?.value ?? 0
  }

  /// Adds a setting that is possible to the group of its value.
  mutating func add(_ row: SweepRow, to group: Int) {
    squares += row.cost * row.cost
    groups[group].add(row)
  }

  /// How much of the variance of the cost the parameter explains by itself, 0…1: its first-order sensitivity index, the
  /// variance of the mean cost of each group divided by the variance of the cost; nil if the cost never changes.
  /// - Source: Saltelli and others, "Global Sensitivity Analysis", Wiley 2008, section 1.2.
  var share: Double? {
    let count = Double(groups.reduce(0) { $0 + $1.count })
    if count == 0 { return nil }
    let mean = groups.reduce(0) { $0 + $1.cost } / count
    let variance = squares / count - mean * mean
    if variance <= mean * mean * 1e-12 { return nil }
    let between = groups.reduce(0) { total, group in
      let (size, own) = (Double(group.count), group.cost / Double(max(1, group.count)))
      return total + size * (own - mean) * (own - mean)
    }
    return min(1, between / count / variance)
  }
}
