/// An item of a constraint; only a guide is kept alive by it.
struct ConstrainedItem {
  private let view: ViewReference?
  // A view's own guides are created on each read, so the constraint retains the one it was given.
  private let guide: UILayoutGuide?
  /// An object that no view has in its hierarchy.
  private let other: (() -> AnyObject?)?

  @MainActor init(_ object: AnyObject) {
    (view, guide) = ((object as? UIView)?.reference, object as? UILayoutGuide)
    other = view == nil && guide == nil ? { [weak object] in object } : nil
  }

  /// The item itself; nil if it has been deallocated.
  var object: AnyObject? { view?.view ?? guide ?? other?() }
}
