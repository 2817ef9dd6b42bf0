extension UICollectionView {
  func visiblePaths(_ category: ElementCategory, _ kind: String = "") -> [IndexPath] {
    views.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath).sorted()
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let attributes = (layout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
    // The one in front; of two at the same z-index, the later one.
    return attributes.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  /// Updates the views of the elements in the bounds, and repeats this while new cells prefer other sizes.
  func showElements() {
    if unchanged?.contains(bounds) == true { return }
    // A limit, in case preferred sizes change back and forth.
    for _ in 0..<64 {
      prepareIfNeeded()
      if !updateVisibleViews() { return }
    }
  }

  /// - Returns: Whether a new view prefers other attributes, so that the layout has changed.
  private func updateVisibleViews() -> Bool {
    let visible = bounds
    pass &+= 1
    let own = pass
    if let backgroundView { backgroundView.frame = visible }
    var kept = 0
    var appearing: [UICollectionViewLayoutAttributes] = []
    updateOrthogonalViews()
    for attributes in layout.attributesToShow(in: visible) ?? [] {
      // A section that scrolls by itself has chosen its visible items.
      if attributes.isHidden { continue }
      if attributes.embeddedSection == nil && !attributes.frame.intersects(visible) { continue }
      let element = CollectionElement(attributes)
      if let view = views[element] {
        if view.pass != pass {
          view.pass = pass
          kept += 1
        }
        view.take(attributes)
      } else if isThere(element) {
        appearing.append(attributes)
      }
    }
    if kept == views.count && appearing.isEmpty {
      noteUnchanged(around: visible)
      return false
    }
    let delegate = delegate as? any UICollectionViewDelegate
    // Old views are removed first, so that new elements reuse them.
    if kept < views.count {
      var leaving: [CollectionElement] = []
      for (element, view) in views where view.pass != pass { leaving.append(element) }
      for element in leaving.sorted() { remove(element, delegate) }
    }
    var isChanged = false
    for attributes in appearing where appear(attributes, delegate) { isChanged = true }
    // The app is called for views that appear, and may have changed the layout or scrolled, even away and back.
    let isComplete = pass == own && views.count == kept + appearing.count
    if isComplete && !isChanged && isPrepared && bounds == visible { noteUnchanged(around: visible) }
    return isChanged
  }

  /// Notes in which bounds the elements that a pass has shown stay the same.
  private func noteUnchanged(around visible: CGRect) {
    if backgroundView == nil { unchanged = layout.unchangedBounds(around: visible) }
  }

  func remove(_ element: CollectionElement, _ delegate: (any UICollectionViewDelegate)?) {
    guard let view = views.removeValue(forKey: element) else { return }
    retire(view)
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.indexPath)
    }
  }

  /// Adds the view of an element that was not visible; returns whether it prefers other attributes.
  private func appear(_ attributes: LayoutAttributes, _ delegate: (any UICollectionViewDelegate)?) -> Bool {
    let element = CollectionElement(attributes)
    if let view = views[element] {
      view.take(attributes)
      return false
    }
    guard let view = newView(element) else { return false }
    views[element] = view
    if layout.transition != nil, let initial = layout.attributes(of: element, .initial) { view.take(initial) }
    view.take(attributes)
    // A section that scrolls holds its own elements.
    let host: UIView = attributes.embeddedSection.flatMap { orthogonalViews[$0] } ?? self
    if element.category == .decorationView && !orthogonalViews.isEmpty {
      // Behind the sections that scroll, which receive the touches.
      host.insertSubview(view, at: 0)
    } else {
      host.addSubview(view)
    }
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      let isSelected = selection.contains(element.indexPath)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
    }
    return element.category != .decorationView && layout.asksForPreferences && prefersOtherAttributes(view, attributes)
  }

  /// Asks a view for its preferred attributes, and invalidates the layout if it depends on them.
  private func prefersOtherAttributes(_ view: UICollectionReusableView, _ attributes: LayoutAttributes) -> Bool {
    // Cells change the attributes they receive and return them, so they get a copy.
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes,
      case let preferred = view.preferredLayoutAttributesFitting(copy),
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  func isThere(_ element: CollectionElement) -> Bool {
    let path = element.indexPath
    switch element.category {
    case .cell: return path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
    case .supplementaryView: return path.isEmpty || (0..<numberOfSections).contains(path[0])
    case .decorationView: return true
    }
  }

  private func newView(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: dataSource?.collectionView(self, cellForItemAt: element.indexPath)
    case .supplementaryView:
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    case .decorationView: decoration(element.kind)
    }
  }

  func retire(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    view.taken = nil
    pool.keep(view)
  }
}
