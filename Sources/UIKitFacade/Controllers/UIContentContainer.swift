import Foundation

/// The methods that adapt a container to a change of its size or traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the container, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child container for a size of this one, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the container's view changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits of the container change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
