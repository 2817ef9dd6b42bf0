/// A three-dimensional transform about an item's centre, in the convention of `CATransform3D`.
///
/// Points are row vectors, the translation is in the fourth row and the perspective in `m34`.
public struct LayoutTransform3D: Hashable, Sendable {
  private var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// The identity transform.
  public static let identity = LayoutTransform3D(
    rows: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)))

  private init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.rows = rows }

  /// Creates the three-dimensional form of a two-dimensional transform.
  public init(_ flat: LayoutTransform) {
    self.init(
      rows: (SIMD4(flat.a, flat.b, 0, 0), SIMD4(flat.c, flat.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(flat.tx, flat.ty, 0, 1))
    )
  }

  /// Returns a scaling about the centre.
  public static func scale(x: Double, y: Double, z: Double = 1) -> LayoutTransform3D {
    LayoutTransform3D(rows: (SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1)))
  }

  /// Returns a translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> LayoutTransform3D {
    LayoutTransform3D(rows: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1)))
  }

  /// The perspective entry, −1 / the eye's distance in points; 0 for none.
  public var m34: Double {
    get { rows.2[3] }
    set { rows.2[3] = newValue }
  }

  /// An entry by row and column, both 0…3.
  package subscript(row: Int, column: Int) -> Double {
    precondition((0...3).contains(row) && (0...3).contains(column), "a transform has rows and columns 0 to 3")
    switch row {
    case 0: return rows.0[column]
    case 1: return rows.1[column]
    case 2: return rows.2[column]
    default: return rows.3[column]
    }
  }

  /// Returns this transform followed by another.
  public func concatenating(_ next: LayoutTransform3D) -> LayoutTransform3D {
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      next.rows.0 * row[0] + next.rows.1 * row[1] + next.rows.2 * row[2] + next.rows.3 * row[3]
    }
    return LayoutTransform3D(rows: (row(rows.0), row(rows.1), row(rows.2), row(rows.3)))
  }

  /// The two-dimensional form of the transform; nil if it leaves the plane.
  package var flat: LayoutTransform? {
    let transform = LayoutTransform(
      a: rows.0[0], b: rows.0[1], c: rows.1[0], d: rows.1[1], tx: rows.3[0], ty: rows.3[1])
    return self == LayoutTransform3D(transform) ? transform : nil
  }

  public static func == (a: LayoutTransform3D, b: LayoutTransform3D) -> Bool {
    a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2 && a.rows.3 == b.rows.3
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
    hasher.combine(rows.3)
  }
}
