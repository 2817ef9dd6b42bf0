import Foundation

/// The registered classes of a collection view, and the views that wait for reuse.
@MainActor
struct ReusePool {
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var owners: [UICollectionView.RegistrationIdentifier] = []
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, _ key: Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
    waiting[key] = nil
  }

  /// Registers a class for a registration, and retains the registration's identifier so that its name stays unique.
  mutating func registerOnce(
    _ viewClass: UICollectionReusableView.Type, _ key: Key, _ owner: UICollectionView.RegistrationIdentifier
  ) {
    if classes[key] != nil { return }
    classes[key] = viewClass
    owners.append(owner)
  }

  /// Returns a view that waits for reuse, or a new one.
  mutating func dequeue(_ key: Key) -> UICollectionReusableView {
    if let view = waitingView(key) { return view }
    guard let viewClass = classes[key] else {
      Misuse.stop(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a"
          + " class for the identifier or connect a prototype cell in a storyboard")
    }
    return newView(viewClass, key)
  }

  /// Returns a cell that waits for reuse, or a new one.
  mutating func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    guard let cell = dequeue(Key(kind: UICollectionView.cellKind, identifier: identifier)) as? UICollectionViewCell
    else { Misuse.stop("the class registered for the identifier \(identifier) is not a UICollectionViewCell") }
    return cell
  }

  /// Returns a decoration view that waits for reuse, or a new one of the class registered with the layout.
  mutating func decoration(_ kind: String, of layout: UICollectionViewLayout) -> UICollectionReusableView {
    guard let viewClass = layout.decorationClasses[kind] else {
      Misuse.stop(
        "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for"
          + " that kind")
    }
    let key = Key(kind: kind, identifier: "UICollectionElementKindDecoration \(viewClass)")
    return waitingView(key) ?? newView(viewClass, key)
  }

  private mutating func waitingView(_ key: Key) -> UICollectionReusableView? {
    guard let view = waiting[key]?.popLast() else { return nil }
    if let cell = view as? UICollectionViewCell { (cell.isSelected, cell.isHighlighted) = (false, false) }
    view.prepareForReuse()
    return view
  }

  private func newView(_ viewClass: UICollectionReusableView.Type, _ key: Key) -> UICollectionReusableView {
    let view = viewClass.init()
    view.reuseIdentifier = key.identifier
    view.elementKind = key.kind
    return view
  }

  /// Keeps a view that is no longer visible for reuse.
  mutating func keep(_ view: UICollectionReusableView) {
    view.taken = nil
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: view.elementKind, identifier: identifier), default: []].append(view)
  }
}
