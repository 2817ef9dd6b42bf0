import Foundation
import TestSupport
import Testing

@Suite("scrollsim replay --tuning")
struct TuningReplayTests {
  @Test("The effect of a constant is a table of the changed goldens, the largest change first")
  func table() throws {
    let run = try CommandLineRun(["replay", "--filter", "card-row/*", "--tuning", "rubberBandCoefficient=0.6"])
    #expect(run.status == 1 && run.errors.isEmpty)
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines[0] == "What rubberBandCoefficient=0.6 changes")
    #expect(lines[2].hasPrefix("golden ") && lines[2].hasSuffix("settled ms"))
    #expect(lines[3] == "card-row/overscroll-inward      16.5 pt  210.5 → 194  1976 → 1944.7")
    let deviations = lines.dropFirst(3).prefix { !$0.isEmpty }.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    #expect(deviations.count > 3 && deviations == deviations.sorted(by: >))
    let unchanged = 23 - deviations.count
    #expect(run.output.hasSuffix("\n\n\(deviations.count) changed, \(unchanged) unchanged\n"), "\(run.output)")
    #expect(!run.output.contains("header") && !run.output.contains("--record"))
  }

  @Test("A value equal to the model's own changes nothing")
  func same() throws {
    for tuning in ["rubberBandCoefficient=0.55", "rubberBandCoefficient=0.5500000001"] {
      let run = try CommandLineRun(["replay", "--filter", "card-row/overscroll-*", "--tuning", tuning])
      #expect(run.status == 0 && run.output == "What \(tuning) changes\n\n0 changed, 3 unchanged\n", "\(run.output)")
    }
  }

  @Test("A changed decision map is reported with the number of changed cells")
  func maps() throws {
    let run = try CommandLineRun([
      "replay", "--filter", "pairs*/decision.map", "--tuning", "stoppingSpeed=0.1",
    ])
    #expect(run.status == 1 && run.output.contains("\npairs/decision.map            1 of 325 cells\n"))
    #expect(run.output.hasSuffix("\n2 changed, 1 unchanged\n"), "\(run.output)")
  }

  @Test("Nothing is recorded in any mode, and a request for it is an error")
  func recording() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = "goldens/card-row/flick-left.trace"
    let before = try fixtures.text(golden)
    let run = try CommandLineRun(
      ["replay", fixtures.folder.path, "--tuning", "panSlop=9"], environment: ["SCROLLSIM_RECORD": "all"])
    #expect(run.status == 1 && run.output.contains("1 changed, 0 unchanged"))
    #expect(try fixtures.text(golden) == before)
    for mode in ["all", "failed", "missing"] {
      let refused = try CommandLineRun(
        ["replay", fixtures.folder.path, "--tuning", "panSlop=9", "--record", mode])
      #expect(refused.status == 2 && refused.errors.contains("--tuning records nothing"), "\(refused.errors)")
    }
    let page = fixtures.folder.appendingPathComponent("page.html")
    _ = try CommandLineRun(["replay", fixtures.folder.path, "--tuning", "panSlop=9", "--output", page.path])
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("<h1>What panSlop=9 changes</h1>") && text.contains("class=\"failure\""))
    #expect(!text.contains("if the change is meant"))
  }
}
