/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// Creates corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
