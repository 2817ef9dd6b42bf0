import Foundation

/// Animations: what they change is changed at once, as UIKit's model values are, and nothing is seen in between.
///
/// The completion is called with `true` when delay and duration have passed on the virtual time of a scroll view: of the one
/// that is driven, else of the nearest one in the hierarchy of a view that has been changed, as soon as there is one. Where
/// no view has been changed it is called at once.
extension UIView {
  private static var isAnimating = true

  /// Changes views, and tells after a delay and a duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Changes views, and tells after a duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? duration : 0, animations, completion) }

  /// Changes views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(0, animations, nil)
  }

  /// Changes views as a spring would, and tells after a delay and a duration, in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Changes views as a spring would, and tells after a delay and a duration, in seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Changes views in steps, and tells after a delay and a duration, in seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(areAnimationsEnabled ? delay + duration : 0, animations, completion) }

  /// Changes views: a step of an animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes what is in a view, and tells after a duration, in seconds.
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

  /// Puts a view in another one's place, or hides one and shows the other, and tells after a duration, in seconds.
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

  /// Changes views while animations are disabled, and without an animation around being told.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let (changed, wasAnimating) = (AnimationClock.changed, isAnimating)
    (AnimationClock.changed, isAnimating) = (nil, false)
    actionsWithoutAnimation()
    (AnimationClock.changed, isAnimating) = (changed, wasAnimating)
  }

  /// Makes animations last, or end at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }

  /// Whether animations last.
  public class var areAnimationsEnabled: Bool { isAnimating }

  private class func run(_ seconds: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let views = AnimationClock.views(changedBy: animations)
    if let completion { AnimationClock.schedule(after: seconds, views) { completion(true) } }
  }
}
