extension UIView {
  /// How an animation goes; nothing is seen of it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Subviews are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From what is seen now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again; here once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Back as well; here not.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Not as long as the animation around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Not along the curve of the animation around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Drawn anew in each frame.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown, not taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// None of the options of the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turning over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turning over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curling up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curling down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades in while the other fades out.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turning over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turning over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How an animation of key frames goes; nothing is seen of it.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// From one to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Evenly.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smoothly and evenly.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How fast an animation is where.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Evenly.
    case linear
  }
}
