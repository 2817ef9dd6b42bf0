/// A data source that receives snapshots and finds the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Updates the collection view to a snapshot; `completion` follows 0.3 s of virtual time later, or at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard let view = collectionView, view.dataSource === self else {
      current = snapshot
      completion?()
      return
    }
    view.beginBatch()
    let difference = SnapshotDifference(from: current, to: snapshot)
    current = snapshot
    view.update(difference.changes)
    view.endBatch(animatingDifferences ? completion.map { body in { _ in body() } } : nil)
    view.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
    if !animatingDifferences { completion?() }
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
  }

  open func snapshot() -> Snapshot {
    var copy = Snapshot()
    (copy.sections, copy.items, copy.sectionOfItem) = (current.sections, current.items, current.sectionOfItem)
    return copy
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section),
      let items = current.items[section], items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionOfItem[itemIdentifier], let number = index(for: section),
      let item = current.items[section]?.firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: number)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  open func index(for section: SectionIdentifierType) -> Int? { current.sections.firstIndex(of: section) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).flatMap { current.items[$0]?.count } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      Precondition.fail(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.section) -"
          + " \(indexPath.item), which is not allowed. You must always return a cell to the collection view")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  open func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}
}
