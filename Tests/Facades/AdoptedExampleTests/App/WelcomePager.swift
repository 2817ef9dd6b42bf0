// swift-format-ignore-file
import UIKit

final class WelcomePager: UIViewController {
  private let titles: [String]
  let scrollView = UIScrollView()
  private(set) lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    control.numberOfPages = titles.count
    control.addTarget(self, action: #selector(pageControlChanged), for: .valueChanged)
    return control
  }()
  lazy var skipButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Skip", for: .normal)
    button.addTarget(self, action: #selector(WelcomePager.skip), for: .touchUpInside)
    return button
  }()
  private(set) var isDone = false

  init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension WelcomePager {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    view.addSubview(skipButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(titles.count), height: view.bounds.height)
    pageControl.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 37)
  }

  @objc fileprivate func pageControlChanged(_ sender: UIPageControl) {
    let x = CGFloat(sender.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  @objc fileprivate func skip() {
    isDone = true
    pageControl.currentPage = titles.count - 1
    pageControlChanged(pageControl)
  }
}

extension WelcomePager: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

@available(iOS 17, *)
#Preview {
  WelcomePager(titles: ["One", "Two", "Three"])
}
