extension UICollectionView {
  /// Returns the cell that is being reconfigured, if it is asked for; otherwise a view that waits for reuse, or a new one
  /// of a class, for nil of the class registered for the key.
  func dequeued<View: UICollectionReusableView>(_ key: ReuseKey, of viewClass: View.Type?) -> View {
    let isThere = key.kind == Self.cellKind && reconfigured?.reuseIdentifier == key.identifier
    guard let view = isThere ? reconfigured : reusable(key, of: viewClass) else {
      Precondition.fail(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a"
          + " class for the identifier or connect a prototype cell in a storyboard")
    }
    if let view = view as? View { return view }
    Precondition.fail("the class registered for the identifier \(key.identifier) is not a \(View.self)")
  }

  /// Returns a decoration view that waits for reuse, or a new one of the class registered with the layout.
  func decoration(_ kind: String) -> UICollectionReusableView? {
    guard let viewClass = layout.decorationClasses[kind] else {
      Precondition.fail(
        "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for"
          + " that kind")
    }
    let key = ReuseKey(kind: kind, identifier: "UICollectionElementKindDecoration \(viewClass)")
    return reusable(key, of: viewClass)
  }

  private func reusable(_ key: ReuseKey, of viewClass: UICollectionReusableView.Type?) -> UICollectionReusableView? {
    let view = pool.dequeue(key, of: viewClass)
    view?.reuseKey = key
    return view
  }
}
