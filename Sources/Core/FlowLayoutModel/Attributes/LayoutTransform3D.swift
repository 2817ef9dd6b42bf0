/// A transform about an item's centre, in the convention of `CATransform3D`.
///
/// Points are row vectors, the translation is in the fourth row and the perspective in `m34`. A transform in the plane has
/// the third row and the third column of the identity.
public struct LayoutTransform3D: Hashable, Sendable {
  private var first = SIMD4(1.0, 0, 0, 0)
  private var second = SIMD4(0.0, 1, 0, 0)
  private var third = SIMD4(0.0, 0, 1, 0)
  private var fourth = SIMD4(0.0, 0, 0, 1)

  /// The identity transform.
  public static let identity = LayoutTransform3D()

  /// Returns a scaling about the centre.
  public static func scale(x: Double, y: Double, z: Double = 1) -> LayoutTransform3D {
    var result = identity
    (result.first[0], result.second[1], result.third[2]) = (x, y, z)
    return result
  }

  /// Returns a translation, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> LayoutTransform3D {
    var result = identity
    result.fourth = SIMD4(x, y, z, 1)
    return result
  }

  /// The perspective entry, −1 / the eye's distance in points; 0 for none.
  public var m34: Double {
    get { third[3] }
    set { third[3] = newValue }
  }

  /// An entry by row and column, both 0…3: entry 0, 1 is `m12`.
  public subscript(row: Int, column: Int) -> Double {
    get {
      precondition((0...3).contains(row) && (0...3).contains(column), "a transform has rows and columns 0 to 3")
      return self[row][column]
    }
    set {
      precondition((0...3).contains(row) && (0...3).contains(column), "a transform has rows and columns 0 to 3")
      self[row][column] = newValue
    }
  }

  private subscript(row: Int) -> SIMD4<Double> {
    get {
      switch row {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch row {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// Returns this transform followed by another.
  public func concatenating(_ next: LayoutTransform3D) -> LayoutTransform3D {
    var result = next
    for row in 0...3 {
      let own = self[row]
      result[row] = next.first * own[0] + next.second * own[1] + next.third * own[2] + next.fourth * own[3]
    }
    return result
  }
}
