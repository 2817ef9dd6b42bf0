/// The priority of a constraint; a constraint with the priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  public static let (required, fittingSizeLevel) = (Self(1000), Self(50))
  public static let (defaultHigh, defaultLow) = (Self(750), Self(250))
  /// The strengths with which positions and sides stay as they are, below every constraint's.
  static let (position, side) = (Self(-.infinity), Self(-.greatestFiniteMagnitude))
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
