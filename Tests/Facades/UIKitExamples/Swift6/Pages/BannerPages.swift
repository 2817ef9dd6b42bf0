// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// A banner that shows its next page every few seconds, but not while somebody drags it.
public final class BannerPages: UIViewController {
  public static let interval: TimeInterval = 3
  public let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  public private(set) var current = 0
  private let banners: [UIViewController]
  private var timer: Timer?

  public init(count: Int) {
    banners = (0..<count).map { _ in UIViewController() }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    pager.view.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: 160)
    pager.view.autoresizingMask = .flexibleWidth
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([banners[0]], direction: .forward, animated: false)
    startTimer()
  }

  private func startTimer() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      Task { @MainActor in self.showNext() }
    }
  }

  /// What the timer calls.
  public func showNext() {
    current = (current + 1) % banners.count
    pager.setViewControllers([banners[current]], direction: .forward, animated: true)
  }
}

extension BannerPages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private func banner(_ step: Int, from page: UIViewController) -> UIViewController? {
    banners.firstIndex(of: page).map { banners[($0 + step + banners.count) % banners.count] }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { banner(-1, from: viewController) }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { banner(1, from: viewController) }

  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    timer?.invalidate()
    timer = nil
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    startTimer()
    guard completed, let page = pageViewController.viewControllers?.first else { return }
    current = banners.firstIndex(of: page) ?? current
  }
}
