import ScrollPhysics

/// Animations of views.
///
/// All changes take effect at once, as clients read them. A content offset that changes in a block is animated on the
/// screen, which the frames of a trace show; everything else is not drawn on the way.
///
/// The completion receives `true` when delay and duration have passed on the virtual time of the scroll view being
/// driven, or else of the nearest one in the hierarchy of a changed view, or at once if no view was changed.
extension UIView {
  private static var isAnimating = true

  /// Animates changes with the curve that `options` names, by default ease-in-ease-out; delay and duration are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(.cubic(CubicTimingCurve(options.curve), lasting: duration), delay, options, animations, completion) }

  /// Animates changes with a spring whose frequency follows from the duration, in seconds; the damping ratio is limited
  /// to 0.01…1, and a velocity of 1 covers the distance in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    run(spring.timing(duration), delay, options, animations, completion)
  }

  /// Animates changes with a spring by perceptual duration, in seconds, and bounce; it is complete when it has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
    let spring = UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    run(spring.timing(duration), delay, options, animations, completion)
  }

  /// Animates the changes of keyframes; delay and duration are in seconds.
  ///
  /// Between keyframes the speed is constant in the time of the whole animation, which eases in and out like that of other
  /// animations. The calculation modes `paced`, `cubic` and `cubicPaced` count as linear, with an event in the trace.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming.cubic(CubicTimingCurve(shared.curve), lasting: duration)
    run(timing, delay, shared, keyframes: options, animations, completion)
  }

  /// Animates the changes of a keyframe, which begins and lasts for shares of the whole animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var context = AnimatedViews.context, var motion = context.motion else { return animations() }
    let whole = motion.timing.duration
    func time(_ share: Double) -> Double { share.isFinite ? max(0, share) * whole : 0 }
    let (lead, lasts) = (time(frameStartTime), time(frameDuration))
    let jumps = lasts == 0 || context.animation.isDiscrete
    let timing: AnimationTiming = jumps ? .jump(duration: lasts) : .cubic(CubicTimingCurve(.linear), duration: lasts)
    motion.pace = if case .cubic(let curve, _) = motion.timing { curve } else { nil }
    (motion.timing, motion.lead, motion.period) = (timing, lead, whole)
    context.motion = lead + lasts > 0 ? motion : nil
    AnimatedViews.perform(context, animations)
  }

  /// Applies changes inside a view at once, and calls `completion` after a duration, in seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    func change() {
      view.noteAnimation()
      animations?()
    }
    run(nil, duration, options, inherits: false, change, completion)
  }

  /// Replaces a view by another one at once, or with `showHideTransitionViews` hides the first and shows the second;
  /// calls `completion` after a duration, in seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    func exchange() {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: toView, duration: duration, options: options, animations: exchange, completion: completion)
  }

  /// Applies changes with animations disabled, which do not count for an enclosing animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasAnimating = exchange(&isAnimating, with: false)
    AnimatedViews.perform(nil, actionsWithoutAnimation)
    isAnimating = wasAnimating
  }

  /// Enables or disables animations; a disabled animation has no delay and no duration.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }
  public class var areAnimationsEnabled: Bool { isAnimating }

  private class func run(
    _ own: AnimationTiming?, _ delay: TimeInterval, _ options: AnimationOptions, inherits: Bool = true,
    keyframes: KeyframeAnimationOptions = [], _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let isEnabled = areAnimationsEnabled
    let delay = isEnabled ? delay : 0
    let timing = !isEnabled ? nil : inherits ? AnimationTiming.inherited(own, options) : own
    let wait = delay.isFinite ? max(0, delay) * 1000 : 0
    let animation = ViewAnimation(completion)
    animation.allowsUserInteraction = options.contains(.allowUserInteraction)
    // The calculation mode, as its place among linear, discrete, paced, cubic and cubic paced ones.
    let mode = keyframes.rawValue >> 10 & 7
    animation.isDiscrete = mode == 1
    // What the trace records of modes that are not simulated.
    let notes: [UInt: ScrollEvent.Name] = [2: .keyframePaced, 3: .keyframeCubic, 4: .keyframeCubicPaced]
    let repetition = AnimationRepetition.inherited(options)
    let motion = timing.map {
      ContentOffsetAnimation(
        number: animation.number, timing: $0, delay: wait, repetition: repetition, note: notes[mode])
    }
    AnimatedViews.perform(.init(animation: animation, repetition: repetition, motion: motion), animations)
    if completion == nil { return }
    // An animation that is repeated forever ends when it is removed.
    if animation.repetitionEnd == .infinity { return }
    let lasts = max(delay + (timing?.duration ?? 0) / 1000, animation.repetitionEnd / 1000)
    AnimationClock.schedule(after: lasts, animation.views) { animation.end(finished: true) }
  }
}

extension AnimationTiming {
  /// Returns the timing of an animation in the block of another one: the outer one's, except what the options override.
  @MainActor
  fileprivate static func inherited(_ own: AnimationTiming?, _ options: UIView.AnimationOptions) -> AnimationTiming? {
    guard let outer = AnimatedViews.context?.motion?.timing else { return own }
    let given = own ?? .cubic(CubicTimingCurve(options.curve), duration: 0)
    let curve = options.contains(.overrideInheritedCurve) ? given : outer
    if !options.contains(.overrideInheritedDuration) { return curve.lasting(outer.duration) }
    return own.map { curve.lasting($0.duration) }
  }
}
