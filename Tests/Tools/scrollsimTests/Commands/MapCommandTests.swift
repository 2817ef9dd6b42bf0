import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

@Suite("scrollsim map and compare")
struct MapCommandTests {
  private static let scene = "Fixtures/scenes/minne.json"

  @Test("The default map of a shipped scene equals its golden, and fits 80 columns")
  func golden() throws {
    let run = try CommandLineRun(["map", "--scene", Self.scene])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == (try String(contentsOfFile: FixturePath.fixture("goldens/minne/decision.map"), encoding: .utf8)))
    #expect(run.output.components(separatedBy: "\n").dropFirst(7).allSatisfy { $0.count <= 80 })
  }

  @Test("The rows in Feel.md are those of the golden")
  func page() throws {
    let page = try String(
      contentsOf: FixturePath.package.appendingPathComponent("docs/Feel.md"), encoding: .utf8)
    let golden = try String(contentsOfFile: FixturePath.fixture("goldens/minne/decision.map"), encoding: .utf8)
    let start = try #require(page.range(of: "        -504 "))
    let end = try #require(page.range(of: "```", range: start.lowerBound..<page.endIndex))
    let shown = page[start.lowerBound..<end.lowerBound].split(separator: "\n").filter { $0 != "…" }
    #expect(shown.count == 3)
    for row in shown { #expect(golden.contains("\n\(row)\n"), "\(row)") }
    let commit = try #require(golden.split(separator: "\n").first { $0.hasPrefix("commit") })
    #expect(page.contains("`\(commit)`"))
  }

  @Test("Options set the ranges, and the cells are the same for one and two jobs")
  func options() throws {
    let arguments = [
      "map", "--scene", Self.scene, "--drags", "-200...200/100", "--velocities", "-0.3...0.3/0.3", "--from", "0",
    ]
    let one = try CommandLineRun(arguments + ["--jobs", "1"])
    let two = try CommandLineRun(arguments + ["--jobs", "2"])
    #expect(one.output == two.output)
    #expect(
      one.output.hasSuffix(
        """
               -200 -100    0  100  200
          -0.3    ·    ·    ·    ·    ·
             0    ·    ·    ·    ·   +1
           0.3   +1   +1   +1   +1   +1

        """))
  }

  @Test("The JSON, CSV and SVG forms are valid")
  func formats() throws {
    let json = try CommandLineRun(["map", "--scene", Self.scene, "--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["scene"] as? String == "minne" && (object["cells"] as? [[Any]])?.count == 25)
    let csv = try CommandLineRun(["map", "--scene", Self.scene, "--format", "csv"])
    #expect(csv.output.split(separator: "\n").count == 25 * 13 + 1)
    let svg = try CommandLineRun(["map", "--scene", Self.scene, "--format", "svg"])
    let parser = XMLParser(data: Data(svg.output.utf8))
    #expect(parser.parse())
    // The cells, and the legend's colours for -2 to +2.
    #expect(svg.output.matches(of: /class="(stay|forward\d|backward\d)"/).count == 25 * 13 + 5)
  }

  @Test(
    "An impossible map is an error with exit status 2",
    arguments: [
      (["--drags", "5"], "--drags \"5\" is not a range; write it as A...B/STEP"),
      (["--velocities", "1...0/1"], "--velocities \"1...0/1\" has its bounds in the wrong order"),
      (["--from", "10"], "there is no item 10: the items are 0 to 9"),
      (["--from", "1.5"], "--from must be a whole number"),
      (["--jobs", "0"], "--jobs must be a whole number from 1 to 1024"),
      (["--format", "pdf"], "--format must be one of text, json, csv, svg"),
      (["--items", "-1"], "--items must be a whole number"),
    ])
  func misuse(options: [String], expected: String) throws {
    let run = try CommandLineRun(["map", "--scene", Self.scene] + options)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test("compare prints the differences of two maps or two runs; two kinds are an error")
  func compare() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func keep(_ name: String, _ arguments: [String]) throws -> String {
      let path = folder.appendingPathComponent(name).path
      try CommandLineRun(arguments).output.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let published = "Fixtures/scenes/minne-published.json"
    let maps = try [
      keep("a.map", ["map", "--scene", Self.scene]), keep("b.map", ["map", "--scene", published]),
    ]
    let release = ["release", "--offset", "1341", "--velocity", "0.5", "--drag-start", "1344", "--format", "json"]
    let runs = try [
      keep("a.json", release + ["--scene", Self.scene]), keep("b.json", release + ["--scene", published]),
    ]
    let mapDifference = try CommandLineRun(["compare"] + maps)
    #expect(mapDifference.status == 1)
    let lines = mapDifference.output.split(separator: "\n")
    #expect(lines[0] == "a.map → b.map" && lines[1].hasSuffix(" releases rest elsewhere"), "\(lines[1])")
    #expect(lines[2] == "scene: minne → minne-published" && lines[3].hasPrefix("commit: drag +168.5 -168.5 pt"))
    #expect(mapDifference.output.contains("drag 0 pt, velocity -3 pt/ms: -2 → -1"))
    let runDifference = try CommandLineRun(["compare"] + runs)
    #expect(runDifference.status == 1)
    #expect(runDifference.output.hasPrefix("a.json → b.json\n"))
    #expect(runDifference.output.contains("first differing frame:"))
    #expect(runDifference.output.contains("itemDelta: 1 → 0"))
    for path in [maps[0], runs[0], "Fixtures/goldens/minne/flick-left.trace"] {
      let same = try CommandLineRun(["compare", path, path])
      #expect(same.status == 0 && same.output == "no difference\n", "\(same.errors)")
    }
    let traces = try CommandLineRun([
      "compare", "Fixtures/goldens/minne/flick-left.trace", "Fixtures/goldens/minne-published/flick-left.trace",
    ])
    #expect(traces.output.hasPrefix("minne/flick-left.trace → minne-published/flick-left.trace\n"))
    #expect(!traces.output.contains("golden has"))
    let kinds = try CommandLineRun(["compare", maps[0], runs[0]])
    #expect(kinds.status == 2 && kinds.errors.contains("is a run, but"))
    let nothing = try CommandLineRun(["compare", "README.md", maps[0]])
    #expect(nothing.status == 2 && nothing.errors.contains("README.md: is not a golden trace, a run"))
    #expect(try CommandLineRun(["compare", maps[0]]).errors.contains("name the two files"))
    try "{\"format\": \"scroll-run\", \"version\": 1}".write(toFile: maps[1], atomically: true, encoding: .utf8)
    let damaged = try CommandLineRun(["compare", maps[1], maps[1]])
    #expect(damaged.status == 2 && damaged.errors.contains("b.map: frames: is missing"), "\(damaged.errors)")
  }

  @Test("A map can be made of the other axis")
  func vertical() throws {
    let arguments = ["map", "--scene", Self.scene, "--drags", "0...10/10", "--velocities", "0...0/1"]
    #expect(try CommandLineRun(arguments).output.contains(" x\n"))
    let run = try CommandLineRun(arguments + ["--vertical"])
    #expect(run.status == 0 && run.output.contains(" at 0 y\n"), "\(run.output) \(run.errors)")
  }
}
