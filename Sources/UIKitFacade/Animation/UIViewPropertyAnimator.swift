import Foundation

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// The current position.
  case current
}

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has finished.
  case inactive
  /// The animation is running.
  case active
  /// The animation has stopped, and its completions wait.
  case stopped
}

/// An animation that can be started, stopped and finished.
///
/// Starting it applies its changes at once. Its completions follow when its delay and duration have passed; for the
/// virtual time that counts, see `UIView.animate(withDuration:delay:options:animations:completion:)`. The facade draws
/// nothing in between, so an animation cannot be paused, reversed or scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running.
  open var isRunning: Bool { state == .active }
  /// A Boolean value that lets views receive touches during the animation, stored without effect.
  open var isUserInteractionEnabled = true
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var starts = 0

  /// Creates an animation that has not started; the curve has no effect.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation that has not started; the damping ratio has no effect.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animation and starts it after a delay, in seconds.
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

  /// Adds changes, and applies them at once if the animation is running.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning {
      animation()
    } else {
      animations.append(animation)
    }
  }

  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation: applies the changes at once, and ends after the delay and the duration, in seconds.
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

  /// Stops the animation, and keeps its changes.
  ///
  /// - Parameter withoutFinishing: Whether to drop the completions. If `false`, they wait for `finishAnimation(at:)`.
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

  /// Finishes a stopped animation, and calls its completions.
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
