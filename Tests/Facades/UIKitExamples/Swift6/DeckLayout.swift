// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Attributes that know how far down the deck a card lies.
public final class DeckAttributes: UICollectionViewLayoutAttributes {
  public var depth: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? DeckAttributes else { return self }
    MainActor.assumeIsolated { copy.depth = depth }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DeckAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.depth == depth }
  }
}

/// A card that darkens with its depth, and knows whether it has come up from below.
public final class DeckCell: UICollectionViewCell {
  public private(set) var depth: CGFloat = 0
  public private(set) var comesFromBelow = false

  public override func prepareForReuse() {
    super.prepareForReuse()
    comesFromBelow = false
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    depth = (layoutAttributes as? DeckAttributes)?.depth ?? 0
    contentView.alpha = max(0.2, 1 - depth / 5)
    if layoutAttributes.transform.ty > 0 { comesFromBelow = true }
  }
}

/// A deck of cards, one page of scrolling for each.
///
/// Those that come lie under the one on top, those that have been are off to the left.
public final class DeckLayout: UICollectionViewLayout {
  public let cardSize: CGSize
  private var cache: [DeckAttributes] = []
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  public init(cardSize: CGSize) {
    self.cardSize = cardSize
    super.init()
  }

  public required init?(coder: NSCoder) {
    cardSize = CGSize(width: 200, height: 300)
    super.init(coder: coder)
  }

  public override class var layoutAttributesClass: AnyClass { DeckAttributes.self }

  private var pageWidth: CGFloat { max(1, collectionView?.bounds.width ?? 1) }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(width: CGFloat(cache.count) * pageWidth, height: collectionView.bounds.height)
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      cache = []
      return
    }
    let (bounds, page) = (collectionView.bounds, collectionView.contentOffset.x / pageWidth)
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = DeckAttributes(forCellWith: IndexPath(item: item, section: 0))
      let way = CGFloat(item) - page
      attributes.size = cardSize
      attributes.depth = max(0, way)
      attributes.zIndex = -item
      attributes.center = CGPoint(x: bounds.midX + min(0, way) * bounds.width, y: bounds.midY + attributes.depth * 8)
      let scale = max(0.7, 1 - attributes.depth / 20)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.isHidden = way <= -1 || way > 4
      return attributes
    }
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let page = collectionView.contentOffset.x / pageWidth
    let goal = abs(velocity.x) < 0.2 ? round(page) : velocity.x > 0 ? ceil(page) : floor(page)
    return CGPoint(x: min(max(0, goal), CGFloat(max(0, cache.count - 1))) * pageWidth, y: proposedContentOffset.y)
  }

  // MARK: - Cards that come and go

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert: item.indexPathAfterUpdate.map { _ = inserted.insert($0) }
      case .delete: item.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
      default: break
      }
    }
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { attributes?.transform = CGAffineTransform(translationX: 0, y: 400) }
    return attributes
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deleted.contains(itemIndexPath) {
      attributes?.alpha = 0
      attributes?.center.y -= 400
    }
    return attributes
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }
}
