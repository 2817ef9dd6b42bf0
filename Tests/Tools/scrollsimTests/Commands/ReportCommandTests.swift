import Foundation
import TestSupport
import Testing

@Suite("scrollsim report and replay --output")
struct ReportCommandTests {
  private static let flick = [
    "--scene", "Fixtures/scenes/minne.json", "--gesture", "Fixtures/gestures/flick-left.json",
  ]

  private func report(_ arguments: [String]) throws -> String {
    let run = try CommandLineRun(["report"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  @Test("The page of a run has its player, its chart, its metrics and its scene's audits")
  func run() throws {
    let page = try report(Self.flick)
    #expect(page.utf8.count < 1_048_576)
    for part in ["<title>minne · flick-left</title>", "class=\"player\"", ">target 336</text>", "Audits of minne"] {
      #expect(page.contains(part), "\(part)")
    }
    let bare = try report(Self.flick + ["--no-audits"])
    #expect(!bare.contains("Audits of") && bare.utf8.count < page.utf8.count)
    // The same bytes each time, with any number of threads.
    #expect(try report(Self.flick + ["--jobs", "1"]) == page)
  }

  @Test("The page of a scene has its map and its findings, each with a command and a player")
  func scene() throws {
    let page = try report(["--scene", "Fixtures/scenes/cards-short-published.json"])
    #expect(page.contains("Decision map of cards-short-published"))
    let findings = page.components(separatedBy: "<article class=\"finding\">").count - 1
    #expect(findings > 0 && page.components(separatedBy: "class=\"player\"").count - 1 == findings)
    #expect(page.contains("<code>scrollsim release --scene Fixtures/scenes/cards-short-published.json "))
  }

  @Test("Golden traces and maps have pages too, with the items of a scene or with a ruler")
  func files() throws {
    let trace = "Fixtures/goldens/minne/flick-left.trace"
    let ruler = "a ruler in points moves in their place"
    #expect(try report([trace]).contains(ruler))
    let played = try report([trace, "--scene", "Fixtures/scenes/minne.json", "--no-audits"])
    #expect(played.contains("class=\"player\"") && !played.contains(ruler))
    let maps = try report(["Fixtures/goldens/minne-published/decision.map", "Fixtures/goldens/minne/decision.map"])
    #expect(maps.contains("178 of 325 cells changed:") && maps.contains("outlined: 178 of 325 cells"))
  }

  @Test("The page of a replay has the failures first, drawn over their goldens, and then the passes")
  func replay() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = "goldens/card-row/flick-left.trace"
    let original = try fixtures.text(golden)
    try fixtures.write(
      original.replacing("734.500 0.000 0.000 0.000 idle", with: "734.000 0.000 0.000 0.000 idle"), to: golden)
    #expect(try fixtures.text(golden) != original)
    try fixtures.write(
      original.replacing("gesture flick-left", with: "gesture slow-drag"), to: "goldens/card-row/slow-drag.trace")
    try fixtures.write("damaged", to: "goldens/card-row/flick-coalesced.trace")
    let file = fixtures.folder.appendingPathComponent("page.html")
    let run = try CommandLineRun(
      ["replay", fixtures.folder.path, "--record", "never", "--output", file.path])
    #expect(run.status == 2)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("<p class=\"summary\">0 passed, 3 failed</p>"))
    let error = try #require(page.range(of: ">card-row/flick-coalesced could not be run</h2>"))
    let failure = try #require(page.range(of: ">card-row/flick-left</h2>"))
    #expect(error.lowerBound < failure.lowerBound)
    #expect(page.contains(">at rest at 734.5 after 2660.292 ms</text>"))
    #expect(page.contains("<p class=\"why\">Moves differently, by up to 0.5 pt in x at 2666.667 ms.</p>"))
    #expect(page.contains("scrollsim replay &#39;\(fixtures.folder.path)&#39; --record failed"))
    #expect(page.components(separatedBy: "class=\"player\"").count - 1 == 2)
    try fixtures.write(original, to: golden)
    let clean = try CommandLineRun(
      ["replay", fixtures.folder.path, "--record", "never", "--filter", "card-row/flick-left", "--output", file.path])
    #expect(clean.status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<li><span>card-row/flick-left</span>"))
  }

  @Test("An unknown constant is an error")
  func constants() throws {
    let run = try CommandLineRun(["replay", "--filter", "card-row/*", "--tuning", "nonsense=1"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty && run.errors.hasPrefix("scrollsim: replay: there is no constant \"nonsense\""))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test("A page that cannot be written is an error, and an existing file stays")
  func unwritable() throws {
    let run = try CommandLineRun(["report"] + Self.flick + ["--no-audits", "--output", "Fixtures"])
    #expect(run.status == 2 && run.errors.contains("Fixtures: is a folder; name a file in it"))
  }

  @Test("A scene against another one needs a gesture, since the page about a scene has only one")
  func against() throws {
    let scenes = ["--scene", "Fixtures/scenes/minne.json", "--against", "Fixtures/scenes/minne-published.json"]
    let run = try CommandLineRun(["report"] + scenes)
    #expect(
      run.status == 2 && run.errors.contains("--against needs a gesture, such as --gesture FILE"), "\(run.errors)")
  }
}
