/// A view that a collection view or a table view uses again: a cell, a header, a footer or a decoration view.
open class ReusableItemView: UIView {
  /// The key for the view's reuse, or nil for a view that is not reused.
  final var reuseKey: ReuseKey?
  open var reuseIdentifier: String? { reuseKey?.identifier }

  public required convenience init() { self.init(frame: .zero) }
  open func prepareForReuse() {}
  func reset() { prepareForReuse() }
  override var isLaidOutAlone: Bool { true }
}
