import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

@Suite("scrollsim plot")
struct PlotCommandTests {
  private static let scene = "Fixtures/scenes/minne.json"
  private static let flick = ["--scene", scene, "--gesture", "Fixtures/gestures/flick-left.json"]

  private func svg(_ arguments: [String]) throws -> String {
    let run = try CommandLineRun(["plot"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
    return run.output
  }

  @Test("A fresh run and its golden have the same chart, with the scene's edges and snap points")
  func runs() throws {
    let fresh = try svg(Self.flick)
    let golden = try svg(["Fixtures/goldens/minne/flick-left.trace", "--scene", Self.scene])
    for chart in [fresh, golden] {
      #expect(chart.contains(">item 1</text>") && chart.contains("<title>beyond the beginning</title>"))
      #expect(chart.contains(">target 336</text>") && chart.contains(">proposed 258.5</text>"))
    }
    let alone = try svg(["Fixtures/goldens/minne/flick-left.trace"])
    #expect(!alone.contains(">item 1</text>") && !alone.contains("beyond the"))
  }

  @Test(
    "For a paging view the passed pages are drawn, for any number and length of pages",
    arguments: [(375.0, 1e12, 9e11), (1e-6, 1e12, 0), (1e-6, 1000, 500), (375, 3000, 375)])
  func pages(length: Double, content: Double, offset: Double) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let scene = """
      {"format": "scroll-scene", "version": 1, "scrollView": {"bounds": {"width": \(length), "height": 240},
       "contentSize": {"width": \(content), "height": 240}, "contentOffset": {"x": \(offset), "y": 0},
       "isPagingEnabled": true}}
      """
    try Data(scene.utf8).write(to: file)
    let chart = try svg(["--scene", file.path, "--flick", "1", "--distance", "100"])
    if content < 1e12 && length > 1 { #expect(chart.contains(">page \(Int(offset / length) + 1)<")) }
  }

  @Test("simulate and release write the same chart as plot")
  func options() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plot-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try CommandLineRun(["simulate"] + Self.flick + ["--output", file.path])
    #expect(try String(contentsOf: file, encoding: .utf8) == (try svg(Self.flick)))
    let written = try CommandLineRun(["plot"] + Self.flick + ["--output", file.path])
    #expect(written.status == 0 && written.output == "wrote \(file.path)\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == (try svg(Self.flick)))
  }

  @Test("A run can be compared with another scene or a trace, and two files with each other")
  func pairs() throws {
    let trace = "Fixtures/goldens/minne/flick-right.trace"
    let scenes = try svg(Self.flick + ["--against", "Fixtures/scenes/minne-published.json"])
    #expect(scenes.contains("minne-published and minne · flick-left"))
    #expect(try svg([trace] + Self.flick).contains(">flick-right: at rest"))
    let files = try svg([trace, "Fixtures/goldens/minne/flick-left.trace"])
    #expect(files.contains(">flick-left: at rest") && files.contains(">flick-right: at rest"))
    let maps = try svg(["Fixtures/goldens/minne-published/decision.map", "Fixtures/goldens/minne/decision.map"])
    #expect(maps.contains("outlined: 178 of 325 cells differ from minne-published"))
  }

  @Test("The positions of an endless row continue where its coordinates wrap around")
  func endless() throws {
    let chart = try svg(["--scene", "Fixtures/scenes/carousel.json", "--gesture", "Fixtures/gestures/ten-flicks.json"])
    #expect(chart.components(separatedBy: ">item 0</text>").count - 1 >= 3)
  }

  @Test("compare draws the two runs that it compares")
  func compare() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let paths = ["Fixtures/goldens/minne/flick-right.trace", "Fixtures/goldens/minne/flick-left.trace"]
    let run = try CommandLineRun(["compare"] + paths + ["--output", file.path])
    #expect(run.status == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == (try svg(paths)))
  }

  @Test(
    "Input that cannot be drawn is an error with exit status 2",
    arguments: [
      ([], "name a run, a trace or a map, or what to run"),
      (["README.md"], "README.md: is not a golden trace, a run as JSON, a decision map or a feel sheet"),
      (
        ["Fixtures/goldens/minne/flick-left.trace", "Fixtures/goldens/minne/decision.map"],
        "name two files of the same kind"
      ),
      (
        ["Fixtures/goldens/minne/decision.map", "Fixtures/goldens/minne/flick-left.trace"],
        "name two files of the same kind"
      ),
      (["Fixtures/goldens/minne/decision.map"] + flick, "name a trace or a run to compare the run with"),
      (["--scene", scene, "--against", scene], "--against needs a gesture"),
      (["a", "b"] + flick, "name at most one file"),
      (["a", "--against", scene] + flick, "--against and a file exclude each other"),
      (flick + ["--output", "Fixtures"], "Fixtures: is a folder; name a file in it"),
    ])
  func misuse(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(["plot"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }
}
