/// The grid of device pixels to which content offsets are rounded.
///
/// A scroll view reports offsets that are whole multiples of 1 / scale points. Ties go to the even pixel, which treats
/// both directions alike. It also agrees with the one public reading of a tie: at 3x, −187.5 pt (−562.5 px) reads back
/// as −562 px.
/// - Source: docs/Physics.md, "Pixel rounding" (grade A: every recorded offset is a pixel multiple; one recorded tie).
@usableFromInline  // Or other modules would call its functions instead of inlining them.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1, 2 or 3 on devices, any positive number here.
  @usableFromInline package let scale: Double

  /// Creates a grid with a number of pixels per point, which must be positive and finite.
  package init(scale: Double) {
    precondition(scale > 0 && scale < .infinity, "a display scale must be a positive number of pixels per point")
    self.scale = scale
  }

  /// Returns the number of the nearest pixel, ties to even, in a double: from 2⁵¹ on, the coordinate times the scale.
  @inlinable package func pixel(_ points: Double) -> Double { Self.pixel(points, scale: scale) }

  @inlinable @inline(__always) static func pixel(_ points: Double, scale: Double) -> Double {
    let scaled = points * scale
    return scaled.magnitude < wholePixels ? whole(scaled) : scaled
  }

  /// Returns the nearest whole number, ties to even, of a number smaller than 2⁵¹.
  @inlinable @inline(__always) package static func whole(_ number: Double) -> Double {
    // Adding 1.5·2⁵² leaves no bits for a fraction, so the addition itself rounds to the nearest even number.
    let magic = 6_755_399_441_055_744.0
    return (number + magic) - magic
  }

  /// 2⁵¹, the pixel number from which there is no fraction worth rounding.
  @inlinable static var wholePixels: Double { 2_251_799_813_685_248 }

  /// Returns the coordinate of the nearest pixel, in points; idempotent.
  @inlinable @inline(__always) package func rounded(_ points: Double) -> Double {
    (points * scale).magnitude < Self.wholePixels ? pixel(points) / scale : points
  }

  @inlinable @inline(__always)
  package func rounded(_ point: Vector2D) -> Vector2D { Vector2D(x: rounded(point.x), y: rounded(point.y)) }
}
