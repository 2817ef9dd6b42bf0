import Foundation
import TestSupport
import Testing

@Suite("Goldens of tests and their actual runs")
struct TestReplayTests {
  /// A package's folder with goldens of tests, and the actual run of one that failed.
  private struct ScratchPackage {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
      let fixture = try String(
        contentsOfFile: FixturePath.fixture("goldens/card-row/flick-left.trace"), encoding: .utf8)
      for name in ["flick", "series/first", "slow"] { try write(fixture, to: "Tests/Goldens/TileTests/\(name).trace") }
      let map = try String(contentsOfFile: FixturePath.fixture("goldens/minne/decision.map"), encoding: .utf8)
      try write(map, to: "Tests/Goldens/TileTests/tiles.map")
      let changed = fixture.replacing("734.500 0.000 0.000 0.000 idle", with: "735.500 0.000 0.000 0.000 idle")
      #expect(changed != fixture)
      try write(changed, to: ".build/scrollsim-artifacts/TileTests/flick.trace")
    }

    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> CommandLineRun {
      try CommandLineRun(arguments, in: folder, environment: ["SCROLLSIM_ARTIFACTS": ""].merging(environment) { $1 })
    }
  }

  @Test("One golden and its actual run become a page that draws both and says how to record the run")
  func one() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let golden = "Tests/Goldens/TileTests/flick.trace"
    let actual = ".build/scrollsim-artifacts/TileTests/flick.trace"
    let run = try package.run(["report", "--golden", golden, "--actual", actual, "--output", "out/failure.html"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let page = try package.text("out/failure.html")
    #expect(page.contains("<title>TileTests/flick</title>") && page.contains("class=\"failure\""))
    #expect(page.contains(">at rest at 734.5 after ") && page.contains(">difference in x, pt</text>"))
    #expect(page.contains("<p class=\"why\">Moves differently, by up to 1 pt in x at 2666.667 ms.</p>"))
    #expect(page.contains("<code>SCROLLSIM_RECORD=failed swift test --filter TileTests</code>"))
    // The actual run of a golden is where tests write it.
    let short = try package.run(["report", "--golden", golden])
    #expect(short.status == 0 && short.output == page)
    // Also where the environment says.
    try package.write(try package.text(actual), to: "elsewhere/TileTests/flick.trace")
    try FileManager.default.removeItem(at: package.folder.appendingPathComponent(".build"))
    let elsewhere = try package.run(["report", "--golden", golden], ["SCROLLSIM_ARTIFACTS": "elsewhere"])
    #expect(elsewhere.output == page.replacing(".build/scrollsim-artifacts", with: "elsewhere"))
  }

  @Test("Folders are compared file by file, and goldens without an actual run are counted")
  func folders() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let artifacts = ".build/scrollsim-artifacts/TileTests"
    try package.write(try package.text("Tests/Goldens/TileTests/slow.trace"), to: "\(artifacts)/slow.trace")
    try package.write(
      try package.text("Tests/Goldens/TileTests/tiles.map").replacing("commit drag +168.5", with: "commit drag +84"),
      to: "\(artifacts)/tiles.map")
    let all = try package.run(["replay", "Tests/Goldens", "--output", "failures.html"])
    #expect(all.status == 1 && all.errors.isEmpty, "\(all.errors)")
    #expect(all.output.contains("FAILED   TileTests/flick\n") && all.output.contains("passed   TileTests/slow\n"))
    #expect(
      all.output.contains(
        "TileTests/flick moves differently, by up to 1 pt in x at 2666.667 ms.\n  first differing frame: "))
    #expect(all.output.contains("  if the change is meant: SCROLLSIM_RECORD=failed swift test --filter TileTests\n"))
    #expect(
      all.output.hasSuffix("\n2 differ, 1 matches, 1 without an actual run\nwrote failures.html\n"), "\(all.output)")
    let page = try package.text("failures.html")
    for part in [">TileTests/flick</h2>", ">TileTests/tiles.map</h2>", ">1 matches</h2>", ">TileTests/series/first<"] {
      #expect(page.contains(part), "\(part)")
    }
    let report = try package.run(["report", "--golden", "Tests/Goldens", "--output", "report.html"])
    #expect(report.status == 0)
    #expect(try package.text("report.html") == page)
    // Fewer of them, and none that differs.
    let some = try package.run(["replay", "Tests/Goldens", "--filter", "TileTests/s*"])
    #expect(some.status == 0 && some.output.hasSuffix("0 differ, 1 matches, 1 without an actual run\n"))
    let within = try package.run(["replay", "Tests/Goldens", "--filter", "flick", "--tolerance", "offset=1"])
    #expect(within.status == 0, "\(within.output)")
  }

  @Test("The page of a feel sheet has its decision map, and names the gesture that differs")
  func sheets() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let sheet = try CommandLineRun(["sheet", "--scene", "Fixtures/scenes/minne.json"]).output
    try package.write(sheet, to: "Tests/Goldens/CardTests/cards.sheet")
    let changed = sheet.replacing("1344      0  543.635", with: "1344      0  545.635", maxReplacements: 1)
    #expect(changed != sheet)
    try package.write(changed, to: ".build/scrollsim-artifacts/CardTests/cards.sheet")
    let run = try package.run(["replay", "Tests/Goldens", "--filter", "CardTests/*", "--output", "cards.html"])
    #expect(run.status == 1 && run.output.contains("FAILED   CardTests/cards.sheet\n"), "\(run.output) \(run.errors)")
    let page = try package.text("cards.html")
    #expect(page.contains(">CardTests/cards.sheet</h2>") && page.contains("<p class=\"why\">Moves differently.<br>\n"))
    #expect(page.contains("low drag, 0.4 page: settle 545.635 instead of 543.635.</p>") && page.contains("<svg "))
  }

  @Test("A run without a golden is reported, and a damaged run is an error that names its file")
  func faults() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let artifacts = ".build/scrollsim-artifacts/TileTests"
    try package.write(try package.text("\(artifacts)/flick.trace"), to: "\(artifacts)/new.trace")
    let missing = try package.run(["replay", "Tests/Goldens", "--filter", "TileTests/new"])
    #expect(missing.status == 1 && missing.output.contains("MISSING  TileTests/new\n"))
    #expect(missing.output.contains("to record it: SCROLLSIM_RECORD=missing swift test --filter TileTests"))
    try package.write("scroll-trace 1\n", to: "\(artifacts)/flick.trace")
    let damaged = try package.run(["replay", "Tests/Goldens"])
    #expect(damaged.status == 2 && damaged.errors.contains("\(artifacts)/flick.trace: line "))
  }

  @Test("Without a failed test, a folder of goldens is no error, and a message says that nothing differs")
  func noneFailed() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    try FileManager.default.removeItem(at: package.folder.appendingPathComponent(".build"))
    for name in ["", "tiles.map", "series/first.trace", "slow.trace"] {
      if !name.isEmpty {
        try FileManager.default.removeItem(at: package.folder.appendingPathComponent("Tests/Goldens/TileTests/\(name)"))
      }
      let report = try package.run(["report", "--golden", "Tests/Goldens", "--output", "report.html"])
      let replay = try package.run(["replay", "Tests/Goldens"])
      for run in [report, replay] {
        #expect(run.status == 0 && run.output.contains("0 differ, "), "\(run.output)\(run.errors)")
        #expect(run.errors.contains(".build/scrollsim-artifacts: does not exist, so no test has left"), "\(run.errors)")
      }
      #expect(report.output.hasSuffix(" without an actual run\nwrote report.html\n"), "\(report.output)")
    }
  }

  @Test(
    "Arguments that do not fit together are errors",
    arguments: [
      (["report", "--golden", "Tests/Golden"], "does not exist; did you mean Tests/Goldens?"),
      (
        ["report", "--golden", "Tests/Goldens/TileTests/slow.trace"], "a test writes its actual run there when it fails"
      ),
      (["report", "--golden", "Tests/Goldens", "--actual", "Tests/Goldens/TileTests/slow.trace"], "must be one too"),
      (
        ["report", "--golden", "Tests/Goldens", "--actual", "nowhere"],
        "nowhere: does not exist; name the folder with the actual runs, or leave --actual out"
      ),
      (["replay", "Tests/Goldens", "--actual", "Tests/Golden"], "Tests/Golden: does not exist; did you mean"),
      (["report", "--actual", "Tests/Goldens"], "--actual needs the golden to compare with"),
      (["report", "--golden", "Tests/Goldens", "--scene", "a.json"], "--golden cannot be used with"),
      (["replay", "Tests/Goldens", "--record", "all"], "SCROLLSIM_RECORD=failed swift test records them"),
      (["replay", "Tests/Goldens", "--filter", "TileTests/flik"], "did you mean \"TileTests/flick\"?"),
      (["replay", "--actual", "runs"], "--actual needs a folder of goldens of tests"),
    ])
  func misuse(arguments: [String], sentence: String) throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    let run = try package.run(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(sentence), "\(run.errors)")
  }
}
