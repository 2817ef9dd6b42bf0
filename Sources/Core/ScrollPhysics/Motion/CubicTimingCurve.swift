/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
///     x(s) = 3·(1 − s)²·s·x₁ + 3·(1 − s)·s²·x₂ + s³        y(s) = 3·(1 − s)²·s·y₁ + 3·(1 − s)·s²·y₂ + s³
///
/// x is the share of the duration that has passed, and y the share of the distance that has been covered. x(s) never
/// falls, because x₁ and x₂ are limited to 0…1. It is solved for s by Newton's method kept inside a bracket.
/// - Source: docs/Physics.md, "Animated offsets of an app" (grade A: the control points are Apple's).
package struct CubicTimingCurve: Hashable, Sendable {
  package let first: Vector2D
  package let second: Vector2D

  package static let linear = CubicTimingCurve(Vector2D(x: 0, y: 0), Vector2D(x: 1, y: 1))
  package static let easeIn = CubicTimingCurve(Vector2D(x: 0.42, y: 0), Vector2D(x: 1, y: 1))
  package static let easeOut = CubicTimingCurve(Vector2D(x: 0, y: 0), Vector2D(x: 0.58, y: 1))
  package static let easeInOut = CubicTimingCurve(Vector2D(x: 0.42, y: 0), Vector2D(x: 0.58, y: 1))
  /// The curves of `UIView.AnimationCurve`, by their raw values.
  package static let curves = [easeInOut, easeIn, easeOut, linear]
  /// The curve of a `CAMediaTimingFunction` named `default`.
  package static let standard = CubicTimingCurve(Vector2D(x: 0.25, y: 0.1), Vector2D(x: 0.25, y: 1))

  /// Creates a curve from its control points, whose x is limited to 0…1.
  package init(_ first: Vector2D, _ second: Vector2D) {
    precondition(first.isFinite && second.isFinite, "the control points of a timing curve must be finite")
    self.first = Vector2D(x: min(max(0, first.x), 1), y: first.y)
    self.second = Vector2D(x: min(max(0, second.x), 1), y: second.y)
  }

  /// Returns the share of the distance covered after a share of the duration.
  package func progress(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return isStraight ? share : y.value(parameter(at: share))
  }

  /// Returns the derivative of the progress by the share of the duration.
  func slope(at share: Double) -> Double {
    if isStraight { return 1 }
    let s = parameter(at: min(max(0, share), 1))
    if x.slope(s) > 1e-6 { return y.slope(s) / x.slope(s) }
    // Where a control point coincides with an end, both derivatives vanish there.
    return abs(x.curvature(s)) > 1e-6 ? y.curvature(s) / x.curvature(s) : 1
  }

  /// Returns the first share of the duration after which a share of the distance is covered; nil if it never is.
  package func share(toCover progress: Double) -> Double? {
    var low = 0.0
    for high in y.turns + [1] {
      let (start, end) = (y.value(low) - progress, y.value(high) - progress)
      if start == 0 { return x.value(low) }
      if end == 0 { return x.value(high) }
      if (start < 0) != (end < 0) {
        let rises: Double = start < 0 ? 1 : -1
        return x.value(Self.root(from: low, to: high) { (rises * (y.value($0) - progress), rises * y.slope($0)) })
      }
      low = high
    }
    return nil
  }

  /// Whether the covered share never falls.
  var isMonotonic: Bool { 0...1 ~= first.y && 0...1 ~= second.y }
  /// Whether progress is the share itself.
  private var isStraight: Bool { first.x == first.y && second.x == second.y }
  private var x: Component { Component(first.x, second.x) }
  private var y: Component { Component(first.y, second.y) }

  private func parameter(at share: Double) -> Double {
    let x = x
    return Self.root(from: 0, to: 1) { (x.value($0) - share, x.slope($0)) }
  }

  /// Returns the root of a function that rises between two values, by Newton's method kept inside the bracket.
  private static func root(
    from low: Double, to high: Double, of function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var (low, high) = (low, high)
    var s = 0.5 * (low + high)
    for _ in 0..<100 {
      let (value, slope) = function(s)
      if value == 0 { return s }
      if value > 0 { high = s } else { low = s }
      var next = slope > 0 ? s - value / slope : low
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if abs(next - s) <= 1e-16 { return next }
      s = next
    }
    return s
  }

  /// One component of the curve, as the polynomial a·s³ + b·s² + c·s.
  private struct Component {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    func curvature(_ s: Double) -> Double { 6 * a * s + 2 * b }

    /// The parameters between 0 and 1 at which the component turns, in order.
    var turns: [Double] {
      let root = b * b - 3 * a * c
      if root <= 0 { return [] }
      // The form of the quadratic formula without cancellation.
      let q = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
      let found = [a == 0 ? -1 : q / (3 * a), q == 0 ? -1 : c / q].filter { $0 > 0 && $0 < 1 }
      return found.count == 2 && found[0] > found[1] ? [found[1], found[0]] : found
    }
  }
}
