// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Months without a first one, made when they are needed; the present month is the last.
public final class CalendarPages: UIViewController {
  public final class Month: UIViewController {
    public let number: Int

    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
      title = "\(1 + (number % 12 + 12) % 12)"
    }

    required init?(coder: NSCoder) { nil }
  }

  public let todayButton = UIButton(type: .system)
  public let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10.0])
  private let present: Int

  public init(present: Int) {
    self.present = present
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public var month: Int { (pager.viewControllers?.first as? Month)?.number ?? present }

  public override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 400))
    addChild(pager)
    view.addSubview(pager.view)
    view.addSubview(todayButton)
    pager.didMove(toParent: self)
    pager.dataSource = self
    todayButton.addAction(UIAction { [weak self] _ in self?.showToday() }, for: .touchUpInside)
    pager.setViewControllers([Month(number: present)], direction: .forward, animated: false)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pager.view.frame = view.bounds.insetBy(dx: 0, dy: 40)
    todayButton.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
  }

  private func showToday() {
    if month == present { return }
    pager.setViewControllers([Month(number: present)], direction: .forward, animated: true) { [weak self] _ in
      // Otherwise the pager would still know the month from which it came.
      guard let self, let shown = self.pager.viewControllers else { return }
      self.pager.setViewControllers(shown, direction: .forward, animated: false)
    }
  }
}

extension CalendarPages: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? Month).map { Month(number: $0.number - 1) } }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let number = (viewController as? Month)?.number, number < present else { return nil }
    return Month(number: number + 1)
  }
}
