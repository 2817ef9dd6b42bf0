// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Promotional cards: the first one rests at the left edge, the last one at the right, the others in the middle, and
/// every swipe leaves the card it began on.
public final class CardRowController: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  private enum Direction { case forward, backward }

  private static let cellIdentifier = "Card"

  private let collectionView: UICollectionView
  private let cardSize: CGSize
  private let spacing: CGFloat
  private let count: Int
  private var centeredCard: Int?
  private var direction = Direction.forward
  private var lastOffset: CGFloat = 0
  /// The finger's translation when the direction was last known.
  private var lastTranslation: CGFloat = 0

  public init(_ collectionView: UICollectionView, cardSize: CGSize, spacing: CGFloat, count: Int) {
    self.collectionView = collectionView
    self.cardSize = cardSize
    self.spacing = spacing
    self.count = count
    super.init()
    (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.decelerationRate = .fast
    collectionView.delegate = self
    collectionView.dataSource = self
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    cell.contentView.backgroundColor = .systemIndigo
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { cardSize }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }

  // MARK: UIScrollViewDelegate

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lastOffset = scrollView.contentOffset.x
    lastTranslation = 0
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let x = scrollView.contentOffset.x
    if scrollView.isTracking && x != lastOffset {
      direction = x > lastOffset ? .forward : .backward
      lastTranslation = scrollView.panGestureRecognizer.translation(in: scrollView).x
    }
    lastOffset = x
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // The finger may have moved on by less than a pixel, without a call of `scrollViewDidScroll`.
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView).x
    if translation != lastTranslation { direction = translation < lastTranslation ? .forward : .backward }
    let card = card(for: targetContentOffset.pointee)
    centeredCard = nil
    guard let card = card else { return }
    let width = collectionView.bounds.width
    let x: CGFloat
    switch card.indexPath.item {
    case 0:
      x = -collectionView.contentInset.left
    case count - 1:
      x = Self.roundf(collectionView.contentSize.width - width + collectionView.contentInset.right)
    case let item:
      x = Self.roundf(card.frame.minX - Self.roundf((width - cardSize.width) / 2))
      centeredCard = item
    }
    targetContentOffset.pointee.x = x
  }

  /// Rounds like C's `roundf`, in 32 bits.
  private static func roundf(_ length: CGFloat) -> CGFloat { CGFloat(Float(length).rounded()) }

  private func card(for target: CGPoint) -> UICollectionViewLayoutAttributes? {
    let (bounds, inset) = (collectionView.bounds, collectionView.contentInset)
    if bounds.maxX >= collectionView.contentSize.width + inset.right { return attributes(of: count - 1) }
    if bounds.minX <= -inset.left { return attributes(of: 0) }
    let visible = CGRect(origin: CGPoint(x: target.x, y: bounds.minY), size: bounds.size)
    let targetCenter = CGPoint(x: target.x + bounds.width / 2, y: target.y)
    let presentCenter = CGPoint(x: bounds.midX, y: bounds.minY)
    let elements = collectionView.collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    for element in elements {
      let reach = element.frame.insetBy(dx: -spacing, dy: -spacing)
      guard reach.contains(targetCenter) else { continue }
      let item = element.indexPath.item
      let showsOneCard = bounds.width <= 2 * cardSize.width
      let wouldStay = reach.contains(presentCenter) && (showsOneCard || item == centeredCard)
      if wouldStay && direction == .backward && item > 0 { return attributes(of: item - 1) }
      if wouldStay && direction == .forward && item < count - 1 { return attributes(of: item + 1) }
      return element
    }
    return nil
  }

  private func attributes(of item: Int) -> UICollectionViewLayoutAttributes? {
    return collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
  }
}
