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
    let cell: Cell = dequeued(Self.cellKind, registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeued(registration.elementKind, registration.identifier)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeued<View: UICollectionReusableView>(_ kind: String, _ identifier: String) -> View {
    let isThere = reconfigured?.reuseIdentifier == identifier
    let view = isThere ? reconfigured : pool.dequeue(ReuseKey(kind: kind, identifier: identifier), of: View.self)
    if let view = view as? View { return view }
    Precondition.fail("the class registered for the identifier \(identifier) is not a \(View.self)")
  }
}
