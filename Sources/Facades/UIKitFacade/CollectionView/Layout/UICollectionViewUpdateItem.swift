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
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Item = UICollectionViewUpdateItem
    let deleted = sections.deleted.sorted().map(whole) + items.deleted.sorted()
    let reloaded =
      sections.reloaded.sorted().map { (key: whole($0), value: section(after: $0).map(whole)) }
      + items.reloaded.sorted().map { (key: $0, value: path(after: $0)) }
    let inserted = sections.inserted.sorted().map(whole) + items.inserted.sorted()
    let moved = sections.moved.sorted(by: <).map { (key: whole($0), value: whole($1)) } + items.moved.sorted(by: <)
    return deleted.map { Item(.delete, before: $0, after: nil) }
      + reloaded.map { Item(.reload, before: $0.key, after: $0.value) }
      + inserted.map { Item(.insert, before: nil, after: $0) }
      + moved.map { Item(.move, before: $0.key, after: $0.value) }
  }
}
