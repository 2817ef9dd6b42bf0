extension UIView {
  /// The options of an animation, of which the curves, `repeat`, `autoreverse`, `allowUserInteraction`, those that
  /// override and `showHideTransitionViews` have an effect; animated offsets add up in any case.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (layoutSubviews, allowUserInteraction, beginFromCurrentState) = (bit(0), bit(1), bit(2))
    /// Repeats the animation forever; the screen shows one cycle, and then rests where the next one begins.
    public static let `repeat` = bit(3)
    /// Runs the animation forward and backward; without `repeat`, once.
    public static let autoreverse = bit(4)
    public static let (overrideInheritedDuration, overrideInheritedCurve) = (bit(5), bit(6))
    public static let (allowAnimatedContent, showHideTransitionViews) = (bit(7), bit(8))
    public static let overrideInheritedOptions = bit(9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let (curveEaseIn, curveEaseOut, curveLinear) = (curve(1), curve(2), curve(3))
    public static let (transitionFlipFromLeft, transitionFlipFromRight) = (transition(1), transition(2))
    public static let (transitionCurlUp, transitionCurlDown) = (transition(3), transition(4))
    public static let transitionCrossDissolve = transition(5)
    public static let (transitionFlipFromTop, transitionFlipFromBottom) = (transition(6), transition(7))
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private static func curve(_ number: UInt) -> Self { Self(rawValue: number << 16) }
    private static func transition(_ number: UInt) -> Self { Self(rawValue: number << 20) }
    var curve: AnimationCurve { [.easeInOut, .easeIn, .easeOut, .linear][Int(rawValue >> 16 & 3)] }
  }

  /// The options of a keyframe animation, of which `allowUserInteraction`, `repeat`, `autoreverse`, those that override
  /// and the calculation modes have an effect; its curve is that of the ``UIKitFacade/UIView/AnimationOptions`` of the
  /// raw value.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (layoutSubviews, allowUserInteraction, beginFromCurrentState) = (bit(0), bit(1), bit(2))
    public static let (`repeat`, autoreverse) = (bit(3), bit(4))
    public static let (overrideInheritedDuration, overrideInheritedOptions) = (bit(5), bit(9))
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows the new values when their keyframe ends.
    public static let calculationModeDiscrete = bit(10)
    /// Counts as `calculationModeLinear`, with an event in the trace, as do both cubic modes.
    public static let calculationModePaced = bit(11)
    public static let (calculationModeCubic, calculationModeCubicPaced) = (Self(rawValue: 3 << 10), bit(12))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
