import Foundation

/// The values of a page control that the facade only stores.
open class UIPageControlStoredValues: UIControl {
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
