@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
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

  private final var targets: [TargetAction] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, which is held weakly and called for taps and for the pans of scroll views.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(TargetAction(target, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isOf(target, action) } }

  final func sendActions() {
    for entry in targets { if let target = entry.receiver { entry.action.send(to: target, from: self) } }
  }

  /// Does nothing, because gesture recognizers do not wait for one another in the facade.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the location of the touch in a view, in points: zero, except in ``UIPanGestureRecognizer``.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
