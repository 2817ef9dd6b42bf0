// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Photos side by side with a black gap; only the photos around the shown one exist.
public class PhotoViewer: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  public class PhotoController: UIViewController {
    public let index: Int

    init(index: Int) {
      self.index = index
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder aDecoder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    public override func loadView() {
      let imageView = UIImageView()
      imageView.contentMode = .scaleAspectFit
      view = imageView
    }
  }

  public private(set) var currentIndex: Int
  private var nextIndex: Int?
  private let count: Int
  public let pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [UIPageViewController.OptionsKey.interPageSpacing: 20])

  public init(count: Int, startIndex: Int) {
    self.count = count
    currentIndex = startIndex
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    addChild(pageController)
    pageController.view.frame = view.bounds
    pageController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)
    pageController.dataSource = self
    pageController.delegate = self
    pageController.setViewControllers(
      [PhotoController(index: currentIndex)], direction: .forward, animated: false, completion: nil)
  }

  private func photo(at index: Int) -> UIViewController? {
    guard index >= 0 && index < count else { return nil }
    return PhotoController(index: index)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let shown = viewController as? PhotoController else { return nil }
    return photo(at: shown.index - 1)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let shown = viewController as? PhotoController else { return nil }
    return photo(at: shown.index + 1)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    nextIndex = (pendingViewControllers.first as? PhotoController)?.index
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed, let nextIndex = nextIndex { currentIndex = nextIndex }
    nextIndex = nil
  }
}
