/// A wish about the feel of a row: a quantity of its feel sheet, and the values it should have.
///
///     commit drag 50...90 pt
///     settle <= 900 ms
///     settle.p95 of flick < 700 ms
///     flick below 1 pt/ms moves <= 1
///     findings = 0 @2
///
/// docs/Feel.md lists the quantities.
package struct FeelWish: Hashable, Sendable {
  /// What a wish is about.
  package enum Quantity: Hashable, Sendable {
    /// The shortest still drag that leaves the start item, in each direction.
    case commitDrag
    /// The slowest flick without a drag that leaves the start item, in each direction.
    case commitFlick
    /// A column of the sheet, on the gestures whose names begin with a text: a statistic, or every value.
    case column(String, Statistic?, of: String)
    /// The items that flicks move in their own direction.
    case flick(WishedValues, speed: Double)
    /// The audits that find a fault, among those that are applicable.
    case findings

    /// The unit of the quantity; empty for a number of items or turns.
    var unit: String {
      switch self {
      case .commitDrag: "pt"
      case .commitFlick: "pt/ms"
      case .flick, .findings: ""
      case .column(let title, _, _): FeelSheet.columns.first { $0.title == title }.map { $0.unit } ?? ""
      }
    }
  }

  /// A number that stands for the values of several gestures.
  package enum Statistic: String, Hashable, Sendable, CaseIterable {
    case min, median, p95, max

    /// Returns the statistic of some values: the smallest value that at least this share of them does not exceed.
    func value(of values: [Double]) -> Double? {
      let share: Double =
        switch self {
        case .min: 0
        case .median: 0.5
        case .p95: 0.95
        case .max: 1
        }
      let sorted = values.sorted()
      let rank = Int((share * Double(sorted.count)).rounded(.up))
      return sorted.isEmpty ? nil : sorted[Swift.max(0, rank - 1)]
    }
  }

  package let text: String
  package let quantity: Quantity
  /// How much the wish counts beside others where settings are compared; 1 if it was not written.
  package let weight: Double
  /// The values that meet the wish.
  package let values: WishedValues

  /// The wished values as they were written, such as `<= 900 ms`.
  let wished: String

  /// What the wish is about, as it was written, such as `settle of flick`.
  let subject: String

  /// What the wish is about, with its unit, at the head of a column.
  package var heading: String { subject + (quantity.unit.isEmpty ? "" : ", \(quantity.unit)") }

  /// How a sentence about a value begins, such as `settle of flick is`.
  var opening: String {
    let verb = if case .flick = quantity { "" } else { " is" }
    return PrintableText.line(subject) + verb
  }

  /// How far a value misses what is wished, 0 or less if not: as a share of the largest number in the wish, in units where
  /// that is 0.
  func miss(_ value: Double) -> Double { values.excess(value) / (values.size > 0 ? values.size : 1) }

  /// Returns a value with the unit of the quantity; `never` for one that nothing reaches.
  package func text(_ value: Double) -> String {
    value == .infinity
      ? "never" : DecimalText.upToThreePlaces(value) + (quantity.unit.isEmpty ? "" : " \(quantity.unit)")
  }

  /// Whether the wish is about a gesture of the sheet.
  package func concerns(_ gesture: String) -> Bool {
    switch quantity {
    case .column(_, _, let beginning): gesture.hasPrefix(beginning)
    case .flick: gesture.hasPrefix("flick, ")
    case .commitDrag, .commitFlick, .findings: false
    }
  }

  /// Whether the wish is about the sheet's map.
  var concernsMap: Bool {
    switch quantity {
    case .commitDrag, .commitFlick, .flick: true
    case .column, .findings: false
    }
  }
}
