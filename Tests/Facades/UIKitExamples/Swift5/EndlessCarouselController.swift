// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// A file as an app has it, which documents less than this package does.
import UIKit

/// Banners without an end: the last two again before the first one and the first two again after the last one, and a
/// cell that is a copy is swapped for the real one as soon as it is reached.
open class EndlessCarouselController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  public let banners: [UIColor]
  public let bannerSize: CGSize
  public let spacing: CGFloat
  public let interval: TimeInterval?
  public private(set) var collectionView: UICollectionView!

  private lazy var cells = banners.isEmpty ? [] : (-2..<banners.count + 2).map { banner(at: $0) }
  /// The cell that the controller takes to be shown.
  public private(set) var page = 2
  private var goal: CGFloat = 0

  public init(banners: [UIColor], bannerSize: CGSize, spacing: CGFloat, interval: TimeInterval? = 2) {
    self.banners = banners
    self.bannerSize = bannerSize
    self.spacing = spacing
    self.interval = interval
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = bannerSize
    layout.minimumLineSpacing = spacing
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.decelerationRate = .fast
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Banner")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    guard let interval = interval else { return }
    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] timer in
      guard let carousel = self else { return timer.invalidate() }
      MainActor.assumeIsolated { carousel.showNextBanner() }
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if goal == 0 { collectionView.contentOffset.x = offset(ofPage: page) }
  }

  private func showNextBanner() {
    page += 1
    goal = offset(ofPage: page)
    collectionView.setContentOffset(CGPoint(x: goal, y: 0), animated: true)
  }

  private var pageWidth: CGFloat { return bannerSize.width + spacing }

  private var margin: CGFloat { return (view.bounds.width - bannerSize.width) / 2 }

  private func banner(at cell: Int) -> UIColor { banners[(cell + 2 * banners.count) % banners.count] }

  private func offset(ofPage page: Int) -> CGFloat {
    return CGFloat(page) * pageWidth - margin
  }

  private func page(near x: CGFloat) -> Int {
    return Int(floor((Float(x) - Float(pageWidth) / 2) / Float(pageWidth))) + 1
  }

  // MARK: UICollectionViewDataSource

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return cells.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Banner", for: indexPath)
    cell.backgroundColor = cells[indexPath.item]
    return cell
  }

  // MARK: UIScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let x = scrollView.contentOffset.x
    if page == 1 && x <= goal {
      show(cells.count - 3)
    } else if page == cells.count - 2 && x >= goal {
      show(2)
    }
  }

  private func show(_ twin: Int) {
    // Comes back to scrollViewDidScroll, where the page is still the copy's.
    collectionView.setContentOffset(CGPoint(x: offset(ofPage: twin), y: 0), animated: false)
    page = twin
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    var next = page
    if velocity.x == 0 {
      next = page(near: targetContentOffset.pointee.x)
    } else {
      next = max(0, next + (velocity.x > 0 ? 1 : -1))
      if next > cells.count - 2 { next = Int(ceil(Float(scrollView.contentSize.width) / Float(pageWidth))) - 1 }
    }
    goal = CGFloat(Float(next) * Float(pageWidth)) - margin
    targetContentOffset.pointee.x = goal
    page = next
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page = page(near: scrollView.contentOffset.x)
  }
}
