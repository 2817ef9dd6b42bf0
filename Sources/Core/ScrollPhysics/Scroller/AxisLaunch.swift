/// How one axis leaves the finger: the part of a ``ReleaseDecision`` that starts a motion.
struct AxisLaunch {
  /// The motion that begins inside the scroll range; beyond an edge, the edge's pull comes first.
  enum Kind {
    /// None: the release is too slow, or the axis cannot move.
    case stay
    /// A free deceleration that ends at an offset, in points, or at an edge before it.
    case fling(to: Double)
    /// The motion to a target that the behavior chose.
    case target
    /// The spring of a page turn to the target.
    case page
  }

  var kind: Kind
  /// The content offset at which the finger lifts, in points.
  var offset: Double
  /// The release velocity, in pt/ms.
  var velocity: Double
  /// The final target content offset, in points.
  var target: Double

  var moment: AxisMoment { AxisMoment(offset: offset, velocity: velocity) }
}
