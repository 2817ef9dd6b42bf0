import Foundation

/// A row of dots, one of which marks the current page.
open class UIPageControl: UIControl {
  /// The number of pages; a negative number becomes 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page(currentPage)
      invalidateIntrinsicContentSize()
    }
  }
  /// The current page, limited to the first and the last page.
  open var currentPage = 0 {
    didSet {
      let page = page(currentPage)
      if page != currentPage { currentPage = page }
    }
  }
  /// A Boolean value that hides the control if there is only one page.
  open var hidesForSinglePage = false
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// A Boolean value that delays the display until `updateCurrentPageDisplay()` is called.
  ///
  /// The facade draws no dots.
  open var defersCurrentPageDisplay = false
  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// A Boolean value that lets a finger turn pages along the dots, stored without effect.
  open var allowsContinuousInteraction = true
  /// The preferred image of the dots.
  open var preferredIndicatorImage: UIImage?

  /// The styles of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// A background only while the user interacts.
    case automatic
    /// A full background at all times.
    case prominent
    /// A minimal background.
    case minimal
  }

  /// Does nothing, because the facade draws no dots.
  open func updateCurrentPageDisplay() {}

  /// Returns the size of the dots of a number of pages, in points.
  ///
  /// Dots are 7 pt wide and 9 pt apart, as before iOS 14. Later versions draw larger dots that depend on their
  /// settings.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 - 9 : 0, height: 37)
  }

  /// The size of the control's dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the control's dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func page(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
}
