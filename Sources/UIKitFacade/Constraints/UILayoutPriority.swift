/// How much a constraint counts against others, up to 1000, at which it has to hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float
  /// It has to hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// How much a button counts that its content is not squeezed.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// How much a label counts that it is not stretched.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// How much the size counts that something is to fit in.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Whether one counts less than another.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
