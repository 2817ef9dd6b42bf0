extension UICollectionReusableView: Reusable {
  static func make(for key: ReuseKey) -> Self {
    let view = self.init()
    view.reuseKey = key
    return view
  }
}

extension UICollectionView {
  func dequeued(_ key: ReuseKey) -> UICollectionReusableView {
    guard let view = pool.dequeue(key) else {
      Precondition.fail(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a"
          + " class for the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  /// Returns a decoration view that waits for reuse, or a new one of the class registered with the layout.
  func decoration(_ kind: String) -> UICollectionReusableView? {
    guard let viewClass = layout.decorationClasses[kind] else {
      Precondition.fail(
        "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for"
          + " that kind")
    }
    let key = ReuseKey(kind: kind, identifier: "UICollectionElementKindDecoration \(viewClass)")
    return pool.dequeue(key, of: viewClass)
  }
}
