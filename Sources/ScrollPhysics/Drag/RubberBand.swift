/// The resistance of a scroll view that is dragged beyond its edge.
///
///     f(x) = x·c·d / (d + c·x)        f⁻¹(y) = y·d / (c·(d − y))
///
/// with x the distance the finger has gone past the edge, d the length of the bounds on that axis and c = 0.55. Odd;
/// slope c at the edge; never reaches d. A function of the whole distance, not of its increments, so it does not
/// depend on how often the finger is sampled.
/// - Source: docs/Physics.md, "Rubber band" (grade A: every recorded point).
public struct RubberBand: Hashable, Sendable {
  /// d, the length of the bounds on the axis, in points.
  public let dimension: Double
  /// c, the share of the finger's movement that the content keeps at the edge.
  public let coefficient: Double

  /// Creates the resistance of an axis whose bounds have a length in points.
  public init(dimension: Double, coefficient: Double = ScrollTuning.default.rubberBandCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content is beyond the edge when the finger is `distance` past it, in points; 0 where the bounds have
  /// no length.
  public func offset(forDistance distance: Double) -> Double {
    let reach = dimension + coefficient * abs(distance)
    return reach > 0 ? distance * (coefficient * dimension / reach) : 0
  }

  /// How far past the edge a finger is that holds the content `offset` points beyond it.
  ///
  /// Content held farther than the bounds are long, which no drag can do, counts as held one pixel of 1/1024 pt short
  /// of it.
  public func distance(forOffset offset: Double) -> Double {
    if !(dimension > 0) || !(coefficient > 0) { return 0 }
    let size = min(abs(offset), max(dimension - 1.0 / 1024, dimension * 0.999))
    let distance = size * dimension / (coefficient * (dimension - size))
    return offset < 0 ? -distance : distance
  }
}
