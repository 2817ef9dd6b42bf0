import Foundation

/// Where an animation has stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// Where it began.
  case start
  /// In between.
  case current
}

/// How far an animation has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It goes on.
  case active
  /// It has been stopped, and its completions are still to be called.
  case stopped
}

/// An animation as an object: started, it changes views at once, and tells when its time has passed.
///
/// See `UIView.animate(withDuration:delay:options:animations:completion:)` for whose time that is. Nothing is seen in
/// between, so that an animation cannot be paused, reversed or scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// How far it has come.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes on.
  open var isRunning: Bool { state == .active }
  /// Whether views take touches meanwhile.
  open var isUserInteractionEnabled = true
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var starts = 0

  /// Creates an animation that is not started.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation as a spring's that is not started.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animation and starts it, after a delay in seconds.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds something to change; at once where the animation goes on.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning {
      animation()
    } else {
      animations.append(animation)
    }
  }

  /// Adds something to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation, so that it ends later by a delay in seconds; views are changed at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state != .inactive { return }
    state = .active
    starts += 1
    let (blocks, start) = (animations, starts)
    animations = []
    let views = AnimationClock.views { blocks.forEach { $0() } }
    AnimationClock.schedule(after: delay + duration, views) { [self] in
      if isRunning && start == starts { finish(at: .end) }
    }
  }

  /// Stops the animation; what it changed stays.
  ///
  /// Without finishing, completions wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if state != .active { return }
    starts += 1
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Ends an animation that has been stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}
