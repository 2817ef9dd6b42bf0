@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  public let indexPathBeforeUpdate, indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension ItemUpdates {
  /// The changes as a layout receives them: deletions, reloads, insertions and moves, each with sections first.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    func add(_ action: UICollectionViewUpdateItem.Action, before: IndexPath? = nil, after: IndexPath? = nil) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in changes.deletedSections.sorted() { add(.delete, before: whole(section)) }
    for path in changes.deletedItems.sorted() { add(.delete, before: path) }
    for section in changes.reloadedSections.sorted() {
      add(.reload, before: whole(section), after: self.section(after: section).map(whole))
    }
    for path in changes.reloadedItems.sorted() { add(.reload, before: path, after: self.path(after: path)) }
    for section in changes.insertedSections.sorted() { add(.insert, after: whole(section)) }
    for path in changes.insertedItems.sorted() { add(.insert, after: path) }
    let moves = changes.movedSections.sorted(by: <).map { (whole($0), whole($1)) }
    for (source, target) in moves + changes.movedItems.sorted(by: <) { add(.move, before: source, after: target) }
    return items
  }
}
