@testable import FeelTesting
import Foundation
import TestSupport
import Testing

@testable import Readings

@Suite("The laws of a track as JSON")
struct LawsJSONTests {
  /// The numbers of a movement by their keys; nil where the movement has none.
  private func expected(_ move: RecordedMove) -> [String: Double?] {
    let isNamed = move.law != .none
    func known(_ value: Double?) -> Double? { isNamed ? value : nil }
    var numbers: [String: Double?] = [
      "start": move.start, "end": move.end, "release.time": move.release,
      "release.offset": move.release.map { _ in move.offset },
      "release.velocity": move.release.map { _ in move.velocity.value },
      "drag.from": move.wasDragged ? move.start : nil,
      "drag.to": move.wasDragged ? move.release ?? move.end : nil, "target": known(move.target),
      "distance": known(move.target - move.offset), "settle": known(move.settle.value / 1000),
      "residual": known(move.residual), "uncertainty.distance": known(move.distanceHalfWidth),
      "uncertainty.velocity": known(move.velocity.halfWidth), "uncertainty.settle": known(move.settle.halfWidth / 1000),
    ]
    for (key, estimate) in [
      ("rate", move.rate), ("duration", move.duration), ("decay", move.decay), ("frequency", move.frequency),
    ] {
      numbers[key] = estimate?.value
      numbers["uncertainty.\(key)"] = estimate?.halfWidth
    }
    return numbers
  }

  /// A movement with random numbers, and some without.
  private func move(_ law: RecordedMove.Law, _ random: inout SeededGenerator) -> RecordedMove {
    func number() -> Double { Double.random(in: -900...900, using: &random) }
    func estimate() -> RecordedMove.Estimate? {
      Bool.random(using: &random) ? .init(value: number(), halfWidth: number()) : nil
    }
    var move = RecordedMove(start: number(), end: number(), reason: "a \"quoted\" reason")
    (move.law, move.wasDragged, move.release) = (law, Bool.random(using: &random), law == .none ? nil : number())
    (move.offset, move.target, move.distanceHalfWidth, move.residual) = (number(), number(), number(), number())
    (move.velocity, move.settle) = (
      .init(value: number(), halfWidth: number()), .init(value: number(), halfWidth: number())
    )
    (move.rate, move.duration, move.decay, move.frequency) = (estimate(), estimate(), estimate(), estimate())
    move.grade = Bool.random(using: &random) ? .b : .c
    return move
  }

  @Test("Parsed again, it has each movement's numbers in the units of docs/Formats.md, and null for unknown ones")
  func parsed() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<10 {
      let track = RecordedTrack(samples: (0..<4).map { TimedValue(Double($0) * 16.6666666, Double($0) / 3) })
      let laws: [RecordedMove.Law] = [.fling, .retarget, .page, .animation, .recoil, .bounce, .spring, .none]
      let moves = laws.map { move($0, &random) }
      let text = LawsJSON.encode(moves, track)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(object["format"] as? String == "scroll-laws" && object["version"] as? Int == 1)
      #expect(object["readings"] as? String == LawsDocument.encode(moves, track))
      let samples = try #require(object["track"] as? [[Double]])
      #expect(samples == track.samples.map { [DecimalText.millionth($0.time), DecimalText.millionth($0.value)] })
      let parsed = try #require(object["moves"] as? [[String: Any]])
      try #require(parsed.count == moves.count)
      for (fields, move) in zip(parsed, moves) {
        #expect(fields["law"] as? String == move.law.rawValue && fields["sentence"] as? String == move.sentence)
        #expect(fields["kind"] as? String == move.kind?.rawValue)
        #expect(fields["grade"] as? String == (move.law == .none ? nil : move.grade.rawValue))
        let uncertainty = try #require(fields["uncertainty"] as? [String: Any])
        if move.law == .none { #expect(uncertainty.isEmpty) }
        for (key, value) in expected(move) where move.law != .none || !key.hasPrefix("uncertainty") {
          let parts = key.split(separator: ".").map(String.init)
          let inner = parts.count == 1 ? fields : fields[parts[0]] as? [String: Any] ?? [:]
          #expect(inner[parts[parts.count - 1]] as? Double == value.map(DecimalText.millionth), "\(move.law) \(key)")
        }
      }
    }
  }
}
