import Documents
import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Text form of a decision map")
struct DecisionMapTextTests {
  private static func map(_ drags: String = "-80...80/40") throws -> DecisionMap {
    try DecisionMap(
      of: DecisionMapTests.hundreds,
      MapPlan(startItem: 9, drags: MapRange(drags), velocities: MapRange("-0.6...0.6/0.2")))
  }

  @Test("A written map reads back the same, with and without items")
  func roundTrip() throws {
    let map = try Self.map()
    #expect(try DecisionMapText.decode(DecisionMapText.encode(map)) == map)
    let free = try DecisionMap(of: ViewUnderTest("a list") { Scroller(.list) }, MapPlan())
    #expect(free.axis == .vertical && free.unit == .points)
    #expect(try DecisionMapText.decode(DecisionMapText.encode(free)) == free)
  }

  @Test(
    "Damage is reported with its line",
    arguments: [
      (
        1, "decision-map 2",
        "line 1: is \"decision-map 2\"; this version reads \"decision-map 1\": record the map again"
      ),
      (1, "map", "line 1: must be \"decision-map 1\"; record the map again"),
      (2, "model x", "line 2: must be \"model\" with a whole number; record the map again"),
      (2, "scene hundreds", "line 2: must be \"model\" with a whole number; record the map again"),
      (3, "scen hundreds", "line 3: must begin with \"scene \"; the map is damaged, record it again"),
      (4, "from item x at 400 x", "line 4: must be \"from item N at OFFSET x\", or y; record the map again"),
      (4, "from item 4 at 400 z", "line 4: must be \"from item N at OFFSET x\", or y; record the map again"),
      (
        5, "commit drag +abc -168.5 pt, velocity +0.2 -0.2 pt/ms",
        "line 5: must be \"commit drag +A -B pt, velocity +C -D pt/ms\"; record the map again"
      ), (5, "commit drag", "line 5: must be \"commit drag +A -B pt, velocity +C -D pt/ms\"; record the map again"),
      (6, "drag pt 5", "line 6: \"5\" is not a range; write it as A...B/STEP, for example -300...300/25"),
      (
        7, "velocity pt/ms 1...0/1",
        "line 7: \"1...0/1\" has its bounds in the wrong order; write the lower bound first"
      ),
      (10, "  -80 -40 0 40", "line 10: must be the labels of the 5 drags -80...80/40; record the map again"),
      (11, "  -0.6 -1 -1 -1 -1", "line 11: must be -0.6 and 5 cells; record the map again"),
      (11, "  -0.6 -1 -1 -1 -1 0", "line 11: must be -0.6 and 5 cells; record the map again"),
      (11, "  -0.7 -1 -1 -1 -1 -1", "line 11: must be -0.6 and 5 cells; record the map again"),
      (18, "stray", "line 18: comes after the last row; record the map again"),
    ])
  func damage(line: Int, text: String, expected: String) throws {
    var lines = DecisionMapText.encode(try Self.map()).components(separatedBy: "\n")
    lines[line - 1] = text
    do throws(DocumentError) {
      _ = try DecisionMapText.decode(lines.joined(separator: "\n"))
      Issue.record("was read")
    } catch {
      #expect(error.description == expected, "\(error)")
    }
  }

  @Test("A truncated map is an error")
  func cutShort() throws {
    let text = DecisionMapText.encode(try Self.map())
    for count in 0..<text.count - 1 {
      #expect(throws: DocumentError.self, "\(count)") { try DecisionMapText.decode(String(text.prefix(count))) }
    }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(12).joined(separator: "\n")
    #expect(
      errorText { try DecisionMapText.decode(rows) }
        == "line 13: ends before the velocity -0.2; the map is cut short, record it again")
  }

  @Test("The changed cells are listed")
  func differences() throws {
    let before = try Self.map()
    var after = before
    #expect(MapDifference.between(before, and: after) == nil)
    after.cells[1] = MapCell(delta: 3)
    after.startItem = 8
    let difference = try #require(MapDifference.between(before, and: after))
    #expect(
      difference.lines == [
        "start item: 9 → 8", "1 of 35 cells changed:", "  drag -40 pt, velocity -0.6 pt/ms: -1 → +3",
      ])
    for index in after.cells.indices { after.cells[index] = MapCell(delta: 7) }
    let all = try #require(MapDifference.between(before, and: after))
    #expect(all.lines.count == 2 + 20 + 1 && all.lines.last == "  and 15 more")
    let wider = try #require(MapDifference.between(before, and: Self.map("-40...40/40")))
    #expect(wider.lines == ["drag: -80...80/40 → -40...40/40"])
  }

  @Test("A text with too many cells is an error before memory is allocated")
  func tooMany() throws {
    func text(_ rows: String) -> String {
      let labels = (0..<100_000).map { "\($0)" }.joined(separator: " ")
      return
        "decision-map 1\nmodel 1\nscene a\nfrom 0 x\ndrag pt 0...99999/1\nvelocity pt/ms \(rows)\ncell items\n\n\(labels)\n"
    }
    #expect(
      errorText { try DecisionMapText.decode(text("0...99999/1")) }
        == "line 9: names 100000 rows of 100000 cells, more than the limit of 100000000; record the map again")
    #expect(
      errorText { try DecisionMapText.decode(text("0...999/1")) }
        == "line 10: must be 0 and 100000 cells; record the map again")
  }

  @Test("JSON and CSV have every cell")
  func otherForms() throws {
    let map = try Self.map()
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(DecisionMapJSON.encode(map).utf8)) as? [String: Any])
    #expect(json["format"] as? String == "decision-map" && json["startItem"] as? Int == 9)
    let rows = try #require(json["cells"] as? [[Any]])
    #expect(rows.count == 7 && rows.allSatisfy { $0.count == 5 })
    #expect(rows[0][0] as? Int == -1 && rows[6][0] is NSNull)
    #expect((json["drags"] as? [Double]) == [-80, -40, 0, 40, 80])
    let csv = DecisionMapJSON.csv(map).split(separator: "\n")
    #expect(csv.count == 36 && csv[0] == "velocity_pt_ms,drag_pt,items,at_snap_point")
    #expect(csv[1] == "-0.6,-80,-1,true" && csv[35] == "0.6,80,,false")
  }
}
