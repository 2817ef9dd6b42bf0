import ScrollPhysics

/// Animations in cycles: a run of the changes, with its way back if it autoreverses; the last one shows the new values.
extension UIView {
  /// Repeats the changes of a block in an animation block; the count of cycles may be a fraction, 0 or less counts as 1.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard var context = AnimatedViews.context else { return animations() }
    context.repetition = AnimationRepetition(count: Double(count), autoreverses: autoreverses)
    AnimatedViews.perform(context, animations)
  }

  /// Sets the cycles of the changes that follow in the running animation block, also a fraction; 0 or less counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let autoreverses = AnimatedViews.context?.repetition.autoreverses else { return }
    AnimatedViews.context?.repetition = AnimationRepetition(count: Double(repeatCount), autoreverses: autoreverses)
  }

  /// Sets whether the changes that follow in the running animation block run back after each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimatedViews.context?.repetition.autoreverses = repeatAutoreverses
  }
}

extension AnimationRepetition {
  /// Returns how often an animation runs that begins now: as often as the one around it, or as its options say.
  @MainActor static func inherited(_ options: UIView.AnimationOptions) -> AnimationRepetition {
    let isOwn = !options.isDisjoint(with: [.repeat, .autoreverse, .overrideInheritedOptions])
    if !isOwn, let outer = AnimatedViews.context { return outer.repetition }
    return AnimationRepetition(
      count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
  }
}
