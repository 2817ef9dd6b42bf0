/// The rotation of a device from its natural orientation, counterclockwise in degrees, as Android defines it.
package enum ScreenRotation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case none = "0"
  /// Rotated to the left: the top of the device is at the left.
  case left = "90"
  case upsideDown = "180"
  /// Rotated to the right: the top of the device is at the right.
  case right = "270"

  func turned(_ location: Vector2D, in size: Size2D) -> Vector2D {
    switch self {
    case .none: location
    case .left: Vector2D(x: location.y, y: size.width - location.x)
    case .upsideDown: Vector2D(x: size.width - location.x, y: size.height - location.y)
    case .right: Vector2D(x: size.height - location.y, y: location.x)
    }
  }
}
