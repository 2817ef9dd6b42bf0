// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A file as an app has it, which documents less than this package does.
import UIKit

/// Says of a scroll that only headers have moved.
open class StickyHeaderContext: UICollectionViewFlowLayoutInvalidationContext {
  public var isScrolling = false
}

/// A vertical list whose headers stay at the top as long as their section is there, placed by the layout itself, and whose
/// releases rest with a section's top below its header.
open class StickyHeaderLayout: UICollectionViewFlowLayout {
  public private(set) var scrolls = 0
  private var contentWidth: CGFloat = 0

  override open class var invalidationContextClass: AnyClass { return StickyHeaderContext.self }

  override open func prepare() {
    super.prepare()
    contentWidth = collectionView?.bounds.width ?? 0
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! StickyHeaderContext
    context.isScrolling = newBounds.width == contentWidth
    context.invalidateFlowLayoutDelegateMetrics = !context.isScrolling
    if context.isScrolling, let collectionView = collectionView {
      let headers = (0..<collectionView.numberOfSections).map { IndexPath(item: 0, section: $0) }
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    }
    return context
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? StickyHeaderContext, context.isScrolling { scrolls += 1 }
    super.invalidateLayout(with: context)
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView, let elements = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    var result = elements.filter { $0.representedElementKind != UICollectionView.elementKindSectionHeader }
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path), header.frame.intersects(rect)
      {
        result.append(header)
      }
    }
    return result
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard elementKind == UICollectionView.elementKindSectionHeader, let collectionView = collectionView,
      let header = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    guard count > 0,
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
    else { return header }
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let lowest = last.frame.maxY + sectionInset.bottom - header.frame.height
    header.frame.origin.y = max(header.frame.minY, min(top, lowest))
    header.zIndex = 1024
    return header
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let tops = (0..<collectionView.numberOfSections).compactMap {
      super.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))?.frame.minY
    }
    let goal = tops.min { abs($0 - proposedContentOffset.y) < abs($1 - proposedContentOffset.y) }
    return CGPoint(x: proposedContentOffset.x, y: goal ?? proposedContentOffset.y)
  }
}

/// A list in sections, each with a header.
open class SectionedList: NSObject, UICollectionViewDataSource {
  public var counts: [Int]

  public init(counts: [Int], in collectionView: UICollectionView) {
    self.counts = counts
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.dataSource = self
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    return counts.count
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return counts[section]
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    header.tag = indexPath.section
    return header
  }
}
