import Foundation

/// The base class of gesture recognizers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible
    /// The gesture has begun.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture has ended.
    case ended
    /// The system has cancelled the touch.
    case cancelled
    /// The touch has turned out to be something else.
    case failed
    /// The gesture has been recognized: the same as `ended`.
    public static let recognized = State.ended
  }

  /// The state of the gesture recognizer.
  open internal(set) var state = State.possible
  /// The view to which the gesture recognizer is attached.
  open var view: UIView? { owner }
  // The view clears this when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  /// A Boolean value that enables the gesture recognizer; a scroll view's also follows `isScrollEnabled`.
  open var isEnabled = true

  /// The delegate, which the facade never calls.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that cancels the view's touches for a recognized gesture, stored without effect.
  open var cancelsTouchesInView = true
  /// A Boolean value that delays the view's touches until recognition fails, stored without effect.
  open var delaysTouchesBegan = false
  /// A Boolean value that delays the end of the view's touches, stored without effect.
  open var delaysTouchesEnded = true
  /// The number of touches; only a scroll view's pan gesture recognizer receives any.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Creates a gesture recognizer; its target is never called, because a ``Selector`` needs Objective-C.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a gesture recognizer.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Does nothing, because targets are never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing, because targets are never called.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing, because gesture recognizers do not wait for one another in the facade.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the location of the touch in a view, in points: zero, except in ``UIPanGestureRecognizer``.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
