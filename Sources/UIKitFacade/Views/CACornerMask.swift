/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw bits of the mask.
  public let rawValue: UInt
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// Creates a mask from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
