import ScrollPhysics

/// How the keyframes of an animation follow each other.
enum KeyframeCalculationMode: UInt {
  case linear
  case discrete
  case paced
  case cubic
  case cubicPaced

  /// Creates the mode that the options of a keyframe animation name.
  init(_ options: UIView.KeyframeAnimationOptions) { self = Self(rawValue: options.rawValue >> 10 & 7) ?? .linear }

  /// What a trace records of a mode that is not simulated.
  var note: ScrollEvent.Name? {
    switch self {
    case .linear, .discrete: nil
    case .paced: .keyframePaced
    case .cubic: .keyframeCubic
    case .cubicPaced: .keyframeCubicPaced
    }
  }
}
