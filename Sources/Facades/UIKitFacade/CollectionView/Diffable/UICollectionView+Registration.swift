extension UICollectionView {
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeued(Self.cellKind, registration.identifier) {
      dequeueReusableCell(withReuseIdentifier: $0, for: indexPath)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let view: Supplementary = dequeued(kind, registration.identifier) {
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: $0, for: indexPath)
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  private func dequeued<View: UICollectionReusableView>(
    _ kind: String, _ identifier: String, _ dequeue: (String) -> UICollectionReusableView
  ) -> View {
    pool.registerOnce(View.self, for: ReuseKey(kind: kind, identifier: identifier))
    if let view = dequeue(identifier) as? View { return view }
    Precondition.fail("the class registered for the identifier \(identifier) is not a \(View.self)")
  }
}
