import FeelTesting
import Foundation
import ScrollPhysics
import Testing

@Suite("Expectations of a map")
struct ExpectMapTests {
  /// Rests where a tile begins.
  private struct Tiles: TargetBehavior {
    let width: Double

    func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = (target.x / width).rounded() * width
    }
  }

  private static func tiles(_ width: Double) -> ViewUnderTest<ItemList> {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
    return ViewUnderTest("tiles") {
      Scroller(configuration, contentOffset: Vector2D(x: 960, y: 0), behavior: Tiles(width: width))
    }
  }

  @Test("The map of a custom behavior matches its golden")
  func golden() throws {
    try expectMap(of: Self.tiles(120), matches: "tiles")
  }

  @Test("A map of other tiles fails with the changed cells and the command to record it again")
  func changed() {
    do throws(FeelFailure) {
      try expectMap(of: Self.tiles(160), matches: "tiles", record: .never)
      Issue.record("was met")
    } catch {
      #expect(
        error.lines[0] == "\"tiles\" leaves an item after 80 instead of 60 pt; 152 of 325 releases rest elsewhere")
      #expect(error.description.contains("cells changed:\n    drag 470 pt, velocity -2.75 pt/ms: -840 → -960"))
      let command = "SCROLLSIM_RECORD=failed swift test --filter '^FeelTestingTests\\.(.+/)?changed(\\(|$)'"
      #expect(error.report().last == "if the change is meant: \(command)")
    }
  }

  @Test("A missing golden, and a name outside the folder, are errors")
  func missing() {
    #expect {
      try expectMap(of: Self.tiles(120), matches: "none", record: .never)
    } throws: {
      "\($0)".contains("\"none\" has no golden") && "\($0)".contains("SCROLLSIM_RECORD=missing")
    }
    #expect {
      try expectMap(of: Self.tiles(120), matches: "../none", record: .all)
    } throws: {
      "\($0)".contains("\"../none\" has a part")
    }
  }
}
