// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Pages to swipe through, with dots below them and a button that goes on.
open class OnboardingController: UIViewController, UIScrollViewDelegate {
  public let scrollView = UIScrollView()
  public let pageControl = UIPageControl()
  public let nextButton = UIButton(type: .system)
  public private(set) var pages: [UIView] = []
  public var onFinish: (() -> Void)?
  private let titles: [String]

  public init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    for title in titles {
      let page = UIView()
      let label = UILabel()
      label.text = title
      label.font = UIFont.systemFont(ofSize: 28, weight: .bold)
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.addSubview(label)
      scrollView.addSubview(page)
      pages.append(page)
    }

    pageControl.numberOfPages = titles.count
    pageControl.hidesForSinglePage = true
    pageControl.pageIndicatorTintColor = .lightGray
    pageControl.currentPageIndicatorTintColor = view.tintColor
    pageControl.addAction(UIAction { [weak self] _ in self?.turnToCurrentPage() }, for: .valueChanged)

    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)

    [scrollView, pageControl, nextButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -8),
      nextButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      nextButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      nextButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(width: CGFloat(pages.count) * size.width, height: size.height)
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = pageControl.currentPage
    coordinator.animate(
      alongsideTransition: { _ in
        self.scrollView.contentOffset.x = CGFloat(page) * self.scrollView.bounds.width
      }, completion: nil)
  }

  // MARK: - UIScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0, scrollView.isTracking || scrollView.isDecelerating else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    updateButton()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updateButton()
  }

  // MARK: - Private

  private func goOn() {
    if pageControl.currentPage == pages.count - 1 {
      UIView.animate(withDuration: 0.25, animations: { self.view.alpha = 0 }) { _ in self.onFinish?() }
    } else {
      pageControl.currentPage += 1
      turnToCurrentPage()
    }
  }

  private func turnToCurrentPage() {
    let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  private func updateButton() {
    let isLast = pageControl.currentPage == pages.count - 1
    nextButton.setTitle(isLast ? "Done" : "Next", for: .normal)
  }
}
