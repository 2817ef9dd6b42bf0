#if !hasFeature(Embedded)
  /// An app's animation of a content offset.
  package struct ContentOffsetAnimation: Sendable {
    /// A number by which the animation can be stopped.
    package var number: Int
    /// The timing.
    package var timing: AnimationTiming
    /// The delay, in ms.
    package var delay: Double

    /// Creates an animation; a delay is in ms and not negative.
    package init(number: Int, timing: AnimationTiming, delay: Double = 0) {
      precondition(delay >= 0, "an animation begins now or later")
      (self.number, self.timing, self.delay) = (number, timing, delay)
    }
  }

  extension Scroller {
    /// What the screen shows instead of the content offset while animations of an app run, before rounding, in points.
    package var shownPosition: Vector2D { state.shownOffset }

    /// Whether an app's animation, running or paused, shows something else than the content offset.
    package var isShownApart: Bool { !state.presentation.isEmpty }

    /// Whether the view moves by itself or under UIKit's own animation.
    package var isMovingByItself: Bool { state.isMoving }

    /// Returns whether an animation of an app has not ended.
    package func isAnimating(_ number: Int) -> Bool {
      state.presentation.changes.contains {
        $0.animation == number && ($0.pausedDistance != nil || $0.end > state.time)
      }
    }

    /// Changes the content offset at once, while the trace's frames move there with an animation, like an assignment in a
    /// block of `UIView.animate`.
    ///
    /// A finger, a motion and other animations go on; the screen shows the sum. The trace's frames show it, with the phase
    /// `animating` if the view does nothing else. The content offset, the calls and the releases do not.
    ///
    /// - Parameters:
    ///   - target: The new content offset, in points.
    ///   - stops: Whether the change stops the view's own motion, as `setContentOffset(_:animated:)` does.
    ///   - animation: The animation.
    ///   - trace: The trace that records the run.
    package mutating func animateContentOffset(
      to target: Vector2D, stopping stops: Bool = false, _ animation: ContentOffsetAnimation,
      recording trace: inout ScrollTrace
    ) {
      state.animateContentOffset(to: target, stopping: stops, animation, &trace)
    }

    /// Ends an animation of an app, or all of them.
    ///
    /// - Parameters:
    ///   - number: The animation's number; nil for all.
    ///   - keepsShown: Whether the content offset becomes what is shown. Otherwise the screen jumps to the content offset.
    ///   - trace: The trace that records the run.
    package mutating func stopAnimation(
      _ number: Int?, keepingShown keepsShown: Bool, recording trace: inout ScrollTrace
    ) {
      state.stopAnimation(number, keepingShown: keepsShown, &trace)
    }

    /// Pauses an animation of an app.
    ///
    /// - Parameters:
    ///   - number: The animation's number.
    ///   - share: The share of the distance that is left; nil to pause where it is.
    ///   - trace: The trace that records the run.
    package mutating func pauseAnimation(
      _ number: Int, leaving share: Double? = nil, recording trace: inout ScrollTrace
    ) {
      state.pauseAnimation(number, leaving: share, &trace)
    }

    /// Continues a paused animation of an app from where it is, with another timing.
    package mutating func resumeAnimation(_ number: Int, timing: AnimationTiming, recording trace: inout ScrollTrace) {
      state.resumeAnimation(number, timing: timing, &trace)
    }
  }
#endif
