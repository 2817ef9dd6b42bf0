import Foundation
import TestSupport
import Testing

@Suite("scrollsim replay --tuning")
struct TuningReplayTests {
  @Test("The effect of a constant is what changes in each golden, the largest deviation first, as reports have it")
  func table() throws {
    let arguments = ["replay", "--filter", "card-row/*", "--tuning", "rubberBandCoefficient=0.6"]
    let run = try CommandLineRun(arguments)
    #expect(run.status == 1 && run.errors.isEmpty)
    let parts = run.output.components(separatedBy: "\n\n")
    #expect(parts.count == 3 && parts[0] == "What rubberBandCoefficient=0.6 changes", "\(run.output)")
    let changes = parts[1].replacing("\n  ", with: " ").split(separator: "\n").map(String.init)
    #expect(
      changes.first?.hasPrefix("card-row/overscroll-inward rests at 194 instead of 210.5 (-16.5 pt), settles ") ?? false
    )
    #expect(parts[2] == "\(changes.count) changed, \(23 - changes.count) unchanged\n" && changes.count > 3)
    // The report of each golden by itself has its largest deviation.
    let page = FileManager.default.temporaryDirectory.appendingPathComponent("tuned-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    _ = try CommandLineRun(arguments + ["--output", page.path])
    let text = try String(contentsOf: page, encoding: .utf8)
    let deviations = try changes.map { change in
      let name = try #require(change.split(separator: " ").first)
      let section = try #require(text.components(separatedBy: ">\(name)</h2>").last)
      let match = try #require(section.firstMatch(of: /largest deviation: ([0-9.]+) pt/))
      return try #require(Double(match.1))
    }
    #expect(deviations == deviations.sorted(by: >) && deviations[0] > 16, "\(deviations)")
  }

  @Test("A value equal to the model's own changes nothing")
  func same() throws {
    for tuning in ["rubberBandCoefficient=0.55", "rubberBandCoefficient=0.5500000001"] {
      let run = try CommandLineRun(["replay", "--filter", "card-row/overscroll-*", "--tuning", tuning])
      #expect(run.status == 0 && run.output == "What \(tuning) changes\n\n0 changed, 3 unchanged\n", "\(run.output)")
    }
  }

  @Test("A golden that is missing is counted, and does not count as a change")
  func missing() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    try fixtures.write("", to: "goldens/card-row/slow-drag.trace")
    let arguments = ["replay", fixtures.folder.path, "--tuning"]
    let same = try CommandLineRun(arguments + ["rubberBandCoefficient=0.55"])
    let what = "What rubberBandCoefficient=0.55 changes"
    #expect(same.status == 0 && same.output == "\(what)\n\n0 changed, 1 unchanged, 1 without a golden\n", "\(same)")
    let other = try CommandLineRun(arguments + ["panSlop=9"])
    #expect(other.status == 1 && other.output.hasSuffix("\n1 changed, 0 unchanged, 1 without a golden\n"), "\(other)")
  }

  @Test("A changed decision map is reported with the number of changed cells")
  func maps() throws {
    let run = try CommandLineRun([
      "replay", "--filter", "pairs*/decision.map", "--tuning", "stoppingSpeed=0.1",
    ])
    #expect(run.status == 1 && run.output.contains("\npairs/decision.map 1 of 325 releases rest elsewhere\n"))
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
