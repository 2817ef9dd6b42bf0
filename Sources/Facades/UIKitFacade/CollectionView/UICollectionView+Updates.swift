extension UICollectionView {
  func prepareForBatch() {
    // The counts before the batch are those that were last laid out.
    _ = loadedCounts
    layoutIfNeeded()
  }

  func commit(_ changes: [ItemChange]) {
    let before = loadedCounts
    counts = nil
    let updates: ItemUpdates
    do {
      updates = try ItemUpdates(changes, before: before, after: loadedCounts)
    } catch {
      Precondition.fail(error.sentence)
    }
    let offset = engine.shown.contentOffset
    let wasInRange = engine.configuration.geometry.clamped(offset) == offset
    selection = selection.compactMap(updates.item(after:))
    layout.willUpdate(updates)
    layout.invalidateLayout(with: layout.makeContext(counts: true))
    contentSize = preparedContentSize()

    layout.transition = LayoutTransition(updates: updates, old: views.compactMapValues(\.taken))
    layout.prepare(forCollectionViewUpdates: updates.updateItems)
    let target = targetContentOffset(wasInRange: wasInRange)
    carryViews(over: updates)
    for (section, view) in orthogonalViews where updates.section(after: section) == nil { view.removeFromSuperview() }
    orthogonalViews = orthogonalViews.carried(over: updates.section(after:))
    settle(at: target)
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
    layout.transition = nil
  }

  private func carryViews(over updates: ItemUpdates) {
    let delegate = delegate as? any UICollectionViewDelegate
    var carried: [CollectionElement: UICollectionReusableView] = [:]
    var leaving: [CollectionElement] = []
    var deleted: [String: [IndexPath]] = [:]
    for (element, view) in views.sorted(by: { $0.key < $1.key }) {
      let final = layout.attributes(of: element, .final)
      if let target = element.after(updates), !isDeletedByLayout(element, &deleted) {
        carried[target] = view
      } else {
        final.map(view.take)
        leaving.append(element)
      }
    }
    for element in leaving { remove(element, delegate) }
    views = carried
    setNeedsLayout()
  }

  private func isDeletedByLayout(_ element: CollectionElement, _ deleted: inout [String: [IndexPath]]) -> Bool {
    if element.category != .supplementaryView { return false }
    let paths = deleted[element.kind] ?? layout.indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
    deleted[element.kind] = paths
    return paths.contains(element.indexPath)
  }
}
