/// A two-dimensional affine transform about an item's centre, in the convention of `CGAffineTransform`: row vectors,
/// so that the first of two concatenated transforms applies first.
public struct LayoutTransform: Hashable, Sendable {
  /// What of `x` goes to `x`.
  public var a: Double
  /// What of `x` goes to `y`.
  public var b: Double
  /// What of `y` goes to `x`.
  public var c: Double
  /// What of `y` goes to `y`.
  public var d: Double
  /// The horizontal translation, in points.
  public var tx: Double
  /// The vertical translation, in points.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A scaling about the centre.
  public static func scale(x: Double, y: Double) -> LayoutTransform {
    LayoutTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A translation, in points.
  public static func translation(x: Double, y: Double) -> LayoutTransform {
    LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// This transform followed by another.
  public func concatenating(_ next: LayoutTransform) -> LayoutTransform {
    LayoutTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where a point goes.
  public func applied(to point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
