import Foundation

/// An event, such as a touch; the facade never creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A touch on the screen; the facade never creates one: touches are the samples of a gesture.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open var view: UIView? { nil }

  open func location(in view: UIView?) -> CGPoint { .zero }
}
