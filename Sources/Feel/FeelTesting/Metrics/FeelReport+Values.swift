extension FeelReport {
  /// A metric and its value, as documents write it.
  package struct Value: Hashable, Sendable {
    package let metric: FeelMetric
    /// The value: a number with three decimals, a whole number, `true` or `false`, or `-` if it is not applicable.
    package let text: String

    package init(metric: FeelMetric, text: String) { (self.metric, self.text) = (metric, text) }
    package var name: String { metric.rawValue }
  }

  /// All metrics, in the order in which documents list them.
  package var values: [Value] {
    FeelMetric.allCases.map { Value(metric: $0, text: text(of: $0, DecimalText.threePlaces)) }
  }
}
