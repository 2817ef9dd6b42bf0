import Foundation
import Testing
import UIKitFacade

@Suite("Scrolling to an item") @MainActor
struct UIScrollViewScrollPositionTests {
  /// One item of 50 by 80 pt far from all edges.
  private final class OneItem: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 500, y: 600, width: 50, height: 80)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }.filter {
        $0.frame.intersects(rect)
      }
    }
  }

  // Insets of 20 and 40 leave 240 of 300 pt from left to right, those of 10 and 30 leave 360 of 400 pt from top to bottom.
  @Test(
    "Each scroll position is relative to the area inside the insets",
    arguments: [
      (UICollectionView.ScrollPosition.left, UICollectionView.ScrollPosition.top, 480.0, 590.0),
      (.centeredHorizontally, .centeredVertically, 385, 450), (.right, .bottom, 290, 310),
    ])
  @MainActor func positions(
    across: UICollectionView.ScrollPosition, along: UICollectionView.ScrollPosition, x: Double, y: Double
  ) {
    let deck = Deck([["a"]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: OneItem())
    view.register(Deck.Card.self, forCellWithReuseIdentifier: "Card")
    view.dataSource = deck
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.layoutIfNeeded()
    view.contentOffset = .zero
    let path = IndexPath(item: 0, section: 0)
    view.scrollToItem(at: path, at: across, animated: false)
    #expect((Double(view.contentOffset.x), Double(view.contentOffset.y)) == (x, 0))
    view.contentOffset = .zero
    view.scrollToItem(at: path, at: along, animated: false)
    #expect((Double(view.contentOffset.x), Double(view.contentOffset.y)) == (0, y))
    view.scrollToItem(at: path, at: [across, along], animated: false)
    #expect((Double(view.contentOffset.x), Double(view.contentOffset.y)) == (x, y))
  }
}
