/// A call of a scroll view's delegate.
public struct ScrollEvent: Hashable, Sendable {
  /// The delegate method, named as in UIKit without the prefix `scrollView`.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The finger begins to drag.
    case willBeginDragging
    /// The content offset, as clients read it, has changed.
    case didScroll
    /// The finger lifts, and the target content offset may be rewritten.
    case willEndDragging
    /// The finger has lifted.
    case didEndDragging
    /// The view begins to move by itself.
    case willBeginDecelerating
    /// The view has come to rest by itself.
    case didEndDecelerating
    /// An animated change of the content offset has ended.
    case didEndScrollingAnimation
  }

  /// The state flags that a delegate reads inside the call.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    package let rawValue: UInt8

    /// `isTracking`: a finger is down.
    package static let tracking = Flags(rawValue: 1)
    /// `isDragging`: a finger drags, or the view decelerates after a drag.
    package static let dragging = Flags(rawValue: 2)
    /// `isDecelerating`: the view moves by itself after a drag.
    package static let decelerating = Flags(rawValue: 4)

    /// Creates flags from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// The time of the call, in ms.
  public var time: Double
  /// The delegate method.
  public var name: Name
  /// The values of `isTracking`, `isDragging` and `isDecelerating` during the call.
  package var flags: Flags
}
