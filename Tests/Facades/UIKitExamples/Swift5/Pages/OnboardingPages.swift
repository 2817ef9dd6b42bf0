// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// A tour of a few screens, with dots and a button that goes on.
open class OnboardingPages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  public let dots = UIPageControl()
  public let nextButton = UIButton(type: .system)
  private let screens: [UIViewController]

  public init(titles: [String]) {
    screens = titles.map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public var currentScreen: Int {
    guard let shown = viewControllers?.first, let index = screens.firstIndex(of: shown) else { return 0 }
    return index
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    if let first = screens.first {
      setViewControllers([first], direction: .forward, animated: false, completion: nil)
    }
    dots.numberOfPages = screens.count
    dots.addAction(UIAction { [weak self] _ in self?.showDot() }, for: .valueChanged)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    for control in [dots, nextButton] {
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    nextButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24).isActive = true
    dots.bottomAnchor.constraint(equalTo: nextButton.topAnchor).isActive = true
  }

  private func show(_ index: Int) {
    let direction: UIPageViewController.NavigationDirection = index > currentScreen ? .forward : .reverse
    setViewControllers([screens[index]], direction: direction, animated: true) { [weak self] _ in self?.update() }
  }

  private func showDot() { show(dots.currentPage) }

  private func goOn() {
    if currentScreen + 1 < screens.count { show(currentScreen + 1) }
  }

  private func update() {
    dots.currentPage = currentScreen
    nextButton.setTitle(currentScreen == screens.count - 1 ? "Done" : "Next", for: .normal)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = screens.firstIndex(of: viewController), index > 0 else { return nil }
    return screens[index - 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = screens.firstIndex(of: viewController), index + 1 < screens.count else { return nil }
    return screens[index + 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { update() }
  }
}
