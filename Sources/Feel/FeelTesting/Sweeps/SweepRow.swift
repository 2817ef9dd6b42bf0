/// What came of a setting: the worst value for each wish, or why the setting is no view that can be swept.
public struct SweepRow: Sendable {
  /// The worst value for a wish.
  package struct Value: Hashable, Sendable {
    package let value: Double
    /// How far the value is from what is wished, as a share of that: positive if it misses it; at most 10.
    package let miss: Double

    init(_ value: Double, for wish: FeelWish) { (self.value, miss) = (value, min(10, wish.miss(value))) }
  }

  /// The values of the parameters.
  public let setting: SweepSetting
  /// The values for the wishes, in their order; empty for a setting that is not possible.
  package let values: [Value]
  /// Why the setting is not possible; nil if it is.
  package let fault: String?
  /// The sum of what the values miss, each times the weight of its wish.
  package let cost: Double
  /// The same sum, with what the values that meet their wishes have to spare.
  let reserve: Double

  init(_ setting: SweepSetting, _ values: [Value], of wishes: [FeelWish], fault: String? = nil) {
    (self.setting, self.values, self.fault) = (setting, values, fault)
    cost = fault == nil ? zip(wishes, values).reduce(0) { $0 + $1.0.weight * max(0, $1.1.miss) } : .infinity
    reserve = zip(wishes, values).reduce(0) { $0 + $1.0.weight * $1.1.miss }
  }

  /// Whether the setting meets every wish.
  public var meetsWishes: Bool { cost == 0 }

  /// Whether a setting is better: it misses less, or has more to spare, or comes earlier.
  static func < (a: SweepRow, b: SweepRow) -> Bool {
    (a.cost, a.reserve, a.setting.number) < (b.cost, b.reserve, b.setting.number)
  }

  /// Whether a setting misses no wish by more than another one, and is better.
  func betters(_ other: SweepRow) -> Bool {
    self < other && zip(values, other.values).allSatisfy { max(0, $0.miss) <= max(0, $1.miss) }
  }
}
