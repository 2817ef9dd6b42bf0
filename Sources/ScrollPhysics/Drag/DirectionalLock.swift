/// Keeps a drag that starts along one axis on that axis: `isDirectionalLockEnabled`.
///
/// A drag within 20° of an axis locks the other one; a diagonal one stays free until it ends. The decision falls once
/// the finger has gone 10 points, and is opened again by a pause of 0.6 s, after which only a definite axis replaces
/// the earlier one. A drag that catches a moving view inherits its axis. An axis that cannot move locks nothing.
/// - Source: docs/Physics.md, "Directional lock" (grade A for AppKit).
public struct DirectionalLock: Hashable, Sendable {
  /// The axis the drag is kept on; nil while it is free.
  public private(set) var axis: Axis?
  private let slope: Double
  private let distance: Double
  private let pause: Double
  private var anchor: Vector2D
  private var lastTime: Double
  private var isOpen = true
  private var wasDecided = false

  /// Creates the lock of a finger that came down at a place and time.
  ///
  /// - Parameters:
  ///   - start: Where the finger came down, in points.
  ///   - time: When, in ms.
  ///   - inherited: The axis of the motion the finger caught, if it caught one that was locked.
  ///   - tuning: Slope, distance and pause.
  public init(start: Vector2D, time: Double, inherited: Axis? = nil, tuning: ScrollTuning = .default) {
    axis = inherited
    slope = tuning.directionalLockSlope
    distance = tuning.directionalLockDistance
    pause = tuning.directionalLockPause
    anchor = start
    lastTime = time
    isOpen = inherited == nil
    wasDecided = inherited != nil
  }

  /// Takes in where the finger is at a time.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points.
  ///   - time: When, in ms.
  ///   - previous: Where the finger was before, in points.
  ///   - horizontal: Whether the view can move horizontally.
  ///   - vertical: Whether the view can move vertically.
  public mutating func move(
    to place: Vector2D, at time: Double, from previous: Vector2D, horizontal: Bool, vertical: Bool
  ) {
    if time - lastTime >= pause {
      isOpen = true
      anchor = previous
    }
    lastTime = time
    if !isOpen { return }
    let way = place - anchor
    if !(way.length >= distance) { return }
    isOpen = false
    let x = abs(way.x)
    let y = abs(way.y)
    let definite: Axis? =
      y <= slope * x && horizontal ? .horizontal : x <= slope * y && vertical ? .vertical : nil
    if definite != nil || !wasDecided { axis = definite }
    wasDecided = true
  }

  /// A velocity or movement without the axis that the lock takes away.
  public func filtered(_ vector: Vector2D) -> Vector2D { Self.filtered(vector, along: axis) }

  /// A velocity or movement along one axis only, or along both for nil.
  static func filtered(_ vector: Vector2D, along axis: Axis?) -> Vector2D {
    switch axis {
    case .horizontal: return Vector2D(x: vector.x, y: 0)
    case .vertical: return Vector2D(x: 0, y: vector.y)
    case nil: return vector
    }
  }
}
