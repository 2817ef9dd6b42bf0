import Documents
import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

/// The messages of expectations that are not met, and of wishes, names and modes that are not valid.
@Suite("Messages of expectations")
struct ExpectationMessageTests {
  private static let configuration = TestedRows.configuration()

  /// What a test reports when the expectation fails; empty if it is met.
  private func message(_ expectation: () throws -> Void) -> String {
    do {
      try expectation()
      return "is met\n"
    } catch let failure as FeelFailure {
      return failure.lines.map { "  \($0)\n" }.joined()
    } catch {
      return "  \(error)\n"
    }
  }

  private func expect(_ text: String, in name: String) throws {
    let difference = try RecordedText("Tests/Goldens/ExpectationMessageTests/\(name).txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static func trace(velocity: Double = 1, axis: ScrollAxis = .horizontal) -> ScrollTrace {
    var view = Scroller(TestedRows.configuration(axis))
    var release = ReleaseState(contentOffset: .zero)
    release.velocity[axis] = velocity
    var trace = ScrollTrace()
    view.release(release, recording: &trace)
    view.advanceToRest(recording: &trace)
    return trace
  }

  /// `SCROLLSIM_RECORD=all swift test --filter ExpectationMessageTests` records the messages again.
  @Test("An expectation of a landing is met up to its tolerance, and else says by how much it is missed")
  func landings() throws {
    var text = ""
    let row = Self.trace()
    let rest = try #require(row.rest).contentOffset.x
    for offset in [rest, rest + 0.2, rest + 0.3, rest + 0.5, rest - 0.5, rest + 3, rest - 30] {
      for tolerance in [0, 0.4, 0.5, 3] {
        text += "at \(offset) within \(tolerance) "
        text += message { try expectLanding(row, at: offset, tolerance: tolerance) }
      }
    }
    let column = Self.trace(axis: .vertical)
    text += "a column " + message { try expectLanding(column, at: 10, axis: .vertical) }
    text += "the other axis " + message { try expectLanding(column, at: 0) }
    text += "a trace without a rest " + message { try expectLanding(ScrollTrace(), at: 0) }
    let items = ItemList([0, 120, 240], in: Self.configuration)
    for item in 0...3 { text += "item \(item) " + message { try expectLanding(row, onItem: item, of: items) } }
    let none = ItemList([Double](), in: Self.configuration)
    text += "no items " + message { try expectLanding(row, onItem: 0, of: none) }
    text += "a column without items " + message { try expectLanding(column, onItem: 0, of: none) }
    var view = Scroller(Self.configuration)
    for (start, velocity, drag) in [
      (180, 0.8, 0), (180, 0.8, nil), (.nan, 1, nil), (0, .infinity, nil), (0, 1, .nan), (-50, 0, 0), (9000, 1, 2000),
    ] as [(Double, Double, Double?)] {
      text += "released at \(start) with \(velocity) from \(drag.map { "\($0)" } ?? "there") "
      text += message { try expectLanding(of: view, releasedAt: start, velocity: velocity, dragStart: drag, at: 1) }
      text += message {
        try expectLanding(of: view, releasedAt: start, velocity: velocity, dragStart: drag, onItem: 1, of: items)
      }
    }
    text += "along the other axis "
    text += message { try expectLanding(of: view, releasedAt: 10, velocity: 1, at: 1, axis: .vertical) }
    var trace = ScrollTrace()
    view.touchDown(at: .zero, time: 0, recording: &trace)
    text += "under a finger " + message { try expectLanding(of: view, releasedAt: 0, velocity: 1, at: 1) }
    text += "a finger that is down " + message { try expectLanding(trace, at: 0) }
    try expect(text, in: "landings")
  }

  @Test("A trace or a view that cannot be compared is said to be so")
  func goldens() throws {
    var text = "an empty trace " + message { try expectFeel(ScrollTrace(), matches: "a") }
    text += "outcomes " + message { try expectFeel(ScrollTrace(detail: .outcome), matches: "a") }
    for name in ["", "/a", "a//b", "a/", "../a", "a/./b", "a\\b", "a\u{7F}b", "a\u{1F}b", "a b"] {
      text += "\(name.debugDescription) "
      text += message { _ = try GoldenFolder(path: "/nowhere").file(named: name) }
    }
    text += "no wishes " + message { try expectFeelSheet(of: TestedRows.even(), meets: []) }
    let slow = ViewUnderTest("slow", Self.configuration) { configuration in
      var slow = configuration
      slow.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
      slow.geometry.contentSize.width = 1e11
      return Scroller(slow)
    }
    text += "a slow view " + message { try expectNoFindings(of: slow) }
    text += "its sheet " + message { try expectFeelSheet(of: slow, meets: ["settle <= 900 ms"]) }
    try expect(text, in: "goldens")
  }

  @Test("What a wish says of a sheet, and what is wrong with it, is the recorded text")
  func wishes() throws {
    let sheets = try [TestedRows.even(), TestedRows.even(threshold: 0.6), TestedRows.all[2], TestedRows.all[4]].map {
      try FeelSheet(of: $0)
    }
    var text = ""
    var wishes = FeelSheet.columns.flatMap { column in
      ["\(column.title) <= 1", "\(column.title).median of flick > 1", "\(column.title).p95 = 0"]
    }
    wishes += [
      "commit drag 50...90 pt", "commit drag ~ 60", "commit drag ~ 54", "commit drag ~ 66.7",
      "commit flick < 0.3 pt/ms",
      "commit flick >= 0.201", "flick below 1 pt/ms moves <= 1", "flick above 1 moves 2 items", "flick 1 moves 1 item",
      "flick 0.37 moves 1", "settle.min of slow drag 100...900 ms", "settle.max of flick, 3 pt/ms < 0.7 s",
      "items of five flicks >= 5", "rest of beyond the start = 0 pt", "rest of beyond the start, released still 0",
      "turns of past half 1", "over<=0", "edge of beyond>0", "", "settle", "settle <", "settle < a", "settle < 1 pt",
      "settle < 1 s 2", "settle of", "settle of nothing < 1", "settle.p5 < 1", "settel < 1", "commit", "commit x",
      "flick", "flick a", "flick 1", "flick 1 goes", "flick 1 moves", "items = 1 item 2", "settle 3...1", "settle 1..3",
      "settle < nan", "rest ~ 0",
    ]
    for wish in wishes {
      do {
        let parsed = try FeelWish(wish)
        for sheet in sheets {
          text += message { text += "\(try WishOutcome(parsed, on: sheet).sentence)\n" }.replacing("is met\n", with: "")
        }
      } catch {
        text += "\(error)\n"
      }
    }
    try expect(text, in: "wishes")
  }

  @Test("How far goldens moved is said in words, the largest move first")
  func moves() throws {
    let golden = try RecordedRun(TraceText.encode(GoldenRun.flick()))
    var runs = [golden]
    for (velocity, width) in [(1.201, 3000.0), (1.3, 3000), (1.2, 1000), (1.2, 500)] {
      runs.append(try RecordedRun(TraceText.encode(GoldenRun.flick(velocity: velocity, width: width))))
    }
    runs.append(golden)
    runs[5].rest = nil
    var older = OlderGoldens()
    for (index, run) in runs.enumerated() {
      var difference = GoldenDifference("differs")
      difference.move = GoldenMove(from: .trace(golden), to: .trace(run))
      older.add("run \(index)", .recorded(difference))
    }
    let map = try DecisionMap(of: DecisionMapTests.hundreds)
    for count in 0...2 {
      var other = map
      for index in 0..<count { other.cells[index] = MapCell(delta: 9) }
      var difference = GoldenDifference("differs")
      difference.move = GoldenMove(from: .map(map), to: .map(other))
      older.add("map \(count)", .recorded(difference))
    }
    let sheets = try [TestedRows.even(), TestedRows.even(threshold: 1.5), TestedRows.even(pitch: 121)].map {
      try FeelSheet(of: $0)
    }
    for (index, sheet) in sheets.enumerated() {
      var difference = GoldenDifference("differs")
      difference.move = GoldenMove(from: .sheet(sheets[0]), to: .sheet(sheet))
      older.add("sheet \(index)", .recorded(difference))
    }
    older.add("new", .recorded(nil))
    older.add("same", .matches)
    var text = ""
    for name in ["one", "two"] {
      older.add(name, .matchesInPart)
      text += older.lines(command: "record").joined(separator: "\n") + "\n"
    }
    text += "nothing to say: \(OlderGoldens().lines(command: "record"))\n"
    try expect(text, in: "moves")
  }

  @Test("The pages name the variables of the environment as the package reads them")
  func variables() throws {
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("docs/Mac.md"), encoding: .utf8)
    for name in [TestArtifacts.environmentVariable, RecordMode.environmentVariable] {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }
}
