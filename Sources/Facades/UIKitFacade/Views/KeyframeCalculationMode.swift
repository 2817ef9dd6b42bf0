import ScrollPhysics

/// How the keyframes of an animation follow each other.
enum KeyframeCalculationMode: UInt {
  case linear, discrete, paced, cubic, cubicPaced

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
