extension UICollectionView {
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  func replaceLayout(by new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layout
    if new === old { return }
    // Both layouts refer to the view while one replaces the other.
    new.owner = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    let seen = views.values.map { $0 }
    for view in seen { view.willTransition(from: old, to: new) }
    layout = new
    new.invalidateLayout()
    if hasLaidOut {
      contentSize = preparedContentSize()
      settle(at: targetContentOffset(wasInRange: true))
      layoutIfNeeded()
    }
    for view in seen { view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if old.owner === self { old.owner = nil }
    guard let completion else { return }
    if animated { afterAnimation { completion(true) } } else { completion(true) }
  }

  /// Returns what the layout invalidates for new bounds, or nil for nothing.
  func layoutInvalidation(forBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    // The layout does not belong to the view yet, or has just adjusted the content offset itself.
    if layout.owner !== self || isAdjusting { return nil }
    if !layout.shouldInvalidateLayout(forBoundsChange: newBounds) { return nil }
    return layout.invalidationContext(forBoundsChange: newBounds)
  }

  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    // Invalidations during `prepare()` are ignored.
    if isPreparing { return }
    isPrepared = false
    unchanged = nil
    setNeedsLayout()
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      isAdjusting = true
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
      isAdjusting = false
    }
  }

  func preparedContentSize() -> CGSize {
    if !isPrepared {
      isPreparing = true
      layout.prepare()
      isPreparing = false
      isPrepared = true
      hasLaidOut = true
    }
    return layout.collectionViewContentSize
  }

  /// Prepares the layout, and scrolls a mirrored row to its right end, as soon as it can scroll.
  func prepareIfNeeded() {
    if isPrepared { return }
    contentSize = preparedContentSize()
    if hasStarted || layout.scrollAxis == .vertical || !layout.isMirrored { return }
    let end = engine.configuration.geometry.maximumContentOffset.x
    if end <= engine.configuration.geometry.minimumContentOffset.x { return }
    hasStarted = true
    if contentOffset.x <= 0 { contentOffset.x = CGFloat(end) }
  }

  /// Asks the layout, then the delegate, for the content offset after a change; what was in range stays there.
  func targetContentOffset(wasInRange: Bool) -> CGPoint {
    var target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate = delegate as? any UICollectionViewDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    return wasInRange ? CGPoint(engine.configuration.geometry.clamped(.init(target))) : target
  }

  func settle(at target: CGPoint) { if target != contentOffset { contentOffset = target } }
}
