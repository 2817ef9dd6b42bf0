import Foundation

/// A row of dots, one of which stands for the page that is seen.
open class UIPageControl: UIControl {
  /// The number of pages; at least 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page(currentPage)
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that is seen: not before the first, not after the last.
  open var currentPage = 0 {
    didSet {
      let page = page(currentPage)
      if page != currentPage { currentPage = page }
    }
  }
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether the dot changes only when `updateCurrentPageDisplay` is called; nothing is drawn.
  open var defersCurrentPageDisplay = false
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves along the dots turns pages; none does.
  open var allowsContinuousInteraction = true
  /// The image of a dot.
  open var preferredIndicatorImage: UIImage?

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while a finger is there.
    case automatic
    /// Always something.
    case prominent
    /// Nothing.
    case minimal
  }

  /// Has the dots show the page.
  open func updateCurrentPageDisplay() {}

  /// The size of the dots of a number of pages, in points.
  ///
  /// Dots are 7 pt wide and 9 pt apart, as before iOS 14, which draws larger ones that depend on its setting.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 - 9 : 0, height: 37)
  }

  /// The size of its own dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of its own dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func page(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
}
