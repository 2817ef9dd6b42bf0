// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Tabs above their pages; the line under the titles follows the finger.
public final class TabPager: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIScrollViewDelegate
{
  public private(set) var selectedTab = 0
  public private(set) var linePositions: [CGFloat] = []
  public let line = UIView()
  public private(set) var buttons: [UIButton] = []
  public let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let tabs: [UIViewController]
  private var goalOfTap: Int?

  public init(tabs titles: [String]) {
    tabs = titles.map { _ in UIViewController() }
    super.init(nibName: nil, bundle: nil)
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.select(index) }, for: .touchUpInside)
      buttons.append(button)
    }
  }

  public required init?(coder: NSCoder) { return nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIStackView(arrangedSubviews: buttons)
    bar.distribution = .fillEqually
    addChild(pager)
    let pages: UIView = pager.view
    for part in [bar, pages] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.addSubview(line)
    pager.didMove(toParent: self)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      pager.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
      pager.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pager.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pager.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([tabs[0]], direction: .forward, animated: false)
    for case let scrollView as UIScrollView in pager.view.subviews { scrollView.delegate = self }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(tabs.count)
    line.frame = CGRect(x: CGFloat(selectedTab) * width, y: 42, width: width, height: 2)
  }

  public func select(_ tab: Int) {
    if tab == selectedTab { return }
    goalOfTap = tab
    pager.setViewControllers(
      [tabs[tab]], direction: tab > selectedTab ? .forward : .reverse, animated: true
    ) { [weak self] _ in
      self?.selectedTab = tab
      self?.goalOfTap = nil
    }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    let progress = (scrollView.contentOffset.x - width) / width
    // A tap goes past several tabs in one page's way.
    let reach = goalOfTap.map { CGFloat(abs($0 - selectedTab)) } ?? 1
    line.frame.origin.x = (CGFloat(selectedTab) + progress * reach) * line.frame.width
    linePositions.append(line.frame.origin.x / line.frame.width)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = pageViewController.viewControllers?.first else { return }
    selectedTab = tabs.firstIndex(of: shown) ?? 0
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = tabs.firstIndex(of: viewController) ?? 0
    return index == 0 ? nil : tabs[index - 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = tabs.firstIndex(of: viewController) ?? 0
    return index == tabs.count - 1 ? nil : tabs[index + 1]
  }
}
