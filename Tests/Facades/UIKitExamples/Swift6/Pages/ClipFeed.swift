// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Clips one above the other, as high as the screen; only the clip that is seen plays.
public final class ClipFeed: UIPageViewController, UIPageViewControllerDataSource {
  public final class Clip: UIViewController {
    public let index: Int
    public private(set) var isPlaying = false

    init(index: Int) {
      self.index = index
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isPlaying = true
    }

    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      isPlaying = false
    }
  }

  private let count: Int

  public init(count: Int) {
    self.count = count
    super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public var clip: Clip? { viewControllers?.first as? Clip }

  public override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([Clip(index: 0)], direction: .forward, animated: false)
  }

  private func clip(_ index: Int) -> Clip? { (0..<count).contains(index) ? Clip(index: index) : nil }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? Clip).flatMap { clip($0.index - 1) } }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? Clip).flatMap { clip($0.index + 1) } }
}
