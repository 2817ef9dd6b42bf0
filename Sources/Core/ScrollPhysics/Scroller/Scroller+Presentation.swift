/// An app's animation of a content offset.
package struct ContentOffsetAnimation: Sendable {
  /// A number by which the animation can be stopped.
  var number: Int
  package var timing: AnimationTiming
  /// The delay before the first cycle, in ms.
  package var delay: Double
  /// How often it runs.
  package var repetition: AnimationRepetition
  /// The time in each cycle at which the change begins, in ms.
  package var lead: Double
  /// The duration of a cycle without its way back, in ms.
  package var period: Double
  /// The curve by which the time in a cycle passes for the change; nil if it passes evenly.
  package var pace: CubicTimingCurve?
  /// What the trace records of an animation that is shown otherwise than UIKit would show it.
  var note: ScrollEvent.Name?

  /// Creates an animation; the period is by default the time until the change ends.
  package init(
    number: Int, timing: AnimationTiming, delay: Double = 0, repetition: AnimationRepetition = AnimationRepetition(),
    lead: Double = 0, period: Double? = nil, pace: CubicTimingCurve? = nil, note: ScrollEvent.Name? = nil
  ) {
    precondition(delay >= 0 && lead >= 0, "an animation begins now or later")
    (self.number, self.timing, self.delay, self.repetition) = (number, timing, delay, repetition)
    (self.lead, self.period) = (lead, period ?? lead + timing.duration)
    (self.pace, self.note) = (pace, note)
  }
}

#if !hasFeature(Embedded)
  extension Scroller {
    /// What the screen shows instead of the content offset while animations of an app run, before rounding, in points.
    package var shownPosition: Vector2D { state.shownOffset }

    /// Whether the view moves by itself or under UIKit's own animation.
    package var isMovingByItself: Bool { state.isMoving }

    /// Returns whether an animation of an app has not ended; an endless one never ends.
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
    /// - Parameter stops: Whether the change stops the view's own motion, as `setContentOffset(_:animated:)` does.
    package mutating func animateContentOffset(
      to target: Vector2D, stopping stops: Bool = false, _ animation: ContentOffsetAnimation,
      recording trace: inout ScrollTrace
    ) {
      precondition(target.isFinite, "a content offset must be finite")
      let distance = state.offset - target
      if distance != .zero {
        state.present(PresentedChange(animation, distance: distance, at: time), &trace)
        if let note = animation.note { state.emit(note, &trace) }
      }
      if stops {
        state.setContentOffset(target, animated: false, &trace)
      } else {
        state.assignContentOffset(target, &trace)
      }
    }

    /// Ends an animation of an app, or all; the screen jumps to the content offset, unless that becomes what is shown.
    package mutating func stopAnimation(
      _ number: Int?, keepingShown keepsShown: Bool, recording trace: inout ScrollTrace
    ) {
      if !state.presentation.changes.contains(where: { number == nil || $0.animation == number }) { return }
      let left = state.presentation.remove(number, at: time)
      if keepsShown { state.assignContentOffset(state.offset + left, &trace) } else { state.showPause(&trace) }
    }

    /// Pauses an animation of an app where a share of its distance is left, or where it is.
    package mutating func pauseAnimation(
      _ number: Int, leaving share: Double? = nil, recording trace: inout ScrollTrace
    ) {
      state.presentation.pause(number, leaving: share, at: state.time)
      state.showPause(&trace)
    }

    /// Continues a paused animation from where it is, with another timing, perhaps back to the offset before it began.
    package mutating func resumeAnimation(
      _ number: Int, timing: AnimationTiming, toStart: Bool = false, recording trace: inout ScrollTrace
    ) {
      state.presentation.resume(number, timing: timing, toStart: toStart, at: state.time)
      if state.presentation.isMoving { state.leaveRest(&trace) }
    }

    /// Sets whether an animation of an app stays, paused, when its time is over.
    package mutating func holdAnimation(_ number: Int, _ holds: Bool) { state.presentation.hold(number, holds) }
  }
#endif
