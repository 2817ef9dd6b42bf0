// swift-format-ignore-file
//
//  CardCarouselController.swift
//
import UIKit

/// A storyboard scene: a row of cards that snaps to the centred one, with buttons for the next and the previous card.
class CardCarouselController: UIViewController {
  @IBOutlet weak var collectionView: UICollectionView!
  @IBOutlet private(set) weak var pageControl: UIPageControl!
  @IBOutlet weak var nextButton: UIButton!

  var cards = ["Ace", "King", "Queen", "Jack", "Ten"]
  private var startIndex = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 260, height: 180)
    layout.minimumLineSpacing = 12
    collectionView.collectionViewLayout = layout
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.decelerationRate = .fast
    nextButton.addTarget(self, action: #selector(didTapNext(_:)), for: .touchUpInside)
    pageControl.numberOfPages = cards.count
  }

  @objc private func didTapNext(_ sender: UIButton) {
    show(min(startIndex + 1, cards.count - 1), animated: false)
  }

  @IBAction func restart(_ sender: Any) { show(0, animated: false) }

  private var pageWidth: CGFloat {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return 1 }
    return layout.itemSize.width + layout.minimumLineSpacing
  }

  private func show(_ index: Int, animated: Bool) {
    startIndex = index
    pageControl.currentPage = index
    collectionView.setContentOffset(CGPoint(x: CGFloat(index) * pageWidth, y: 0), animated: animated)
  }
}

// MARK: - UICollectionViewDataSource

extension CardCarouselController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) }
}

// MARK: - UIScrollViewDelegate

extension CardCarouselController: UICollectionViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let position = scrollView.contentOffset.x / pageWidth
    var index =
      velocity.x > 0.2 ? Int(position.rounded(.down)) + 1 : velocity.x < -0.2 ? Int(position) : Int(position.rounded())
    index = max(0, min(index, cards.count - 1))
    startIndex = index
    pageControl.currentPage = index
    targetContentOffset.pointee.x = CGFloat(index) * pageWidth
  }
}

#if DEBUG
  @available(iOS 17.0, *)
  #Preview("Cards") {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
  }
#endif
