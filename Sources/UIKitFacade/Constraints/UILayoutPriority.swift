/// The priority of a constraint.
///
/// A constraint with the priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// The default priority with which a view resists becoming smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// The default priority with which a view resists becoming larger than its content: 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Returns whether one priority is lower than another.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
