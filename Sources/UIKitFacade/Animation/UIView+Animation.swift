import Foundation

/// Animations, whose changes take effect at once; the facade draws nothing in between.
///
/// The completion receives `true` when delay and duration have passed on the virtual time of a scroll view. That is the
/// scroll view being driven, or else the nearest one in the hierarchy of a changed view, once there is one. If no view
/// was changed, the completion is called at once.
extension UIView {
  private static var isAnimating = true

  /// Applies changes at once, and calls `completion` after a delay and a duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Applies changes at once, and calls `completion` after a duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? duration : 0, animations, completion) }

  /// Applies changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(0, animations, nil)
  }

  /// Applies changes at once, and calls `completion` after a delay and a duration, in seconds.
  ///
  /// The parameters of the spring have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Applies changes at once, and calls `completion` after a delay and a duration, in seconds.
  ///
  /// The parameters of the spring have no effect.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Applies the changes of all keyframes at once, and calls `completion` after a delay and a duration, in seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Applies the changes of a keyframe at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Applies changes inside a view at once, and calls `completion` after a duration, in seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      areAnimationsEnabled ? duration : 0,
      {
        view.noteAnimation()
        animations?()
      }, completion)
  }

  /// Replaces a view by another one at once, and calls `completion` after a duration, in seconds.
  ///
  /// With `showHideTransitionViews`, it hides the first view and shows the second instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      areAnimationsEnabled ? duration : 0,
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
        toView.noteAnimation()
      }, completion)
  }

  /// Applies changes with animations disabled, which do not count for an enclosing animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (changed, wasAnimating) = (AnimatedViews.changed, isAnimating)
    (AnimatedViews.changed, isAnimating) = (nil, false)
    actionsWithoutAnimation()
    (AnimatedViews.changed, isAnimating) = (changed, wasAnimating)
  }

  /// Enables or disables animations; a disabled animation has no delay and no duration.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }

  public class var areAnimationsEnabled: Bool { isAnimating }

  private class func run(_ seconds: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let views = AnimatedViews.changed(by: animations)
    if let completion { AnimationClock.schedule(after: seconds, views) { completion(true) } }
  }
}
