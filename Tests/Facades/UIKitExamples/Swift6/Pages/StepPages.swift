// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Steps of a form; a swipe goes on only from a step that is filled in.
public final class StepPages: UIPageViewController {
  public private(set) var step = 0
  private let steps: [UIViewController]
  private var filled = 0

  public init(count: Int) {
    steps = (0..<count).map { _ in UIViewController() }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([steps[0]], direction: .forward, animated: false)
  }

  public func fill(through last: Int) {
    filled = max(filled, last + 1)
    // The pager would not ask again about a step after this one.
    dataSource = nil
    dataSource = self
  }
}

extension StepPages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = steps.firstIndex(of: viewController), index > 0 else { return nil }
    return steps[index - 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = steps.firstIndex(of: viewController), index < min(filled, steps.count - 1) else { return nil }
    return steps[index + 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if let shown = pageViewController.viewControllers?.first { step = steps.firstIndex(of: shown) ?? step }
  }
}
