import FlowLayoutModel
import Foundation

extension UICollectionViewFlowLayout {
  /// The layout as a value of the layout model, with the delegate's sizes and spacings.
  var flowLayout: FlowLayout {
    guard let view = collectionView else { return FlowLayout(containerSize: containerSize, sections: []) }
    return FlowLayout(
      containerSize: containerSize, scrollDirection: scrollDirection == .horizontal ? .horizontal : .vertical,
      sections: (0..<view.numberOfSections).map { section($0, view) }, isRightToLeft: isMirrored)
  }

  /// The size of the view without the content inset across the scroll direction, which shortens the lines.
  var containerSize: LayoutSize {
    guard let view = collectionView else { return LayoutSize(width: 0, height: 0) }
    var size = view.bounds.size
    let inset = view.adjustedContentInset
    if scrollDirection == .vertical {
      size.width -= inset.left + inset.right
    } else {
      size.height -= inset.top + inset.bottom
    }
    return LayoutSize(atLeastZero: size)
  }

  /// Whether items are mirrored.
  ///
  /// That is the case if the view reads the other way and its coordinates are not flipped instead.
  var isMirrored: Bool {
    guard let view = collectionView, !flipsHorizontallyInOppositeLayoutDirection else { return false }
    return view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  private func section(_ section: Int, _ view: UICollectionView) -> FlowSection {
    let count = view.numberOfItems(inSection: section)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = sizes(ofSection: section, count: count, view, delegate)
    guard let delegate else {
      return FlowSection(
        itemSizes: sizes, minimumLineSpacing: spacing(minimumLineSpacing),
        minimumInteritemSpacing: spacing(minimumInteritemSpacing), sectionInset: LayoutInset(sectionInset),
        headerReferenceSize: LayoutSize(atLeastZero: headerReferenceSize),
        footerReferenceSize: LayoutSize(atLeastZero: footerReferenceSize))
    }
    let lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    let itemSpacing = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    let header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return FlowSection(
      itemSizes: sizes, minimumLineSpacing: spacing(lineSpacing), minimumInteritemSpacing: spacing(itemSpacing),
      sectionInset: LayoutInset(inset), headerReferenceSize: LayoutSize(atLeastZero: header),
      footerReferenceSize: LayoutSize(atLeastZero: footer))
  }

  private func sizes(
    ofSection section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> ItemSizes {
    let (itemSize, preferred) = (itemSize, preferredSizes)
    guard let estimate else {
      guard let delegate else { return .uniform(count: count, size: LayoutSize(atLeastZero: itemSize)) }
      return .each(
        (0..<count).map { item in
          let path = IndexPath(item: item, section: section)
          return LayoutSize(atLeastZero: delegate.collectionView(view, layout: self, sizeForItemAt: path))
        })
    }
    if delegate == nil && preferred.isEmpty { return .uniform(count: count, size: LayoutSize(atLeastZero: estimate)) }
    return .each(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        if let size = preferred[path] { return LayoutSize(atLeastZero: size) }
        let given = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        // A size equal to `itemSize` is the layout's own, so the estimate replaces it.
        return LayoutSize(atLeastZero: given == itemSize ? estimate : given)
      })
  }

  private func spacing(_ value: CGFloat) -> Double { value.isFinite ? min(max(-1e15, Double(value)), 1e15) : 0 }
}

extension LayoutSize {
  /// Creates a size whose negative, infinite and NaN sides are 0.
  init(atLeastZero size: CGSize) {
    func side(_ value: CGFloat) -> Double { value.isFinite ? min(max(0, Double(value)), 1e15) : 0 }
    self.init(width: side(size.width), height: side(size.height))
  }
}

extension LayoutInset {
  /// Converts insets to the layout model's type; infinite and NaN sides count as 0.
  init(_ insets: UIEdgeInsets) {
    func side(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    self.init(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom), right: side(insets.right))
  }
}
