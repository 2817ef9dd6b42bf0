import ScrollPhysics

/// Animations that are repeated.
///
/// A cycle is one run of the changes, or with autoreversing a run and its way back. After the last cycle the screen shows
/// the new values at once.
extension UIView {
  /// Repeats the changes of a block that is called inside an animation block.
  ///
  /// Outside an animation block, it only calls `animations`.
  /// - Parameters:
  ///   - count: The number of cycles, which may be a fraction; 0 or less counts as 1.
  ///   - autoreverses: Whether the changes run back after each time.
  ///   - animations: The block.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard var context = AnimatedViews.context else { return animations() }
    context.repetition = AnimationRepetition(count: Double(count), autoreverses: autoreverses)
    AnimatedViews.perform(context, animations)
  }

  /// Sets how often the changes that follow in the running animation block are repeated.
  /// - Parameter repeatCount: The number of cycles, which may be a fraction; 0 or less counts as 1.
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
