import Foundation

/// The changes that are collected until the outermost batch ends.
struct UpdateBatch {
  var depth = 0
  var changes: [ItemChange] = []
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// Schedules a closure for the end of an animation of 0.3 s, the assumed duration in UIKit.
  func afterAnimation(_ body: @escaping @MainActor () -> Void) {
    let duration = UIView.areAnimationsEnabled ? 300.0 : 0
    // Scheduling discards frames that were computed beyond that time.
    engine.act { $0.schedule(after: duration, body) }
  }

  func beginUpdates() {
    if batch == nil {
      // The counts before the batch are those that were last laid out.
      _ = loadedCounts
      layoutIfNeeded()
      batch = UpdateBatch()
    }
    batch?.depth += 1
  }

  func update(_ changes: [ItemChange]) {
    beginUpdates()
    batch?.changes += changes
    endUpdates(nil)
  }

  func endUpdates(_ completion: ((Bool) -> Void)?) {
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished.changes)
    for completion in finished.completions { afterAnimation { completion(true) } }
  }

  private func commit(_ changes: [ItemChange]) {
    let before = loadedCounts
    counts = nil
    let updates: ItemUpdates
    do {
      updates = try ItemUpdates(changes, before: before, after: loadedCounts)
    } catch {
      Misuse.stop(error.sentence)
    }
    let wasInRange = isInRange
    selection.carry(over: updates)
    layout.willUpdate(updates)
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    contentSize = preparedContentSize()

    layout.transition = LayoutTransition(updates: updates, old: views.compactMapValues(\.taken))
    layout.prepare(forCollectionViewUpdates: updates.items)
    let target = targetContentOffset(wasInRange: wasInRange)
    carryViews(over: updates)
    settle(at: target)
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
    layout.transition = nil
  }

  /// Moves views with their elements, and removes the views of deleted and reloaded elements.
  private func carryViews(over updates: ItemUpdates) {
    let delegate = delegate as? any UICollectionViewDelegate
    var carried: [CollectionElement: UICollectionReusableView] = [:]
    var leaving: [CollectionElement] = []
    var deleted: [String: [IndexPath]] = [:]
    for element in views.keys.sorted() {
      let final = finalAttributes(element)
      guard let view = views[element] else { continue }
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

  /// Returns whether the layout removes a supplementary view with a change.
  private func isDeletedByLayout(_ element: CollectionElement, _ deleted: inout [String: [IndexPath]]) -> Bool {
    guard case .supplementary(let kind) = element.kind else { return false }
    let paths = deleted[kind] ?? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    deleted[kind] = paths
    return paths.contains(element.indexPath)
  }

  func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.kind {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  private func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.kind {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func askAgain(for paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = cell
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let answer, answer !== cell {
        Misuse.stop(
          "the data source returned a different cell for the item at \(path.section) - \(path.item) while it was"
            + " reconfigured: it must dequeue the existing cell with the same reuse identifier")
      }
    }
  }
}
