/// A call of a scroll view's delegate, or a note that an animation is shown otherwise than UIKit would show it.
public struct ScrollEvent: Hashable, Sendable {
  /// The delegate method, named as in UIKit without the prefix `scrollView`, or the note.
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
    /// A keyframe of the calculation mode `calculationModePaced`; the trace shows it in the linear mode.
    case keyframePaced
    /// A keyframe of the calculation mode `calculationModeCubic`; the trace shows it in the linear mode.
    case keyframeCubic
    /// A keyframe of the calculation mode `calculationModeCubicPaced`; the trace shows it in the linear mode.
    case keyframeCubicPaced
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

  /// The time, in ms.
  public var time: Double
  /// The delegate method, or the note.
  public var name: Name
  /// The values of `isTracking`, `isDragging` and `isDecelerating` during the call.
  package var flags: Flags
}
