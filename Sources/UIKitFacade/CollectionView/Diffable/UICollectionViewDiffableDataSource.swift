import Foundation

/// A data source that is given what is to be shown, and finds out what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes an item's cell.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// What is to be shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes headers, footers and other supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates the data source of a collection view and makes it that.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Changing

  /// Shows another snapshot; the completion comes 0.3 s of virtual time later where that is animated.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard let view = collectionView, view.dataSource === self else {
      current = snapshot
      completion?()
      return
    }
    view.beginUpdates()
    let difference = SnapshotDifference(from: current, to: snapshot)
    current = snapshot
    view.update(difference.changes)
    view.endUpdates(animatingDifferences ? completion.map { body in { _ in body() } } : nil)
    view.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:)))
    if !animatingDifferences { completion?() }
  }

  /// Shows another snapshot with all cells anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
  }

  /// What is shown; without what was to be reloaded.
  open func snapshot() -> Snapshot {
    var copy = Snapshot()
    (copy.sections, copy.items, copy.sectionOfItem) = (current.sections, current.items, current.sectionOfItem)
    return copy
  }

  // MARK: Asking

  /// An item; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section),
      let items = current.items[section], items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  /// Where an item is; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionOfItem[itemIdentifier], let number = index(for: section),
      let item = current.items[section]?.firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: number)
  }

  /// A section; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// Where a section is; nil where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.sections.firstIndex(of: sectionIdentifier)
  }

  // MARK: The collection view's questions

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

  /// The number of a section's items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).flatMap { current.items[$0]?.count } ?? 0
  }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      Misuse.stop(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.section) -"
          + " \(indexPath.item), which is not allowed. You must always return a cell to the collection view")
    }
    return cell
  }

  /// The view that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// No.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
