import Foundation

/// An event, such as a touch.
///
/// The facade never creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A touch on the screen.
///
/// The facade never creates one: touches are the samples of a gesture.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view in which the touch began: always nil.
  open var view: UIView? { nil }

  /// Returns the location of the touch in a view, in points: always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
