import Foundation
import TestSupport
import Testing

@Suite("The scene of a command")
struct SceneArgumentTests {
  private static let scene = "Fixtures/scenes/minne.json"
  private static let trace = "Fixtures/goldens/minne/flick-left.trace"

  @Test(
    "A scene document without --scene is accepted at any position",
    arguments: [
      ["simulate", "--flick", "1"], ["release", "--offset", "9", "--velocity", "1"], ["map"], ["sheet"],
      ["audit", "--only", "rounding"], ["plot", "--flick", "1"], ["plot", trace], ["plot", trace, "--flick", "1"],
      ["report", "--flick", "1", "--no-audits"], ["report", trace, "--no-audits"],
      ["report", "--no-audits"], ["playground"],
    ])
  func positional(arguments: [String]) throws {
    let named = try CommandLineRun(arguments + ["--scene", Self.scene])
    #expect(named.status == 0 && !named.output.isEmpty, "\(named.errors)")
    var first = arguments
    first.insert(Self.scene, at: 1)
    for run in [try CommandLineRun(first), try CommandLineRun(arguments + [Self.scene])] {
      #expect(run.status == named.status && run.output == named.output && run.errors == named.errors)
    }
  }

  @Test(
    "Two scenes are an error that names both",
    arguments: [
      ["simulate", scene, "--scene", "b.json"], ["map", scene, "b.json"], ["audit", "--scene", "b.json", scene],
      ["plot", scene, "--scene", "b.json", "--flick", "1"], ["report", scene, "-"],
    ])
  func two(arguments: [String]) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2 && run.errors.contains("there are two scenes, \""), "\(run.errors)")
    #expect(run.errors.contains("\"\(Self.scene)\""))
  }

  @Test("A scene without a gesture has no run to draw")
  func noGesture() throws {
    let run = try CommandLineRun(["plot", Self.scene])
    #expect(run.status == 2 && run.errors.contains("the gesture is missing: --flick V, --drag DX or --gesture FILE;"))
  }

  @Test(
    "A misspelt scene name gets a suggestion, and a trace is not taken as a scene",
    arguments: [
      ("mine.json", "mine.json: does not exist; did you mean Fixtures/scenes/minne.json?"),
      ("Fixtures/scenes/mine.json", "mine.json: does not exist; did you mean Fixtures/scenes/minne.json?"),
      (trace, "the scene is missing: name a scene document"),
    ])
  func noScene(name: String, sentence: String) throws {
    let run = try CommandLineRun(["report", name, "--flick", "1"])
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(sentence), "\(run.errors)")
  }

  @Test(
    "A view without a size and a layout without items are allowed, with a warning",
    arguments: [
      ("\"width\": 375", "\"width\": 0", "scrollView.bounds.width is 0, so no content is visible"),
      ("\"height\": 240}", "\"height\": 0}", "scrollView.bounds.height is 0, so no content is visible"),
      ("\"itemCount\": 10", "\"itemCount\": 0", "the layout has no items, so the view has nothing to snap to"),
    ])
  func warnings(part: String, change: String, sentence: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = """
      { "format": "scroll-scene", "version": 1,
        "scrollView": {"bounds": {"width": 375, "height": 240}},
        "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 320, "height": 200}} }
      """
    let file = folder.appendingPathComponent("m.json")
    for command in [["simulate", "--flick", "1"], ["map"], ["report", "--no-audits"], ["playground"]] {
      try Data(whole.utf8).write(to: file)
      #expect(try CommandLineRun(command + [file.path]).errors.isEmpty)
      let changed = whole.replacing(part, with: change)
      #expect(changed != whole)
      try Data(changed.utf8).write(to: file)
      let run = try CommandLineRun(command + [file.path])
      #expect(run.status == 0 && run.errors.hasPrefix("scrollsim: \(file.path): \(sentence)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(command): \(run.errors)")
    }
  }

  @Test("A flick without a distance uses that of a steady acceleration in the usual time")
  func usualFlick() throws {
    for (velocity, distance) in [("1.2", "90"), ("-0.4", "-30"), ("3", "225")] {
      let usual = try CommandLineRun(["simulate", Self.scene, "--flick", velocity, "--format", "json"])
      let given = try CommandLineRun(
        ["simulate", Self.scene, "--flick", velocity, "--distance", distance, "--over", "100", "--format", "json"])
      #expect(usual.status == 0 && usual.output == given.output, "\(usual.errors)")
    }
    // The finger lifts after 100 ms, or after the given time, at any sampling rate.
    let cases = [
      (["--sampling", "120"], "100.000"), (["--over", "250"], "250.000"), (["--sampling", "15"], "400.000"),
    ]
    for (options, time) in cases {
      let run = try CommandLineRun(["simulate", Self.scene, "--flick", "0.8"] + options)
      #expect(run.status == 0 && run.output.contains("\n  \(time) willEndDragging"), "\(run.output)\(run.errors)")
    }
    let folder = FixturePath.fixture("gestures")
    let times = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name -> Double? in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      guard let gesture = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        gesture["provenance"] as? String == "recorded", let samples = gesture["samples"] as? [[String: Any]]
      else { return nil }
      return samples.last?["t"] as? Double
    }
    let flicks = times.filter { $0 < 300 }.sorted()
    #expect(flicks.count > 5 && abs(flicks[flicks.count / 2] - 100) < 10, "\(flicks)")
  }

  @Test("A drag without a time takes 2 ms for each point")
  func usualDrag() throws {
    for (distance, time) in [("200", "400"), ("-90", "180"), ("0", "0")] {
      let usual = try CommandLineRun(["simulate", Self.scene, "--drag", distance, "--format", "csv"])
      let given = try CommandLineRun(["simulate", Self.scene, "--drag", distance, "--over", time, "--format", "csv"])
      #expect(usual.status == 0 && usual.output == given.output, "\(usual.errors)")
    }
  }
}
