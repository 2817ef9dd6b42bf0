extension FeelReport {
  /// A metric and its value, as documents write it.
  package struct Value: Hashable, Sendable {
    /// The metric.
    package let metric: FeelMetric
    /// The value: a number with three decimals, a whole number, `true` or `false`, or `-` if it is not applicable.
    package let text: String

    /// The name of the metric.
    package var name: String { metric.rawValue }
  }

  /// All metrics, in the order in which documents list them.
  package var values: [Value] {
    FeelMetric.allCases.map { metric in
      let text =
        switch quantity(metric) {
        case .number(let number): DecimalText.threePlaces(number)
        case .count(let count): "\(count)"
        case .flag(let flag): "\(flag)"
        case .absent: "-"
        }
      return Value(metric: metric, text: text)
    }
  }

  enum Quantity {
    case number(Double)
    case count(Int)
    case flag(Bool)
    case absent
  }

  func quantity(_ metric: FeelMetric) -> Quantity {
    switch metric {
    case .settleDuration: .number(settleDuration)
    case .travel: .number(travel)
    case .overshoot: .number(overshoot)
    case .edgeOvershoot: .number(edgeOvershoot)
    case .directionReversals: .count(directionReversals)
    case .peakSpeed: .number(peakSpeed)
    case .velocityDiscontinuity: .number(velocityDiscontinuity)
    case .tailShare: .number(tailShare)
    case .stillFrames: .count(stillFrames)
    case .retargetedBy: .number(retargetedBy)
    case .opposesVelocity: .flag(opposesVelocity)
    case .itemDelta: itemDelta.map { .count($0) } ?? .absent
    }
  }
}
