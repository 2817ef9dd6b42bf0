import Foundation

/// A colour as layers take it: four numbers from 0 to 1.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public let components: [CGFloat]?
  /// How opaque it is.
  public let alpha: CGFloat

  /// Creates a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// Whether two colours have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
