/// A reference to a view that does not keep it alive, and is nil once the view is deallocated.
///
/// A weak reference would do the same. But every later retain and release of a view that had one would take several
/// times as long, and a view is retained many times in a gesture.
final class ViewReference {
  // The view clears this when it is deallocated.
  unowned(unsafe) private(set) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }
  func clear() { view = nil }
}

extension UIView {
  final var reference: ViewReference {
    if let ownReference { return ownReference }
    let reference = ViewReference(self)
    ownReference = reference
    return reference
  }
}
