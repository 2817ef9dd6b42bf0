import FeelTesting
import TestSupport
import Testing

@Suite("The words of faults")
struct AuditFaultTests {
  /// `SCROLLSIM_RECORD=all swift test --filter AuditFaultTests` records the words again.
  @Test("Every fault has a sentence for one, several and all, and every kind of gesture a noun")
  func words() throws {
    let (one, several, all) = (Share(1, of: 5), Share(2, of: 3), Share(3, of: 3))
    let any = GestureScope().noun
    var text = ""
    for fault in AuditFault.allCases {
      let sentences = [one, several, all].map { "  \(fault.sentence($0, of: any))\n" }
      text += "\(fault)\n\(sentences.joined())"
    }
    for kind: GestureScope in [[], .touch, .drag, .flick] {
      for direction: GestureScope in [[], .forward, .backward] {
        for length: GestureScope in kind == .drag ? [[], .pastHalf, .withinHalf] : [[]] {
          let noun = kind.union(direction).union(length).noun
          text += "\(noun.one), \(noun.many)\n"
        }
      }
    }
    let difference = try RecordedText("Tests/Goldens/AuditFaultTests/words.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
