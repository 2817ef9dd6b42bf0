import Foundation

/// The values of a view controller that the facade only stores.
open class UIViewControllerStoredValues: UIResponder {
  open var title: String?
  open var automaticallyAdjustsScrollViewInsets = true
}
