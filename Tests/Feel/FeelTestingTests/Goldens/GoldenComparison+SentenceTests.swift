import FeelTesting
import ScrollPhysics
import Testing

@Suite("The first line of a difference")
struct GoldenSentenceTests {
  private func sentence(_ replacements: [(String, String)], _ tolerance: GoldenTolerance = .exact) throws -> String? {
    let text = TraceText.encode(try GoldenRun.flick())
    var changed = text
    for (old, new) in replacements {
      #expect(changed.contains(old), "\(old) is no line")
      changed = changed.replacingOccurrences(of: old, with: new)
    }
    return GoldenDifference.between(try RecordedRun(text), and: try RecordedRun(changed), tolerance: tolerance)?
      .sentence
  }

  @Test("The first line describes the difference in plain words")
  func words() throws {
    let rest = ("rest 2660.351 734.500 0.000", "rest 2664.351 735.500 0.000")
    let settle = ("settleDuration 2460.351", "settleDuration 2464.351")
    #expect(try sentence([rest, settle]) == "rests at 735.5 instead of 734.5 (+1 pt), settles 4 ms later")
    #expect(try sentence([("settleDuration 2460.351", "settleDuration 2460.051")]) == "settles 0.3 ms earlier")
    #expect(try sentence([("rest 2660.351 734.500 0.000\n", "")]) == "does not come to rest")
    #expect(try sentence([("overshoot 0.000", "overshoot 12.500")]) == "overshoots by 12.5 instead of 0 pt")
    #expect(try sentence([("directionReversals 0", "directionReversals 2")]) == "reverses 2 instead of 0 times")
    #expect(
      try sentence([("216.667 159.500", "216.667 162.500")]) == "moves differently, by up to 3 pt in x at 216.667 ms")
    #expect(try sentence([("50.000 willBegin", "50.001 willBegin")]) == "makes other delegate calls")
    #expect(try sentence([("scale 2", "scale 3")]) == "differs in its header only")
  }

  @Test("The first line omits differences within the tolerance")
  func bands() throws {
    let rest = ("rest 2660.351 734.500 0.000", "rest 2660.351 735.500 0.000")
    let settle = ("settleDuration 2460.351", "settleDuration 2560.351")
    #expect(try sentence([rest, settle], GoldenTolerance(offset: 2)) == "settles 100 ms later")
    #expect(try sentence([rest, settle], GoldenTolerance(offset: 2, time: 100)) == nil)
  }
}
