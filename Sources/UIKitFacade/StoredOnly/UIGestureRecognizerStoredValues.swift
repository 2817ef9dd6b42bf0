import Foundation

/// The values of a gesture recognizer that the facade only stores.
@preconcurrency @MainActor
open class UIGestureRecognizerStoredValues: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
}
