import Foundation

/// What a scene says about one axis of a scroll view.
struct ReferenceAxis {
  var bounds = 0.0
  var content = 0.0
  var leadingInset = 0.0
  var trailingInset = 0.0
  var alignment = 0.0
  var bounces = true
  var alwaysBounces = false

  // docs/Physics.md, "Range".
  var minimum: Double { -leadingInset - alignment * max(0, bounds - leadingInset - trailingInset - content) }
  var maximum: Double { max(minimum, content - bounds + trailingInset) }
  var scrolls: Bool { maximum > minimum }
  var canBounce: Bool { bounces && (scrolls || alwaysBounces) }
  var canMove: Bool { scrolls || canBounce }

  func clamped(_ x: Double) -> Double { min(max(x, minimum), maximum) }

  /// The distance beyond an edge, with its sign; 0 inside.
  func excess(_ x: Double) -> Double { x - clamped(x) }
}

/// A scroll view as docs/Formats.md describes it, for the reference: nothing here comes from the engine.
struct ReferenceScene {
  var axes = [ReferenceAxis(), ReferenceAxis()]
  var offset = [0.0, 0.0]
  var rate = 0.998
  var isPaging = false
  var locksDirection = false
  var isEnabled = true
  var scale = 2.0
  var frameRate = 60.0
  /// The constants by name, as in the table of docs/Physics.md.
  var tuning: [String: Double] = [:]
  var slopIsSwallowed = true
  var opposedSnaps = false
  var still = "deceleration"
  var overshootsAboveSpeed = false
  /// Rewrites the target of a release along an axis; nil for none.
  var alwaysDecides = [false, false]
  var rewrite: ((_ proposed: Double, _ axis: Int) -> Double)?

  /// A constant; NaN, which agrees with nothing, if there is none of the name.
  func constant(_ name: String) -> Double { tuning[name] ?? .nan }

  /// The nearest pixel; ties go to the even one.
  func pixel(_ x: Double) -> Double { (x * scale).rounded(.toNearestOrEven) / scale }

  /// The snap points of a row of equal items that align with the viewport's start, nearest to a target.
  static func nearest(
    to target: Double, count: Int, length: Double, spacing: Double, axis: ReferenceAxis, pixel: (Double) -> Double,
    scale: Double
  ) -> Double {
    var points: [Double] = []
    for point in (0..<count).map({
      axis.clamped(pixel(axis.clamped(Double($0) * (length + spacing) - axis.leadingInset)))
    })
    // Snap points are at least a pixel apart.
    where point - (points.last ?? -.infinity) >= 1 / scale - 1e-9 { points.append(point) }
    // The end of the range takes the place of a point less than a pixel before it.
    let end = axis.clamped(pixel(axis.clamped(Double(count - 1) * (length + spacing) - axis.leadingInset)))
    if let last = points.last, last < end, points.count > 1 { points[points.count - 1] = end }
    return points.min { (abs($0 - target), -$0) < (abs($1 - target), -$1) } ?? target
  }
}
