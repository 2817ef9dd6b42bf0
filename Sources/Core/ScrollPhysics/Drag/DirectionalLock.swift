/// Keeps a drag that starts along one axis on that axis: UIKit's `isDirectionalLockEnabled`.
///
/// A drag within 20° of an axis locks the other axis; a diagonal drag stays free. The lock is decided once the finger
/// has moved 10 points. A pause of 0.6 s opens the decision again; after it, only a drag along an axis replaces the
/// earlier decision. A drag that catches a moving view inherits its axis. The lock never holds a drag on an axis that
/// cannot move.
/// - Source: docs/Physics.md, "Directional lock" (grade A for AppKit).
package struct DirectionalLock: Hashable, Sendable {
  /// The axis to which the drag is locked; nil while it is free.
  package private(set) var axis: ScrollAxis?
  private let slope: Double
  private let distance: Double
  private let pause: Double
  private var anchor: Vector2D
  private var lastTime: Double
  private var isOpen = true
  private var wasDecided = false

  /// Creates the lock of a finger that touches the screen at a location and time.
  package init(start: Vector2D, time: Double, inherited: ScrollAxis? = nil, tuning: ScrollTuning = .default) {
    axis = inherited
    slope = tuning.directionalLockSlope
    distance = tuning.directionalLockDistance
    pause = tuning.directionalLockPause
    anchor = start
    lastTime = time
    isOpen = inherited == nil
    wasDecided = inherited != nil
  }

  package mutating func move(
    to location: Vector2D, at time: Double, from previous: Vector2D, horizontal: Bool, vertical: Bool
  ) {
    if time - lastTime >= pause {
      isOpen = true
      anchor = previous
    }
    lastTime = time
    if !isOpen { return }
    let translation = location - anchor
    if !(translation.length >= distance) { return }
    isOpen = false
    let x = abs(translation.x)
    let y = abs(translation.y)
    let definite: ScrollAxis? =
      y <= slope * x && horizontal ? .horizontal : x <= slope * y && vertical ? .vertical : nil
    if definite != nil || !wasDecided { axis = definite }
    wasDecided = true
  }

  /// Returns a velocity or movement without the component that the lock removes.
  package func filtered(_ vector: Vector2D) -> Vector2D { Self.filtered(vector, along: axis) }

  /// Returns the component of a velocity or movement along one axis, or the whole vector for nil.
  static func filtered(_ vector: Vector2D, along axis: ScrollAxis?) -> Vector2D {
    axis.map { Vector2D.zero.replacing($0, with: vector[$0]) } ?? vector
  }
}
