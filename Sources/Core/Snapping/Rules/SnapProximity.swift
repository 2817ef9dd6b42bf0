/// The largest distance between a snap point and the proposed target at which the point is taken.
public enum SnapProximity: Hashable, Sendable {
  /// A distance, in points.
  case distance(Double)
  /// A fraction of the viewport's length; WebKit uses 0.3, Chromium a third.
  case viewport(Double)

  func distance(inViewport length: Double) -> Double {
    switch self {
    case .distance(let distance): distance
    case .viewport(let part): part * length
    }
  }
}
