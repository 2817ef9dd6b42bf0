/// The spring of a page turn, as measured on two generations of iOS; see docs/Physics.md, "Paging".
package enum PageSpring: String, Hashable, Sendable, CaseIterable {
  /// iOS 15 and 16: decay 0.0144, frequency 0.00757 per ms. The default.
  case iOS15
  /// iOS 12 and 13: decay 0.0139, frequency 0.00765 per ms.
  case iOS12
  /// A page-style `TabView` of iOS 14 with pages of 896 pt: decay 0.01177, frequency 0.00611 per ms.
  case iOS14Tall
}

extension ScrollTuning {
  package mutating func setPageSpring(_ spring: PageSpring) {
    switch spring {
    case .iOS15: (pageSpringDecay, pageSpringFrequency) = (0.0144, 0.007_57)
    case .iOS12: (pageSpringDecay, pageSpringFrequency) = (0.0139, 0.007_65)
    case .iOS14Tall: (pageSpringDecay, pageSpringFrequency) = (0.011_77, 0.006_11)
    }
  }
}
