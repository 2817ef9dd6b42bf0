import ScrollPhysics
import TestSupport
import Testing

@Suite("Laws of every sequence")
struct ViewSequenceTests {
  /// 60,000 sequences in release, a tenth of them in debug, in parts that may run beside one another.
  @Test(
    "Finite, ordered, nested, inside the range at rest, the same in a copy and whatever is recorded",
    arguments: 0..<12)
  func laws(part: Int) {
    for index in 0..<sweepCount(5000) {
      let sequence = ViewSequence(seed: UInt64(part * 1_000_000 + index))
      guard let violation = sequence.violation else { continue }
      let shortest = sequence.shrunk
      Issue.record("\(shortest.violation ?? violation)\n\(shortest)")
      return
    }
  }

  @Test("A law that is broken is told by the shortest sequence")
  func shrinking() {
    var sequence = ViewSequence(seed: 3)
    sequence.actions = [.wait(3), .paging(true), .wait(5), .bounces(false)]
    #expect(sequence.violation == nil && sequence.shrunk.actions.count == 4)
  }
}
