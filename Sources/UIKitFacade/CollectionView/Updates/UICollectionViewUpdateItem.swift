import Foundation

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is asked for anew.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Where it was before, in a section's change with the item `NSNotFound`; nil for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is after, in a section's change with the item `NSNotFound`; nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension ItemUpdates {
  /// The changes as a layout is told of them: what goes, what is reloaded, what comes, what moves; sections first.
  @MainActor
  var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in changes.deletedSections.sorted() { add(.delete, whole(section), nil) }
    for path in changes.deletedItems.sorted() { add(.delete, path, nil) }
    for section in changes.reloadedSections.sorted() {
      add(.reload, whole(section), self.section(after: section).map(whole))
    }
    for path in changes.reloadedItems.sorted() { add(.reload, path, place(after: path)) }
    for section in changes.insertedSections.sorted() { add(.insert, nil, whole(section)) }
    for path in changes.insertedItems.sorted() { add(.insert, nil, path) }
    for (source, target) in changes.movedSections.sorted(by: <) { add(.move, whole(source), whole(target)) }
    for (source, target) in changes.movedItems.sorted(by: { $0.key < $1.key }) { add(.move, source, target) }
    return items
  }
}
