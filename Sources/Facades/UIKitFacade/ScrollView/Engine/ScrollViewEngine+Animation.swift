import ScrollPhysics

extension ScrollViewEngine {
  /// Whether an animation that does not allow user interaction moves the content.
  var ignoresTouches: Bool {
    animations.contains { animation in !animation.allowsUserInteraction && read { $0.isAnimating(animation.number) } }
  }

  /// Changes the content offset, with the animation in whose block the change was requested.
  func move(to offset: Vector2D, stopping stops: Bool, in context: AnimatedViews.Context?) {
    use { scroller, trace in
      if let animation = context?.motion {
        scroller.animateContentOffset(to: offset, stopping: stops, animation, recording: &trace)
      } else if stops {
        scroller.setContentOffset(offset, animated: false, recording: &trace)
      } else {
        scroller.assignContentOffset(offset, recording: &trace)
      }
    }
    guard let animation = context?.animation, scroller.isAnimating(animation.number) else { return }
    animations.removeAll { $0 === animation || !scroller.isAnimating($0.number) }
    animations.append(animation)
  }

  /// Removes all animations, so that the screen jumps to the content offset, and ends them unfinished.
  func removeAnimations() {
    let removed = animations.filter { scroller.isAnimating($0.number) }
    animations = []
    use { $0.stopAnimation(nil, keepingShown: false, recording: &$1) }
    for animation in removed { animation.end(finished: false) }
  }
}
