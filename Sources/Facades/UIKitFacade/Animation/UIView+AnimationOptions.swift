extension UIView {
  /// The options of an animation.
  ///
  /// Only the curves, `repeat`, `autoreverse`, `allowUserInteraction`, the options to override what is inherited, and
  /// `showHideTransitionViews` have an effect. Animations of a content offset add up, so `beginFromCurrentState` changes
  /// nothing.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    ///
    /// The screen shows one cycle, and then stays where the next cycle begins; the view counts as at rest.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forward and backward; without `repeat`, once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The options of a keyframe animation, of which `allowUserInteraction`, `repeat`, `autoreverse`, the options to override
  /// what is inherited and the calculation modes have an effect.
  ///
  /// The curve of the whole animation can be given as in UIKit, by the raw value of
  /// ``UIKitFacade/UIView/AnimationOptions``; otherwise it is `curveEaseInOut`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows the new values when their keyframe ends.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Counts as `calculationModeLinear`, with an event in the trace, as do `calculationModeCubic` and
    /// `calculationModeCubicPaced`.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The curves of an animation's speed.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

extension UIView.AnimationOptions {
  /// Creates the options that a keyframe animation shares with others.
  init(_ options: UIView.KeyframeAnimationOptions) {
    let shared: UIView.AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
      .overrideInheritedCurve, .overrideInheritedOptions, .curveLinear,
    ]
    self = UIView.AnimationOptions(rawValue: options.rawValue).intersection(shared)
  }

  /// The curve that the options name.
  var curve: UIView.AnimationCurve { [.easeInOut, .easeIn, .easeOut, .linear][Int(rawValue >> 16 & 3)] }
}

extension KeyframeCalculationMode {
  /// Creates the mode that the options of a keyframe animation name.
  init(_ options: UIView.KeyframeAnimationOptions) { self = Self(rawValue: options.rawValue >> 10 & 7) ?? .linear }
}
