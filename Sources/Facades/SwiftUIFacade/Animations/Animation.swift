import ScrollPhysics

/// The timing of a change, by SwiftUI's documented parameters; times are in seconds.
/// - Source: docs/Physics.md, "Rows moved by a drag gesture".
public struct Animation: Hashable, Sendable {
  private(set) var motion: RowAnimation
  /// The time until it begins, in ms.
  private(set) var pause = 0.0

  private init(_ motion: RowAnimation) { self.motion = motion }

  public static let `default` = Animation(.default)
  public static let linear = Animation(.linear)
  public static let (easeIn, easeOut, easeInOut) = (Self(.easeIn), Self(.easeOut), Self(.easeInOut))
  public static let spring = bouncing(0.5, 0)
  public static let interactiveSpring = spring(0.15, 0.86)
  public static let (smooth, snappy, bouncy) = (bouncing(0.5, 0), bouncing(0.5, 0.15), bouncing(0.5, 0.3))

  public static func linear(duration: Double) -> Animation { curve(.linear, duration) }
  public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }
  public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }
  public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.timingCurve(Vector2D(x: x1, y: y1), Vector2D(x: x2, y: y2), duration: duration * 1000))
  }

  /// A spring by its response and damping; `blendDuration`, whose law is not published, has no effect.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring(response, dampingFraction) }

  public static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Self { spring(0.5, dampingFraction) }

  /// A spring by its duration and bounce, which `.spring()` means since iOS 17.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    bouncing(duration, bounce)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response, dampingFraction) }

  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { bouncing(duration, 0.14 + extraBounce) }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { bouncing(duration, extraBounce) }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing(duration, 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncing(duration, 0.3 + extraBounce)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = 2 * Double.pi / duration
    return interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency, initialVelocity: initialVelocity)
  }

  /// The animation after a delay, in seconds.
  public func delay(_ delay: Double) -> Animation { changed(self) { $0.pause += max(0, delay * 1000) } }

  public func speed(_ speed: Double) -> Animation {
    var result = self
    switch motion {
    case .immediate: break
    case .spring(let response, let ratio): result.motion = .spring(response: response / speed, dampingFraction: ratio)
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      result.motion = .interpolatingSpring(
        mass: mass, stiffness: stiffness * speed * speed, damping: damping * speed, initialVelocity: velocity * speed)
    case .timingCurve(let first, let second, let duration):
      result.motion = .timingCurve(first, second, duration: duration / speed)
    }
    return result
  }

  /// The time from its start until it is complete, in ms.
  func duration(until criteria: AnimationCompletionCriteria) -> Double {
    pause + (criteria.waitsForTail ? motion.settlingDuration : motion.perceptualDuration)
  }

  /// A spring of no duration changes at once.
  private static func spring(_ response: Double, _ ratio: Double) -> Animation {
    Animation(response > 0 ? .spring(response: response * 1000, dampingFraction: ratio) : .immediate)
  }

  private static func bouncing(_ duration: Double, _ bounce: Double) -> Animation {
    Animation(duration > 0 ? .spring(duration: duration * 1000, bounce: bounce) : .immediate)
  }

  private static func curve(_ motion: RowAnimation, _ duration: Double) -> Animation {
    guard case .timingCurve(let first, let second, _) = motion else { return Animation(motion) }
    return Animation(.timingCurve(first, second, duration: duration * 1000))
  }
}
