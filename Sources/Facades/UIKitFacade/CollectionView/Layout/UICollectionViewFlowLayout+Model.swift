import FlowLayoutModel

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
    let (before, after) = view.adjustedContentInset.ends(scrollAxis.other)
    size[scrollAxis.other] -= before + after
    return LayoutSize(atLeastZero: size)
  }

  private func section(_ section: Int, _ view: UICollectionView) -> FlowSection {
    let count = view.numberOfItems(inSection: section)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = sizes(ofSection: section, count: count, view, delegate)
    let lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    let itemSpacing = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    return FlowSection(
      itemSizes: sizes, minimumLineSpacing: spacing(lineSpacing ?? minimumLineSpacing),
      minimumInteritemSpacing: spacing(itemSpacing ?? minimumInteritemSpacing),
      sectionInset: LayoutInset(inset ?? sectionInset),
      headerReferenceSize: LayoutSize(atLeastZero: header ?? headerReferenceSize),
      footerReferenceSize: LayoutSize(atLeastZero: footer ?? footerReferenceSize))
  }

  private func sizes(
    ofSection section: Int, count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> ItemSizes {
    let (itemSize, preferred) = (itemSize, preferredSizes)
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    let size = isEstimated ? estimatedItemSize : itemSize
    if delegate == nil && preferred.isEmpty { return .uniform(count: count, size: LayoutSize(atLeastZero: size)) }
    // Hashing an index path costs as much as all else that an item needs.
    let isPreferring = !preferred.isEmpty
    return .each(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        if isPreferring, let known = preferred[path] { return LayoutSize(atLeastZero: known) }
        let given = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        // A size equal to `itemSize` is the layout's own, so an estimate replaces it.
        return LayoutSize(atLeastZero: given == itemSize ? size : given)
      })
  }

  private func spacing(_ value: CGFloat) -> Double { value.isFinite ? min(max(-1e15, Double(value)), 1e15) : 0 }
}

extension LayoutRect {
  /// Converts a rectangle to the layout model's type; nil if it is the null rectangle or a number is infinite or NaN.
  init?(finite rect: CGRect) {
    if rect.isNull || !(rect.minX + rect.minY + rect.width + rect.height).isFinite { return nil }
    self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}

extension CGRect {
  init(_ rect: LayoutRect) { self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height) }
}

extension LayoutSize {
  init(atLeastZero size: CGSize) { self.init(width: size.width.finiteLength, height: size.height.finiteLength) }
}

extension LayoutInset {
  init(_ inset: UIEdgeInsets) {
    self.init(top: inset.top.finite, left: inset.left.finite, bottom: inset.bottom.finite, right: inset.right.finite)
  }
}
