import Documents
import FeelTesting
import Foundation
import SceneReports
import TestSupport
import Testing

@Suite("Goldens of tests and their actual runs")
struct TestGoldensTests {
  /// A folder with four goldens of tests, and the actual runs of two.
  private struct Folders {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
      let trace = try String(contentsOfFile: FixturePath.fixture("goldens/card-row/flick-left.trace"), encoding: .utf8)
      let map = try String(contentsOfFile: FixturePath.fixture("goldens/minne/decision.map"), encoding: .utf8)
      for name in ["flick", "series/first", "slow"] { try write(trace, to: "Goldens/TileTests/\(name).trace") }
      try write(map, to: "Goldens/TileTests/tiles.map")
      try write(trace, to: "actual/TileTests/slow.trace")
      let changed = trace.replacing("734.500 0.000 0.000 0.000 idle", with: "735.500 0.000 0.000 0.000 idle")
      #expect(changed != trace)
      try write(changed, to: "actual/TileTests/flick.trace")
    }

    var goldens: String { folder.path + "/Goldens" }
    var actual: String { folder.path + "/actual" }
    func pairs(_ filter: CaseFilter? = nil) throws(DocumentError) -> [TestGoldens.Pair] {
      try TestGoldens.pairs(in: goldens, beside: actual, matching: filter)
    }

    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private func result(_ pair: TestGoldens.Pair) -> Result<TestGoldens.Outcome, any Error> {
    Result { try TestGoldens.outcome(of: pair) }
  }

  @Test("The pairs of both folders are sorted by name, and the count has each kind of outcome")
  func pairs() throws {
    let folders = try Folders()
    defer { folders.remove() }
    let pairs = try folders.pairs()
    #expect(
      pairs.map(\.name) == ["TileTests/flick", "TileTests/series/first", "TileTests/slow", "TileTests/tiles.map"])
    #expect(Set(pairs.map(\.suite)) == ["TileTests"])
    var report = TestGoldensReport()
    for pair in pairs { report.add(pair, result(pair)) }
    #expect(report.count == "1 differs, 1 matches, 2 without an actual run" && !report.isClean)
    #expect(try folders.pairs(CaseFilter("TileTests/s*")).count == 2)
    let (goldens, actual) = (folders.goldens, folders.actual)
    #expect(
      errorText { try folders.pairs(CaseFilter("none")) }
        == "\(goldens): has no golden that matches \"none\"")
    #expect(
      errorText { try TestGoldens.pairs(in: folders.folder.path, beside: actual, matching: nil).count }
        == "no error")
    #expect(
      errorText { try TestGoldens.pairs(in: "\(goldens)x", beside: actual, matching: nil) }
        == "\(goldens)x: is not a folder of goldens; did you mean \(goldens)?")
    #expect(
      errorText { try TestGoldens.pairs(in: "/none/there", beside: actual, matching: nil) }
        == "/none/there: is not a folder of goldens; name one such as Tests/Goldens")
  }

  @Test("Two files are a pair of their suite, whatever folders are between, and the advice quotes it for a shell")
  func files() {
    let nested = TestGoldens.pair(golden: "Tests/Goldens/TileTests/rows/flick.trace", actual: "flick.trace")
    #expect(nested.name == "TileTests/rows/flick" && nested.suite == "TileTests")
    let elsewhere = TestGoldens.pair(golden: "kept/My Tests/flick.trace", actual: "flick.trace")
    #expect(elsewhere.name == "My Tests/flick")
    #expect(TestGoldensReport.advice(for: elsewhere, .failed).command.hasSuffix(" swift test --filter 'My Tests'"))
    #expect(TestGoldensReport.advice(for: nested, .failed).command.hasSuffix(" swift test --filter TileTests"))
  }

  @Test("A run without a golden is missing one, and a damaged run is an error with its file")
  func faults() throws {
    let folders = try Folders()
    defer { folders.remove() }
    let trace = try String(contentsOfFile: FixturePath.fixture("goldens/card-row/flick-left.trace"), encoding: .utf8)
    try folders.write(trace, to: "actual/TileTests/new.trace")
    try folders.write("scroll-trace 1\n", to: "actual/TileTests/slow.trace")
    let pairs = try folders.pairs()
    let new = try #require(pairs.first { $0.name == "TileTests/new" })
    guard case .missing = try TestGoldens.outcome(of: new) else {
      Issue.record("the golden is not missing")
      return
    }
    #expect(
      TestGoldensReport.advice(for: new, .missing).command == "SCROLLSIM_RECORD=missing swift test --filter TileTests")
    let slow = try #require(pairs.first { $0.name == "TileTests/slow" })
    #expect(
      errorText { try TestGoldens.outcome(of: slow) }
        == "\(slow.actual): line 1: is the last, before the events; the golden is cut short: get it back from version"
        + " control, or record it again with the record mode \"failed\"")
    let nothing = TestGoldens.pair(golden: "\(slow.golden)x", actual: "\(slow.actual)x")
    #expect(
      errorText { try TestGoldens.outcome(of: nothing) }
        == "\(slow.golden)x: is missing or empty, and there is no actual run of it")
  }

  @Test("The page has the difference and the command that accepts it, and lists the other goldens")
  func page() throws {
    let folders = try Folders()
    defer { folders.remove() }
    var report = TestGoldensReport()
    for pair in try folders.pairs() { report.add(pair, result(pair)) }
    let html = report.report(title: "Goldens", summary: "").html
    for part in [
      ">TileTests/flick</h2>", "<p class=\"why\">Moves differently, by up to 1 pt in x at 2666.667 ms.</p>",
      "<code>SCROLLSIM_RECORD=failed swift test --filter TileTests</code>", ">1 matches</h2>",
      ">2 without an actual run</h2>", ">TileTests/series/first<",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test("The location of a golden begins below the last folder Goldens")
  func location() {
    #expect(TestGoldens.location(ofGolden: "Tests/Goldens/TileTests/flick.trace") == "TileTests/flick.trace")
    #expect(TestGoldens.location(ofGolden: "Tests/flick.trace") == nil)
    #expect(TestGoldens.location(ofGolden: "Tests/Goldens") == nil)
    #expect(TestGoldens.pair(golden: "a/TileTests/b.map", actual: "c.map").name == "TileTests/b.map")
  }
}
