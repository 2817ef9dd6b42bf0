import Foundation

/// The values of a view that the facade only stores.
open class UIViewStoredValues: UIResponder {
  open var contentMode = UIView.ContentMode.scaleToFill
}
