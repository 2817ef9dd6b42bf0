import Foundation

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger; never.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it; never.
  var isInteractive: Bool { get }
  /// Whether it was given up; never.
  var isCancelled: Bool { get }
  /// How long it would be seen to last, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it ends, against its pace.
  var completionVelocity: CGFloat { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How the view turns.
  var targetTransform: CGAffineTransform { get }
}

/// A transition to which animations and completions can be added.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds what is to be animated with the transition, and what is to be done at its end; whether there is still time.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds what is to be animated with the transition; whether there is still time.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Adds what is to be animated with the transition in a view, and what is to be done at its end.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
