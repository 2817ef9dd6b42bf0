/// The resistance of a scroll view dragged beyond its edge.
///
///     f(x) = x·c·d / (d + c·x)        f⁻¹(y) = y·d / (c·(d − y))
///
/// where x is the distance the finger has moved past the edge, d the length of the bounds on that axis and c = 0.55.
/// The function is odd, has slope c at the edge and never reaches d. It depends on the whole distance and not on its
/// increments, so the sampling rate of the finger does not matter.
/// - Source: docs/Physics.md, "Rubber band" (grade A: every recorded point).
package struct RubberBand: Hashable, Sendable {
  /// d, the length of the bounds on the axis, in points.
  package let dimension: Double
  /// c, the share of the finger's movement that the content follows at the edge.
  let coefficient: Double

  /// Creates the rubber band of an axis whose bounds have a length in points.
  package init(dimension: Double, coefficient: Double = ScrollTuning.default.rubberBandCoefficient) {
    (self.dimension, self.coefficient) = (dimension, coefficient)
  }

  /// Returns the distance of the content beyond the edge when the finger is `distance` past it; 0 without bounds.
  package func offset(forDistance distance: Double) -> Double {
    let reach = dimension + coefficient * abs(distance)
    return reach > 0 ? distance * (coefficient * dimension / reach) : 0
  }

  /// Returns the distance past the edge of a finger that holds the content `offset` points beyond it, in points.
  ///
  /// No drag can hold the content farther beyond the edge than the bounds are long. Such an offset is treated as the
  /// larger of 1/1024 pt less than that length and 99.9 % of it.
  package func distance(forOffset offset: Double) -> Double {
    if !(dimension > 0) || !(coefficient > 0) { return 0 }
    let size = min(abs(offset), max(dimension - 1.0 / 1024, dimension * 0.999))
    let distance = size * dimension / (coefficient * (dimension - size))
    return offset < 0 ? -distance : distance
  }
}
