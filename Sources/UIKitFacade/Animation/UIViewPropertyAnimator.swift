import Foundation

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

/// An animation that can be started, stopped and finished.
///
/// Starting it applies its changes at once. Its completions follow when its delay and duration have passed; for the
/// virtual time that counts, see `UIView.animate(withDuration:delay:options:animations:completion:)`. The facade draws
/// nothing in between, so an animation cannot be paused, reversed or scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { state == .active }
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var starts = 0

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

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

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation: applies the changes at once, and ends after the delay and the duration, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state != .inactive { return }
    state = .active
    starts += 1
    let (blocks, start) = (animations, starts)
    animations = []
    let views = AnimatedViews.changed { blocks.forEach { $0() } }
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
