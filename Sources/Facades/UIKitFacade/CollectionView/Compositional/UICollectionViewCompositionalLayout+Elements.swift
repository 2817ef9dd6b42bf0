extension UICollectionViewCompositionalLayout {
  /// Returns a section's elements in a rectangle: decorations, items and what is attached, headers and footers; a
  /// section that scrolls returns what it shows, with the frames at its content offset of zero.
  func elements(of section: CompositionalSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    if section.rect.overlaps(rect) {
      for item in section.section.decorationItems { result.append(decoration(item, section)) }
    }
    // Items may be wider than the view, and reach out of their section.
    result += items(of: section, in: rect)
    for bar in section.bars {
      let attributes = attributes(of: bar, section)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    return result
  }

  private func items(of section: CompositionalSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var visible = rect
    if section.scrolls {
      if !section.band.overlaps(rect) { return [] }
      let offset = collectionView?.orthogonalViews[section.index]?.contentOffset ?? .zero
      visible = section.band.intersection(rect).offsetBy(dx: offset.x, dy: offset.y)
    }
    var result: [UICollectionViewLayoutAttributes] = []
    for item in section.items(in: visible) {
      guard let leaf = section.leaf(ofItem: item) else { continue }
      let path = IndexPath(item: item, section: section.index)
      if leaf.frame.overlaps(visible) { result.append(attributes(of: leaf, path, section)) }
      for supplementary in leaf.item?.supplementaryItems ?? [] {
        let attributes = attributes(of: supplementary, at: leaf.frame, path, section)
        if attributes.frame.overlaps(visible) { result.append(attributes) }
      }
    }
    return result
  }

  func attributes(of leaf: GroupFrames.Leaf, _ path: IndexPath, _ section: CompositionalSection) -> LayoutAttributes {
    placed(LayoutAttributes(forCellWith: path), leaf.frame, leaf.zIndex, inside: section)
  }

  func attributes(
    of item: NSCollectionLayoutSupplementaryItem, at frame: CGRect, _ path: IndexPath, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    placed(
      LayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path),
      section.attached(item.frame(at: frame), to: frame), item.zIndex, inside: section)
  }

  func attributes(of bar: CompositionalSection.Bar, _ section: CompositionalSection) -> LayoutAttributes {
    let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .infinite
    let path = IndexPath(item: bar.number, section: section.index)
    return placed(
      LayoutAttributes(forSupplementaryViewOfKind: bar.item.elementKind, with: path),
      section.frame(of: bar, visible: visible), bar.item.zIndex)
  }

  func decoration(_ item: NSCollectionLayoutDecorationItem, _ section: CompositionalSection) -> LayoutAttributes {
    let path = IndexPath(item: 0, section: section.index)
    return placed(
      LayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path),
      section.attached(section.rect.inset(by: item.contentInsets), to: section.rect), item.zIndex)
  }

  private func placed(
    _ attributes: LayoutAttributes, _ frame: CGRect, _ zIndex: Int, inside section: CompositionalSection? = nil
  ) -> LayoutAttributes {
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    if let section, section.scrolls { attributes.embeddedSection = section.index }
    return attributes
  }

  func section(of path: IndexPath) -> CompositionalSection? {
    path.count == 2 && sections.indices.contains(path.section) ? sections[path.section] : nil
  }
}

extension CGRect {
  /// Returns whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
