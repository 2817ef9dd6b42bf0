// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Pages without an end: the last is followed by the first.
public class EndlessPages: UIPageViewController {
  fileprivate let items: [UIViewController]

  public init(count: Int) {
    items = (0..<count).map { _ in UIViewController() }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([items[0]], direction: .forward, animated: false)
  }

  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  public var current: Int { return viewControllers?.first.flatMap { items.firstIndex(of: $0) } ?? -1 }
}

extension EndlessPages: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = items.firstIndex(of: viewController) else { return nil }
    return items[(index - 1 + items.count) % items.count]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = items.firstIndex(of: viewController) else { return nil }
    return items[(index + 1) % items.count]
  }

  public func presentationCount(for pageViewController: UIPageViewController) -> Int { return items.count }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { return current }
}
