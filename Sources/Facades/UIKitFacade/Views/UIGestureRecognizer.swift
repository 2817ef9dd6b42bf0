/// The base class of gesture recognizers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  @exclusivity(unchecked) open internal(set) var state = State.possible
  open var view: UIView? { owner }
  // The view clears this when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  open var isEnabled = true
  // The facade only stores these.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true

  /// The number of touches; only a scroll view's pan gesture recognizer receives any.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Creates a gesture recognizer; its target is never called, because a ``Selector`` needs Objective-C.
  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Does nothing, because targets are never called.
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing, because gesture recognizers do not wait for one another in the facade.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the location of the touch in a view, in points: zero, except in ``UIPanGestureRecognizer``.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
