extension UICollectionView {
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = RegistrationIdentifier()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = RegistrationIdentifier()

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// An object that lives as long as a registration and its copies, so its address identifies them.
  final class RegistrationIdentifier { var name: String { "\(ObjectIdentifier(self))" } }

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
    _ kind: String, _ owner: RegistrationIdentifier, _ dequeue: (String) -> UICollectionReusableView
  ) -> View {
    pool.registerOnce(View.self, for: ReuseKey(kind: kind, identifier: owner.name), of: owner)
    if let view = dequeue(owner.name) as? View { return view }
    Precondition.fail("the class registered for the identifier \(owner.name) is not a \(View.self)")
  }
}
