open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page(currentPage)
      invalidateIntrinsicContentSize()
    }
  }
  open var currentPage = 0 { didSet { if page(currentPage) != currentPage { currentPage = page(currentPage) } } }
  // The facade only stores these.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor, currentPageIndicatorTintColor: UIColor?

  /// Returns the size of dots 7 pt wide and 9 pt apart, as before iOS 14; those of later versions depend on settings.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 - 9 : 0, height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  private func page(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }
}
