import Foundation

/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether a finger began the transition: always `false`.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a finger drives the transition: always `false`.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled: always `false`.
  var isCancelled: Bool { get }
  /// The duration that the transition would have on a device, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed share of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the completion, relative to that of the transition.
  var completionVelocity: CGFloat { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation of the view.
  var targetTransform: CGAffineTransform { get }
}

/// A transition to which animations and completions can be added.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds an animation that runs with the transition, and a completion.
  ///
  /// - Returns: Whether they were added: `false` if the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds an animation that runs with the transition.
  ///
  /// - Returns: Whether it was added: `false` if the transition is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Adds an animation in a view that runs with the transition, and a completion; `view` is not used.
  ///
  /// - Returns: Whether they were added: `false` if the transition is over.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
