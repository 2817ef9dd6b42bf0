import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Programming errors in gestures")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case fingerIsNowhere, rateIsZero, rateIsNegative, rateIsInfinite, downTwice, hoverWhileDown
    case waitIsNegative, waitIsEndless, moveWithoutDown, moveIsNegative, moveIsEndless, upWithoutDown, cancelWithoutDown

    /// The message.
    var sentence: String {
      switch self {
      case .fingerIsNowhere: "a finger's location must be finite"
      case .rateIsZero, .rateIsNegative, .rateIsInfinite: "the sampling rate must be positive and finite"
      case .downTwice: "the finger is down already: lift it first"
      case .hoverWhileDown: "the finger is down: move it, or lift it first"
      case .waitIsNegative, .waitIsEndless: "a time to wait must be finite and not negative"
      case .moveWithoutDown: "bring the finger down before it moves"
      case .moveIsNegative, .moveIsEndless: "a movement's duration must be finite and not negative"
      case .upWithoutDown, .cancelWithoutDown: "the finger is not down: it cannot be lifted"
      }
    }

    /// Makes the mistake.
    func make() {
      var finger = SyntheticFinger(at: .zero)
      switch self {
      case .fingerIsNowhere: finger = SyntheticFinger(at: Vector2D(x: 0, y: .nan))
      case .rateIsZero: finger = SyntheticFinger(at: .zero, sampling: .hertz(0))
      case .rateIsNegative: finger = SyntheticFinger(at: .zero, sampling: .irregular(hertz: -60, jitter: 0, seed: 1))
      case .rateIsInfinite: finger = SyntheticFinger(at: .zero, sampling: .hertz(.infinity))
      case .downTwice:
        finger.down()
        finger.down()
      case .hoverWhileDown:
        finger.down()
        finger.hover(to: .zero)
      case .waitIsNegative: finger.wait(-1)
      case .waitIsEndless: finger.hold(.infinity)
      case .moveWithoutDown: finger.move(to: .zero, after: 10)
      case .moveIsNegative, .moveIsEndless:
        finger.down()
        finger.move(to: .zero, after: self == .moveIsNegative ? -1 : .infinity)
      case .upWithoutDown: finger.up()
      case .cancelWithoutDown: finger.cancel()
      }
    }
  }

  #if !os(iOS)
    @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
    func ends(mistake: Mistake) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
        mistake.make()
      }
      let process = StoppedProcess(standardError: try #require(result).standardErrorContent)
      #expect(process.says(mistake.sentence), "\(process.beginning)")
    }
  #endif
}
