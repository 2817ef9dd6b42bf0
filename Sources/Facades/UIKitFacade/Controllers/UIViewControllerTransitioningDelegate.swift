/// Provides the animator of a presentation; the facade presents at once, and never asks.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed _: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
}

/// Animates a transition between controllers; the facade never calls it.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning { public func animationEnded(_ transitionCompleted: Bool) {} }

/// The controllers and views of a transition; the facade makes none.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for viewController: UIViewController) -> CGRect
  func finalFrame(for viewController: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
  public init(rawValue: String) { self.rawValue = rawValue }
}
