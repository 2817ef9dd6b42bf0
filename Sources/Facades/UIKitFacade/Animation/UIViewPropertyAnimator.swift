import ScrollPhysics

/// An animation that can be started, paused, reversed, stopped and finished.
///
/// Starting it applies its changes at once. Content offsets are animated on the screen; nothing else is drawn on the way.
/// Its completions follow when its delay and duration have passed; for the virtual time that counts, see
/// `UIView.animate(withDuration:delay:options:animations:completion:)`.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { state == .active && pausedFraction == nil }
  /// A Boolean value that lets scroll views receive touches while their content offset is animated.
  open var isUserInteractionEnabled = true
  /// A Boolean value that makes ``fractionComplete`` a share of the distance, and not of the duration.
  open var scrubsLinearly = true
  /// A Boolean value that keeps the animation active and paused when its time is over, without calling completions.
  open var pausesOnCompletion = false { didSet { holdEnds() } }
  // The facade only stores these.
  open var isInterruptible = true
  open var isManualHitTestingEnabled = false
  private var animations: [(delayFactor: CGFloat, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation = ViewAnimation()
  /// The number of schedules so far; only the last one's end counts.
  private var schedules = 0
  /// The begin and end of the part that runs, in ms, and the share of the animation before it.
  private var part: (start: Double, end: Double, before: Double)?
  private weak var clock: UIScrollView?
  private var pausedFraction: Double?
  private var isBackward = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  private convenience init(
    _ duration: TimeInterval, _ timing: any UITimingCurveProvider, _ animations: (() -> Void)?
  ) {
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration, UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2), animations) }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }

  /// Creates an animation with the curve of `options`, which have no other effect, and starts it after some seconds.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; if the animation is active, applies them at once and animates them over the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share of the remaining duration and last until its end.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      apply(animation, delayFactor, delay: 0, share: 1 - fraction)
      holdEnds()
    } else {
      animations.append((delayFactor, animation))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() {
    if pausedFraction != nil { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation: applies the changes at once, and ends after the delay and the duration, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state != .inactive { return }
    state = .active
    self.delay = delay.isFinite ? max(0, delay) : 0
    (animation, clock) = (ViewAnimation(), nil)
    animation.allowsUserInteraction = isUserInteractionEnabled
    for (factor, block) in exchange(&animations, with: []) { apply(block, factor, delay: self.delay * 1000, share: 1) }
    holdEnds()
    let lasts = max(wholeDuration, animation.repetitionEnd - self.delay * 1000)
    begin(lasting: lasts, delay: self.delay * 1000, before: 0)
    // An animation that changes no view has ended.
    if isBackward && state == .active {
      pause(at: 0, leaving: 0)
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// Pauses the animation; the content offset that clients read stays at its end.
  open func pauseAnimation() {
    if state == .inactive { startAnimation() }
    if isRunning { pause(at: fraction, leaving: nil) }
  }

  /// Continues a paused animation; the rest lasts as a multiple of ``duration``, or for 0 as long as is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, let fraction = pausedFraction else { return }
    let whole = Double(durationFactor) * duration * 1000
    let rest = max(whole > 0 ? whole : (1 - fraction) * wholeDuration, 1e-3)
    let timing = (parameters ?? timingParameters)?.timing(lasting: rest / 1000)?.lasting(rest) ?? .jump(duration: 0)
    pausedFraction = nil
    let toStart = isBackward
    forEachScroller { $0.resumeAnimation($1, timing: timing, toStart: toStart, recording: &$2) }
    begin(lasting: timing.duration, delay: 0, before: fraction)
  }

  /// A Boolean value that makes the animation go back to where it started; setting it turns the animation around.
  ///
  /// A running animation goes on over the part of the duration that has passed. At its end the content offset is the one
  /// from before, completions receive `start`, and all else keeps its new value. In the state `stopped` it cannot be set.
  open var isReversed: Bool {
    get { isBackward }
    set {
      if newValue == isBackward || state == .stopped { return }
      isBackward = newValue
      if state != .active { return }
      let wasRunning = isRunning
      pause(at: 1 - fraction, leaving: nil)
      if wasRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }
  }

  /// The share of the animation that has passed: of its duration while it runs, as it was set while it is paused.
  ///
  /// Reversed, it is the share of the way back. Setting it is allowed while the animation does not run, and pauses it.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      if isRunning || state == .stopped || !newValue.isFinite { return }
      if state == .inactive { startAnimation() }
      if state == .inactive { return }
      let share = min(max(0, Double(newValue)), 1)
      let left = scrubsLinearly ? 1 - share : timing?.rest(after: share) ?? 0
      pause(at: share, leaving: isBackward ? 1 - left : left)
    }
  }

  /// Stops the animation where the screen shows it, without completions, or else these wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if state != .active { return }
    (part, pausedFraction) = (nil, nil)
    forEachScroller { $0.stopAnimation($1, keepingShown: true, recording: &$2) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation; animated content offsets go to the position at once.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped { return }
    for change in animation.offsets where finalPosition != .current {
      change.view.view?.bounds.origin = finalPosition == .end ? change.to : change.from
    }
    finish(at: finalPosition)
  }

  private var timing: AnimationTiming? {
    UIView.areAnimationsEnabled ? timingParameters?.timing(lasting: duration) : nil
  }

  /// The duration of the timing, in ms; 0 if nothing is animated.
  private var wholeDuration: Double { timing?.duration ?? 0 }

  private var fraction: Double {
    if let pausedFraction { return pausedFraction }
    guard state == .active, let part, let now = clock?.engine.time else { return 0 }
    let passed = part.end > now ? max(0, (now - part.start) / (part.end - part.start)) : 1
    return part.before + (1 - part.before) * passed
  }

  /// Applies changes that begin after a part of a share of the duration, and last until the share's end.
  private func apply(_ block: () -> Void, _ factor: CGFloat, delay: Double, share: Double) {
    let remaining = share * wholeDuration
    let wait = min(max(0, Double(factor)), 1) * remaining
    let left = remaining - wait
    let own: AnimationTiming? = left > 0 ? timing?.lasting(left) : remaining > 0 ? .jump(duration: remaining) : nil
    let motion = own.map {
      ContentOffsetAnimation(number: animation.number, timing: $0, delay: left > 0 ? delay + wait : delay)
    }
    AnimatedViews.perform(.init(animation: animation, motion: motion), block)
  }

  private func begin(lasting lasts: Double, delay: Double, before: Double) {
    let views = animation.views
    clock = clock ?? AnimationClock.scrollView(for: views)
    let now = clock?.engine.time ?? 0
    part = (now + delay, now + delay + lasts, before)
    schedules += 1
    // What is repeated forever ends when it is stopped.
    if lasts == .infinity { return }
    let schedule = schedules
    AnimationClock.schedule(after: (delay + lasts) / 1000, clock.map { [$0] } ?? views) { [self] in
      if isRunning && schedule == schedules { reachEnd() }
    }
  }

  private func reachEnd() {
    if pausesOnCompletion { return pause(at: 1, leaving: isBackward ? 1 : 0) }
    if isBackward {
      // The content offset goes back to what the screen shows.
      forEachScroller { $0.stopAnimation($1, keepingShown: true, recording: &$2) }
    }
    finish(at: isBackward ? .start : .end)
  }

  /// Makes scroll views keep what they show at the animation's end, if it pauses there.
  private func holdEnds() {
    let holds = pausesOnCompletion
    forEachScroller { scroller, number, _ in scroller.holdAnimation(number, holds) }
  }

  private func pause(at fraction: Double, leaving share: Double?) {
    pausedFraction = fraction
    forEachScroller { $0.pauseAnimation($1, leaving: share, recording: &$2) }
  }

  /// Changes the animation in the scrollers of all views whose content offset it animates; they know it by its number.
  private func forEachScroller(_ change: @escaping (inout Scroller<DelegateTarget>, Int, inout ScrollTrace) -> Void) {
    let number = animation.number
    for offset in animation.offsets {
      (offset.view.view as? UIScrollView)?.engine.act { engine in engine.use { change(&$0, number, &$1) } }
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    part = nil
    for block in exchange(&completions, with: []) { block(position) }
  }
}
