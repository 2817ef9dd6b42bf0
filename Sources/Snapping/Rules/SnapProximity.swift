/// How near a point must be to the place a scroll would end at for the scroll to end at the point.
public enum SnapProximity: Hashable, Sendable {
  /// A distance, in points.
  case distance(Double)
  /// A part of the viewport's length; WebKit takes 0.3, Chromium a third.
  case viewport(Double)

  /// The distance, in points.
  func distance(inViewport length: Double) -> Double {
    switch self {
    case .distance(let distance): distance
    case .viewport(let part): part * length
    }
  }
}
