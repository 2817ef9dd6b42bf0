import Foundation

/// Something that happens to a responder; nothing makes one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen; nothing makes one: fingers are a gesture's samples.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view it began in.
  open var view: UIView? { nil }

  /// Where it is in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
