import Foundation

/// What a finger's track is taken for, and how far it has come.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// No finger, or none whose track is a gesture yet.
    case possible
    /// The track has just become a gesture.
    case began
    /// The finger has moved on.
    case changed
    /// The finger lifts.
    case ended
    /// The system takes the touch away.
    case cancelled
    /// The track has become something else.
    case failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// The view whose touches it sees.
  open var view: UIView? { owner }
  // The view that has the recogniser takes itself out when it goes.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  /// Whether it looks at touches; for a scroll view's, `isScrollEnabled`.
  open var isEnabled = true

  /// Who is asked about touches; nobody is.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view gets no touches that are a gesture.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when they are no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view is told late that touches end.
  open var delaysTouchesEnded = true
  /// The number of fingers: none but a scroll view's are simulated.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Creates a recogniser; its target is never called, because a ``Selector`` finds nothing.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recogniser.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Nothing: targets are never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Nothing: targets are never called.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Nothing: recognisers do not wait for one another here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the finger is in a view's coordinates, in points; see ``UIPanGestureRecognizer``.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
