import Foundation

/// What is told that its size or its traits are going to change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// A container in this one would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a container in this one has when this one has a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The view is going to have another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are going to be others.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
