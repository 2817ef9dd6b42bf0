import ScrollPhysics
import TestSupport
import Testing

@testable import FeelTesting
@testable import Readings

@Suite("Recorded movements")
struct RecordedMoveTests {
  private func move(_ decay: Double, halfWidth: Double = 0) -> RecordedMove {
    var move = RecordedMove(start: 0, end: 1)
    move.rate = RecordedMove.Estimate(value: decay, halfWidth: halfWidth)
    return move
  }

  /// Within 1 % a decay is that of a named rate; farther away only as far as 1.5 times its interval, and never beyond 5 %.
  @Test("A decay is that of a named rate within its interval", arguments: [(0.998, ".normal"), (0.99, ".fast")])
  func kinds(rate: Double, name: String) {
    let named = -Numerics.log(rate)
    for sign in [-1.0, 1] {
      for (off, halfWidth, isNear) in [
        (0, 0, true), (0.0099, 0, true), (0.0101, 0, false), (0.0299, 0.02, true), (0.0301, 0.02, false),
        (0.0499, 1, true), (0.0501, 1, false),
      ] {
        let kind = move(named * (1 + sign * off), halfWidth: named * halfWidth).kind
        #expect(kind?.rawValue == (isNear ? name : RecordedMove.Kind.other.rawValue), "\(sign * off) \(halfWidth)")
      }
    }
    #expect(RecordedMove(start: 0, end: 1).kind == nil)
  }

  /// A target nearer than the fling's raises the decay above that of `.normal`; no target lowers it.
  @Test("Readings have a view's rate by its name where it can have raised the decay, else as a number")
  func rates() {
    #expect(RecordedMove(start: 0, end: 1).readingRate == nil)
    #expect(move(-Numerics.log(0.99)).readingRate == "\"fast\"")
    #expect(move(-Numerics.log(0.998)).readingRate == "\"normal\"")
    for decay in [0.0021, 0.004, 0.02, 0.1] { #expect(move(decay).readingRate == "\"normal\"") }
    for decay in [0.0005, 0.0015, 0.00197] {
      #expect(move(decay).readingRate == DecimalText.short(Numerics.exp(-decay)))
    }
  }

  @Test("A target is behind only if the view was released away from it")
  func targets() {
    for law in [RecordedMove.Law.retarget, .page, .spring] {
      for distance in [-80.0, 0, 80] {
        for velocity in [-0.5, 0, 0.5] {
          var move = RecordedMove(start: 0, end: 1)
          (move.law, move.target, move.velocity.value) = (law, distance, velocity)
          let word = distance.sign != velocity.sign && distance != 0 && velocity != 0 ? " pt behind," : " pt ahead,"
          #expect(move.sentence.contains(word), "\(law) \(distance) \(velocity): \(move.sentence)")
        }
      }
    }
  }

  /// `SCROLLSIM_RECORD=all swift test --filter RecordedMoveTests` records the sentences again.
  @Test("Sentences are those recorded, for each law, direction and rate")
  func sentences() throws {
    var text = ""
    for law in [RecordedMove.Law.fling, .retarget, .page, .spring, .animation, .recoil, .bounce, .none] {
      let hasRate = [.fling, .retarget, .recoil, .bounce].contains(law)
      for decay: Double? in hasRate ? [0.002, 0.01005, 0.00456] : [nil] {
        for (target, velocity) in [(112.4, 0.876), (112.6, -0.8), (-112.4, 1.234), (-112.4, -2)] {
          var move = RecordedMove(start: 0, end: 1, reason: "nobody dragged the view before it moved")
          (move.law, move.offset, move.target) = (law, 10, 10 + target)
          move.velocity.value = velocity
          (move.settle.value, move.settle.halfWidth) = (1234.6, target > 0 ? 3 : 18.4)
          move.rate = decay.map { .init(value: $0) }
          (move.duration, move.decay) = (.init(value: 300.6, halfWidth: target > 0 ? 0.1 : 2.6), .init(value: 0.012))
          move.frequency = .init(value: 0.016)
          text += "\(move.sentence)\n"
        }
      }
    }
    let difference = try RecordedText("Tests/Goldens/RecordedMoveTests/sentences.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
