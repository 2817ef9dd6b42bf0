import Foundation

/// A wish about the feel of a row: a quantity of its feel sheet, and the values it should have.
///
///     commit drag 50...90 pt
///     settle <= 900 ms
///     settle.p95 of flick < 700 ms
///     flick below 1 pt/ms moves <= 1
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
    case flick(Comparison, speed: Double)
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

  /// How a value compares with the wished one.
  package enum Comparison: Hashable, Sendable {
    case less, atMost, equal, atLeast, more
    /// Within a tenth.
    case about

    static let symbols: [(symbol: String, comparison: Comparison)] = [
      ("<=", .atMost), (">=", .atLeast), ("<", .less), (">", .more), ("=", .equal), ("~", .about),
    ]

    func holds(_ value: Double, _ limit: Double) -> Bool {
      switch self {
      case .less: value < limit
      case .atMost: value <= limit
      case .equal: value == limit
      case .atLeast: value >= limit
      case .more: value > limit
      case .about: abs(value - limit) <= abs(limit) / 10
      }
    }
  }

  /// The wish as it was written.
  package let text: String
  package let quantity: Quantity
  /// The limits, each of which a value must keep.
  let limits: [Limit]

  struct Limit: Hashable, Sendable {
    let comparison: Comparison
    let value: Double
  }

  /// The wished values as they were written, such as `<= 900 ms`.
  let wished: String

  func holds(_ value: Double) -> Bool { limits.allSatisfy { $0.comparison.holds(value, $0.value) } }

  /// The unit of the quantity; empty for a number of items or turns.
  var unit: String { Self.unit(of: quantity) }

  static func unit(of quantity: Quantity) -> String {
    switch quantity {
    case .commitDrag: "pt"
    case .commitFlick: "pt/ms"
    case .flick: ""
    case .column(let title, _, _): FeelSheet.columns.first { $0.title == title }.map { $0.unit } ?? ""
    }
  }
}
