/// A movement of a scroll view along one axis, with the conditions that decide it.
///
/// Distances are points from where the movement starts to its target, and positive. Velocities are pt/ms, positive
/// toward the target.
package enum Movement: Hashable, Sendable {
  /// A free deceleration from a content offset.
  case fling(offset: Double, velocity: Double, rate: Double)
  /// A release whose target the delegate rewrote.
  case retarget(distance: Double, velocity: Double, rate: Double)
  /// A turn to a page or a group; at the last page the view may swing past.
  case page(distance: Double, velocity: Double, length: Double?, atEdge: Bool)
  /// `setContentOffset(_:animated:)`.
  case animation(distance: Double)
  /// The return of a view released beyond an edge.
  case recoil(distance: Double, velocity: Double, rate: Double)
  /// A bounce of a view that passes the edge at a content offset, with the speed there.
  case bounce(edge: Double, velocity: Double, rate: Double)

  /// The velocity at the start, in pt/ms; 0 for an animation.
  package var velocity: Double {
    get {
      switch self {
      case .fling(_, let velocity, _), .retarget(_, let velocity, _), .page(_, let velocity, _, _),
        .recoil(_, let velocity, _), .bounce(_, let velocity, _):
        velocity
      case .animation: 0
      }
    }
    set {
      switch self {
      case .fling(let offset, _, let rate): self = .fling(offset: offset, velocity: newValue, rate: rate)
      case .retarget(let distance, _, let rate):
        self = .retarget(distance: distance, velocity: newValue, rate: rate)
      case .page(let distance, _, let length, let atEdge):
        self = .page(distance: distance, velocity: newValue, length: length, atEdge: atEdge)
      case .recoil(let distance, _, let rate): self = .recoil(distance: distance, velocity: newValue, rate: rate)
      case .bounce(let edge, _, let rate): self = .bounce(edge: edge, velocity: newValue, rate: rate)
      case .animation: break
      }
    }
  }

  /// The distance to the target, in points; nil if the movement has none of its own.
  package var distance: Double? {
    switch self {
    case .retarget(let distance, _, _), .page(let distance, _, _, _), .animation(let distance),
      .recoil(let distance, _, _):
      distance
    case .fling, .bounce: nil
    }
  }

  /// The content offset at which the movement starts, in points, for values that are content offsets.
  package var origin: Double {
    switch self {
    case .fling(let offset, _, _): offset
    case .bounce(let edge, _, _): edge
    case .retarget, .page, .animation, .recoil: 0
    }
  }
}
