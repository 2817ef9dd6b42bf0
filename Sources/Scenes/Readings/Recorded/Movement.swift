/// A movement of a scroll view along one axis, with the conditions that decide it.
///
/// Distances are points from where the movement starts to its target, and positive. Velocities are pt/ms, positive
/// toward the target.
package struct Movement: Hashable, Sendable {
  /// What moves the view, and how far.
  package enum Kind: Hashable, Sendable {
    /// A free deceleration from a content offset.
    case fling(offset: Double)
    /// A release whose target the delegate rewrote.
    case retarget(distance: Double)
    /// A turn to a page or a group; at the last page the view may swing past.
    case page(distance: Double, length: Double?, atEdge: Bool)
    /// `setContentOffset(_:animated:)`.
    case animation(distance: Double)
    /// The return of a view released beyond an edge.
    case recoil(distance: Double)
    /// A bounce of a view that passes the edge at a content offset, with the speed there.
    case bounce(edge: Double)
  }

  package let kind: Kind
  /// The velocity at the start, in pt/ms; 0 for an animation.
  package var velocity = 0.0
  /// The view's deceleration rate.
  package var rate = 0.998
  /// The drag before it; nil if it was not recorded.
  var drag: RecordedDrag?

  /// The distance to the target, in points; nil if the movement has none of its own.
  package var distance: Double? {
    switch kind {
    case .retarget(let distance), .page(let distance, _, _), .animation(let distance), .recoil(let distance): distance
    case .fling, .bounce: nil
    }
  }

  /// The content offset at which the movement starts, in points, for values that are content offsets.
  var origin: Double {
    switch kind {
    case .fling(let offset): offset
    case .bounce(let edge): edge
    case .retarget, .page, .animation, .recoil: 0
    }
  }
}
