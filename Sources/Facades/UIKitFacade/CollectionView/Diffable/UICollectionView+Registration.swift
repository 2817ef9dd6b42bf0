extension UICollectionView {
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = RegistrationIdentifier()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
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
  final class RegistrationIdentifier {
    var name: String { "\(ObjectIdentifier(self))" }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(kind: Self.cellKind, identifier: registration.identifier.name)
    pool.registerOnce(Cell.self, for: key, of: registration.identifier)
    guard let cell = dequeueReusableCell(withReuseIdentifier: key.identifier, for: indexPath) as? Cell else {
      Precondition.fail("the class registered for the identifier \(key.identifier) is not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(kind: registration.elementKind, identifier: registration.identifier.name)
    pool.registerOnce(Supplementary.self, for: key, of: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: key.kind, withReuseIdentifier: key.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      Precondition.fail("the class registered for the identifier \(key.identifier) is not a \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
