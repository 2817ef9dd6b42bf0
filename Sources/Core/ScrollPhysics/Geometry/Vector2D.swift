/// A pair of numbers along the two axes, such as a content offset or a finger location in points, or a velocity in
/// points per millisecond.
public struct Vector2D: Hashable, Sendable {
  /// The horizontal component.
  public var x: Double
  /// The vertical component.
  public var y: Double

  /// The zero vector.
  public static let zero = Vector2D(x: 0, y: 0)

  /// Creates a vector from its components.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The component along an axis.
  public subscript(axis: ScrollAxis) -> Double {
    get { axis.isHorizontal ? x : y }
    set { if axis.isHorizontal { x = newValue } else { y = newValue } }
  }

  /// The Euclidean length, in the unit of the components.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both components are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector with its components swapped.
  package var transposed: Vector2D { Vector2D(x: y, y: x) }

  package func replacing(_ axis: ScrollAxis, with component: Double) -> Vector2D {
    var vector = self
    vector[axis] = component
    return vector
  }

  /// Returns the componentwise sum.
  public static func + (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(x: a.x + b.x, y: a.y + b.y) }
  /// Returns the componentwise difference.
  public static func - (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(x: a.x - b.x, y: a.y - b.y) }
  /// Returns the vector of the same length in the opposite direction.
  public static prefix func - (a: Vector2D) -> Vector2D { Vector2D(x: -a.x, y: -a.y) }
  /// Returns the vector scaled by a factor.
  public static func * (a: Vector2D, factor: Double) -> Vector2D { Vector2D(x: a.x * factor, y: a.y * factor) }
}
