/// The resistance of a row beyond its first and last item, as the code of a drag gesture computes it.
///
///     shown = f·x / (1 + f·|x| / L)
///
/// where x is the distance that the finger asks for beyond the end, in points. f is the part of a small distance that is
/// shown, and L the distance that is never exceeded. UIKit's rubber band is the case f = 0.55 with the length of the view
/// as L.
/// - Source: docs/Physics.md, "Rows moved by a drag gesture" (grade C: the formulas are those of published rows).
public struct RowResistance: Hashable, Sendable {
  /// f, from 0 for a row that stops dead at its ends to 1 for one that follows the finger.
  public var factor: Double
  /// L, in points; nil for a row that has no limit.
  public var limit: Double?

  /// Creates a resistance from a factor between 0 and 1 and a positive limit.
  public init(factor: Double, limit: Double? = nil) {
    precondition(factor >= 0 && factor <= 1, "the factor of a resistance is a part of a distance, from 0 to 1")
    precondition(limit ?? 1 > 0, "the limit of a resistance must be a positive distance")
    (self.factor, self.limit) = (factor, limit)
  }

  /// The row follows the finger beyond its ends.
  public static let none = RowResistance(factor: 1)
  /// The row stops dead at its ends.
  public static let blocked = RowResistance(factor: 0)

  /// Returns the offset that is shown for the offset that a finger asks for, both in points.
  func shown(_ asked: Double, in range: ScrollRange) -> Double {
    let edge = range.clamped(asked)
    let distance = factor * (asked - edge)
    return edge + distance / (1 + abs(distance) / (limit ?? .infinity))
  }

  /// Returns the offset that a finger must ask for to hold the row at a shown offset, both in points.
  func asked(_ shown: Double, in range: ScrollRange) -> Double {
    let edge = range.clamped(shown)
    let left = factor * (1 - abs(shown - edge) / (limit ?? .infinity))
    return left > 0 ? edge + (shown - edge) / left : edge
  }
}
