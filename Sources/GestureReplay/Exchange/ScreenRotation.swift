import ScrollPhysics

/// How far a device is turned from its natural orientation, counterclockwise, as Android counts it.
public enum ScreenRotation: Int, Hashable, Sendable, CaseIterable {
  /// Upright.
  case none = 0
  /// Turned to the left: the top of the device is at the left.
  case left = 90
  /// Upside down.
  case upsideDown = 180
  /// Turned to the right: the top of the device is at the right.
  case right = 270

  /// Where a place of the upright screen is on the turned one.
  ///
  /// - Parameters:
  ///   - place: A place, in points of the upright screen.
  ///   - size: The upright screen's size, in points.
  public func turned(_ place: Vector2D, in size: Size2D) -> Vector2D {
    switch self {
    case .none: place
    case .left: Vector2D(x: place.y, y: size.width - place.x)
    case .upsideDown: Vector2D(x: size.width - place.x, y: size.height - place.y)
    case .right: Vector2D(x: size.height - place.y, y: place.x)
    }
  }
}
