import Foundation
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

/// An app's pager in a window, and which of its pages is shown.
@MainActor
struct PageExample {
  let window: UIWindow
  let pager: UIPageViewController
  /// The number of the shown page.
  let page: () -> Int
  /// The pages of the row; nil beyond the ends.
  let range: ClosedRange<Int>

  var scrollView: UIScrollView { pager.view.subviews.compactMap { $0 as? UIScrollView }[0] }

  init(
    _ root: UIViewController, _ pager: UIPageViewController, range: ClosedRange<Int>, size: CGSize,
    page: @escaping () -> Int
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    (self.pager, self.range, self.page) = (pager, range, page)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  enum Name: String, CaseIterable, Sendable {
    case onboarding, photos, tabs, endless, banners, clips, steps, calendar
  }

  init(_ name: Name) {
    let phone = CGSize(width: 375, height: 667)
    switch name {
    case .onboarding:
      let example = OnboardingPages(titles: ["Hello", "Swipe", "Tap", "Begin"])
      self.init(example, example, range: 0...3, size: phone) { [unowned example] in example.currentScreen }
    case .photos:
      let example = PhotoViewer(count: 6, startIndex: 2)
      self.init(example, example.pageController, range: 0...5, size: phone) { [unowned example] in
        example.currentIndex
      }
    case .tabs:
      let example = TabPager(tabs: ["News", "Sport", "Culture"])
      self.init(example, example.pager, range: 0...2, size: phone) { [unowned example] in example.selectedTab }
    case .endless:
      let example = EndlessPages(count: 3)
      self.init(example, example, range: -100...100, size: phone) { [unowned example] in example.current }
    case .banners:
      let example = BannerPages(count: 4)
      self.init(example, example.pager, range: -100...100, size: phone) { [unowned example] in example.current }
    case .clips:
      let example = ClipFeed(count: 4)
      self.init(example, example, range: 0...3, size: phone) { [unowned example] in example.clip?.index ?? -1 }
    case .steps:
      let example = StepPages(count: 3)
      example.fill(through: 2)
      self.init(example, example, range: 0...2, size: phone) { [unowned example] in example.step }
    case .calendar:
      let example = CalendarPages(present: 310)
      self.init(example, example.pager, range: -1000...310, size: phone) { [unowned example] in example.month }
    }
  }

  var isVertical: Bool { pager.navigationOrientation == .vertical }
}
