/// An event; a method that a ``Selector`` calls receives an empty one.
@preconcurrency @MainActor open class UIEvent: NSObject { open var allTouches: Set<UITouch>? { nil } }

/// A touch on the screen; the facade never creates one: touches are the samples of a gesture.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open var view: UIView? { nil }
  open var phase: Phase { .stationary }
  open var timestamp: TimeInterval { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}
