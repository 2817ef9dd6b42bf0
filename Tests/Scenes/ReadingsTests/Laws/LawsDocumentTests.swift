import Foundation
import TestSupport
import Testing

@testable import FeelTesting
@testable import Readings

@Suite("The readings of a track")
struct LawsDocumentTests {
  private static let laws: [RecordedMove.Law] = [.fling, .retarget, .page, .animation, .recoil, .bounce, .spring]

  private func move(_ law: RecordedMove.Law, sign: Double) -> RecordedMove {
    var move = RecordedMove(start: 300, end: 640)
    (move.law, move.release, move.approach) = (law, 400.5, law == .bounce ? 41 : 0)
    (move.offset, move.target) = (500, 500 + sign * 120)
    (move.velocity, move.residual) = (.init(value: sign * 0.8, halfWidth: 0.05), 0.2)
    switch law {
    case .page, .spring: (move.decay, move.frequency) = (.init(value: 0.0144), .init(value: 0.0076))
    case .animation: move.duration = .init(value: 301)
    default: move.rate = .init(value: 0.01005)
    }
    return move
  }

  /// Samples 2.5 ms apart whose value is 500 pt and a tenth of their number.
  private let track = RecordedTrack(
    samples: (0..<400).map { TimedValue(2.5 * Double($0), 500 + Double($0) / 10) }, pixel: 0.5, viewLength: 390,
    frameInterval: 16)

  @Test("They have the samples from the release to 100 ms after the end, as what is left, or as the offset")
  func samples() throws {
    for law in Self.laws {
      for sign in [-1.0, 1] {
        let move = move(law, sign: sign)
        let object = try JSONSerialization.jsonObject(with: Data(LawsDocument.encode([move], track).utf8))
        let experiments = try #require((object as? [String: Any])?["experiments"] as? [[String: Any]])
        let experiment = try #require(experiments.first)
        let begin = law == .bounce ? 441.5 : 400.5
        // The first sample's number is the first whose time is not before the release.
        let numbers = Int((begin / 2.5).rounded(.up))...296
        let expected = numbers.map { number -> [Double] in
          let offset = 500 + Double(number) / 10
          let value =
            law == .fling ? offset : law == .bounce ? sign * (offset - move.target) : sign * (move.target - offset)
          return [DecimalText.millionth(2.5 * Double(number) - begin), DecimalText.millionth(value)]
        }
        #expect(experiment["samples"] as? [[Double]] == expected, "\(law) \(sign)")
        #expect(experiment["bound"] as? Double == 0.8 && experiment["grade"] as? String == "B")
        #expect(experiment["time"] as? [String: Double] == ["shift": 16])
        #expect(experiment["note"] as? String == "fitted: \(move.sentence)")
        #expect(experiment["kind"] as? String == (law == .spring ? "page" : law.rawValue))
        #expect(experiment["name"] as? String == "\(law) at 0.300 s")
        let isTurn = law == .page || law == .spring
        #expect((experiment["atEdge"] as? Bool != nil) == isTurn)
        #expect(experiment["page"] as? Double == (law == .page ? 390 : nil), "\(law)")
        #expect(experiment["edge"] as? Double == (law == .bounce ? 0 : nil))
        let distance = law == .fling || law == .bounce ? nil : 120.0
        #expect(
          experiment["distance"] as? Double == distance
            && experiment["offset"] as? Double == (law == .fling ? 500 : nil))
        #expect(experiment["rate"] as? String == (isTurn || law == .animation ? nil : "fast"))
        let velocity = law == .animation ? nil : law == .fling ? sign * 0.8 : 0.8
        #expect(experiment["velocity"] as? Double == velocity)
        #expect(experiment["velocityUncertainty"] as? Double == velocity.map { _ in 0.025 })
        let tuning = experiment["tuning"] as? [String: Double]
        #expect(
          tuning
            == (law == .animation
              ? ["animationDuration": 301] : isTurn ? ["pageSpringDecay": 0.0144, "pageSpringFrequency": 0.0076] : nil))
      }
    }
  }

  @Test("Drags before flings, targets and pages are kept: from where and to where, and the finger's velocity")
  func drags() throws {
    for law in Self.laws {
      for wasDragged in [false, true] {
        var move = move(law, sign: -1)
        (move.wasDragged, move.fingerVelocity) = (wasDragged, -0.6)
        let text = LawsDocument.encode([move], track)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let experiment = try #require((object?["experiments"] as? [[String: Any]])?.first)
        // The view began to move at 300 ms, where the track is at 512 pt; the finger lifted at 500 pt, 120 pt from the target.
        let expected: [Double]? =
          [.retarget, .page].contains(law) ? [132, 120, -0.6] : law == .fling ? [512, 500, -0.6] : nil
        #expect(experiment["drag"] as? [Double] == (wasDragged ? expected : nil), "\(law)")
        let read = try #require(try ReadingsDocument.decode(Data(text.utf8)).experiments.first)
        guard case .movement(let movement, _) = read.subject else { continue }
        #expect((movement.drag != nil) == (wasDragged && expected != nil))
      }
    }
  }

  @Test("A drag that begins within 100 ms of another movement's end caught the view, and is not kept")
  func catches() throws {
    var move = move(.fling, sign: 1)
    move.wasDragged = true
    for (end, isKept) in [(300.0, false), (200.5, false), (200, true), (300.5, true)] {
      let text = LawsDocument.encode([RecordedMove(start: 100, end: end), move], track)
      #expect(text.contains("\"drag\"") == isKept, "\(end)")
    }
  }

  @Test("Movements that were not measured have none, and a guessed time base is grade C")
  func grades() throws {
    #expect(LawsDocument.encode([RecordedMove(start: 0, end: 1)], track) == "")
    for isGuessed in [false, true] {
      var track = track
      track.isTimeBaseGuessed = isGuessed
      let text = LawsDocument.encode([move(.fling, sign: 1), RecordedMove(start: 0, end: 1)], track)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(object["grade"] as? String == (isGuessed ? "C" : "B"))
      #expect((object["experiments"] as? [Any])?.count == 1)
      #expect(try ReadingsDocument.decode(Data(text.utf8)).experiments.count == 1)
    }
  }
}
