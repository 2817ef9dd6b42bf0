/// A transform about an item's centre, in the convention of `CATransform3D`.
///
/// Points are row vectors, the translation is in the fourth row and the perspective in `m34`. A transform in the plane has
/// the third row and the third column of the identity.
public struct LayoutTransform3D: Hashable, Sendable {
  /// The entries, row by row.
  private var entries = SIMD16(1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)

  /// The identity transform.
  public static let identity = LayoutTransform3D()

  /// Returns a scaling about the centre.
  public static func scale(x: Double, y: Double, z: Double = 1) -> LayoutTransform3D {
    var result = identity
    (result[0, 0], result[1, 1], result[2, 2]) = (x, y, z)
    return result
  }

  /// Returns a translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> LayoutTransform3D {
    var result = identity
    (result[3, 0], result[3, 1], result[3, 2]) = (x, y, z)
    return result
  }

  /// The perspective entry, −1 / the eye's distance in points; 0 for none.
  public var m34: Double {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }

  /// An entry by row and column, both 0…3: entry 0, 1 is `m12`.
  public subscript(row: Int, column: Int) -> Double {
    get { entries[Self.place(row, column)] }
    set { entries[Self.place(row, column)] = newValue }
  }

  private static func place(_ row: Int, _ column: Int) -> Int {
    precondition((0...3).contains(row) && (0...3).contains(column), "a transform has rows and columns 0 to 3")
    return 4 * row + column
  }

  /// Returns this transform followed by another.
  public func concatenating(_ next: LayoutTransform3D) -> LayoutTransform3D {
    var result = next
    for row in 0...3 {
      for column in 0...3 {
        result[row, column] = (1...3).reduce(self[row, 0] * next[0, column]) { $0 + self[row, $1] * next[$1, column] }
      }
    }
    return result
  }
}
