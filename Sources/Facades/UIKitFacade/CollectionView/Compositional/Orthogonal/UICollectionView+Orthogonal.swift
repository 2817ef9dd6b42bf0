extension UICollectionView {
  func updateOrthogonalViews() {
    let compositional = layout as? UICollectionViewCompositionalLayout
    let sections = compositional?.sections.filter(\.scrolls) ?? []
    if sections.isEmpty && orthogonalViews.isEmpty { return }
    var kept: [Int: OrthogonalScrollView] = [:]
    for section in sections {
      let view = orthogonalViews[section.index] ?? OrthogonalScrollView(frame: section.band)
      if view.superview !== self {
        view.engine.time = engine.time
        addSubview(view)
      }
      kept[section.index] = view
    }
    for (index, view) in orthogonalViews where kept[index] == nil { view.removeFromSuperview() }
    orthogonalViews = kept
    for section in sections { kept[section.index]?.show(section, in: self) }
  }

  /// Scrolls a section to an item; returns its frame in this view's own content, or nil if the section does not scroll.
  func scrollSection(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) -> CGRect? {
    guard let layout = layout as? UICollectionViewCompositionalLayout, indexPath.count == 2 else { return nil }
    updateOrthogonalViews()
    guard let view = orthogonalViews[indexPath.section],
      let frame = layout.layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    let band = layout.sections[indexPath.section].band
    let own = frame.offsetBy(dx: -band.minX, dy: -band.minY)
    let axis = layout.sections[indexPath.section].frames.axis
    let (start, middle, end) = ScrollPosition.along(axis)
    view.scrollOnGroup(to: own, at: position.intersection([start, middle, end]), animated: animated)
    var shown = frame
    (shown.origin[axis], shown.size[axis]) = (band.low(axis), band.length(axis))
    return shown
  }
}
