import FeelTesting
import ScrollPhysics
import Testing

@Suite("Expectation of no findings")
struct ExpectNoFindingsTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))

  private static let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Tiles()) }

  @Test("A behavior of one's own is told what is wrong with it, and how to see it")
  func findings() {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles)
      Issue.record("nothing was found")
    } catch {
      // Multiples of 120 are neither inside the range at its end nor aware of insets.
      for id in ["wild-targets", "ignored-insets", "rounding"] {
        #expect(error.lines.contains { $0.hasPrefix("finding: \(id), ") }, "\(error)")
      }
      #expect(error.lines.contains("  - is sent to 2040, 15 pt beyond the end"))
    }
  }

  @Test("The README's map and audits are met")
  func readme() throws {
    let configuration = Self.configuration
    // README begins
    let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Tiles()) }
    try expectMap(of: tiles, matches: "tiles")  // every release lands where it did
    try expectNoFindings(of: tiles, only: ["against-the-finger", "blank-ends"])
    // README ends
  }

  @Test("What passes passes, and an audit that is none is a sentence")
  func others() throws {
    try expectNoFindings(of: Self.tiles, only: ["against-the-finger", "blank-ends"])
    #expect {
      try expectNoFindings(of: Self.tiles, only: ["blank-end"])
    } throws: {
      "\($0)".contains("there is no audit \"blank-end\" (did you mean \"blank-ends\"?)")
    }
  }
}
