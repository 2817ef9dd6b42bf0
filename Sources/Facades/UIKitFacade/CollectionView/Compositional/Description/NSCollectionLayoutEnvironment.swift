/// The space in which a section or a group is laid out, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// An environment that is its own container.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(
    _ contentSize: CGSize, insets contentInsets: NSDirectionalEdgeInsets = .zero, _ traitCollection: UITraitCollection
  ) { (self.contentSize, self.contentInsets, self.traitCollection) = (contentSize, contentInsets, traitCollection) }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
