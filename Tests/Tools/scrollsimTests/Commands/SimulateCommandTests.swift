import Foundation
import TestSupport
import Testing

@Suite("scrollsim simulate and release")
struct SimulateCommandTests {
  private static let scene = "Fixtures/scenes/card-row.json"

  @Test("A flick is described in words, with a chart, its calls and its metrics")
  func text() throws {
    let run = try CommandLineRun(["simulate", "--scene", Self.scene, "--flick", "1.2", "--distance", "150"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("proposed    (734.500, 0.000)"))
    #expect(run.output.contains("at rest       2660.351 ms at (734.500, 0.000)"))
    #expect(run.output.contains("willBeginDecelerating"))
    #expect(run.output.contains("settleDuration            2460.351 ms"))
    #expect(!run.output.contains("frames: t x y"))
    let traced = try CommandLineRun(
      ["simulate", "--scene", Self.scene, "--flick", "1.2", "--distance", "150", "--trace"])
    #expect(traced.output.hasPrefix(run.output) && traced.output.contains("2666.667 734.500 0.000 0.000 0.000 idle"))
  }

  @Test("JSON and CSV have the same frames")
  func formats() throws {
    let gesture = "Fixtures/gestures/flick-left.json"
    let json = try CommandLineRun(["simulate", "--scene", Self.scene, "--gesture", gesture, "--format", "json"])
    let csv = try CommandLineRun(["simulate", "--scene", Self.scene, "--gesture", gesture, "--format=csv"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["scene"] as? String == "card-row" && object["gesture"] as? String == "flick-left")
    let frames = try #require(object["frames"] as? [[String: Any]])
    #expect(csv.output.split(separator: "\n").count == frames.count + 1)
  }

  @Test("Drags move in the given direction, forward and backward, on both axes")
  func drags() throws {
    let forward = try CommandLineRun(
      ["simulate", "--scene", Self.scene, "--drag", "200", "--over", "400", "--hold", "60"])
    #expect(forward.output.contains("at rest       460.000 ms at (190.000, 0.000)"))
    let down = try CommandLineRun(
      [
        "simulate", "--scene", "Fixtures/scenes/feed.json", "--drag=-100", "--over", "400", "--hold", "60",
        "--vertical",
      ])
    #expect(down.output.contains("at (0.000, 3910.000)"))
  }

  @Test("Frame rate, step and constants can be changed for a run")
  func clockwork() throws {
    let run = try CommandLineRun([
      "simulate", "--scene", Self.scene, "--flick", "1.2", "--distance", "150", "--frame-rate", "120", "--step", "4",
      "--tuning", "panSlop=20", "--tuning", "panSlopHandling=applied", "--format", "csv",
    ])
    #expect(run.status == 0)
    let last = try #require(run.output.split(separator: "\n").last)
    #expect(last.contains(",744.5,"))
    #expect(run.output.split(separator: "\n").count > 290)
  }

  @Test("A chart is written to the file of --output")
  func svg() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("chart-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandLineRun([
      "simulate", "--scene", Self.scene, "--flick", "1.2", "--distance", "150", "--output", file.path,
    ])
    #expect(run.status == 0 && run.output == "wrote \(file.path)\n")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
    let nowhere = try CommandLineRun([
      "simulate", "--scene", Self.scene, "--flick", "1.2", "--distance", "150", "--output", "/proc/none/chart.svg",
    ])
    #expect(nowhere.status == 2 && nowhere.output.isEmpty && nowhere.errors.contains("cannot be written"))
  }

  @Test("A release runs from the instant at which the finger lifts")
  func release() throws {
    let run = try CommandLineRun(["release", "--scene", Self.scene, "--offset", "180", "--velocity", "0.8"])
    #expect(run.status == 0 && run.output.contains("proposed    (574.500, 0.000)"))
    let backward = try CommandLineRun([
      "release", "--scene", "Fixtures/scenes/feed.json", "--offset", "4000", "--velocity", "-0.8", "--vertical",
      "--drag-start", "4100", "--last-movement", "backward", "--format", "json",
    ])
    #expect(backward.output.contains("\"velocity\": {\"x\": 0, \"y\": -0.8}"))
    let proposed = try CommandLineRun([
      "release", "--scene", Self.scene, "--offset", "180", "--velocity", "0.8", "--proposed", "400",
    ])
    #expect(proposed.output.contains("at (400.000, 0.000)"))
    let snapped = try CommandLineRun([
      "release", "--scene", Self.scene, "--offset", "180", "--velocity", "0.8", "--proposed", "100",
    ])
    #expect(snapped.status == 0 && snapped.output.contains("at rest       483.185 ms at (100.000, 0.000)"))
  }

  @Test("Values that a device reported are checked, and a difference has exit status 1")
  func reported() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("reported-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var text = try String(contentsOfFile: FixturePath.fixture("gestures/flick-left.json"), encoding: .utf8)
    text = text.replacingOccurrences(of: "  ] }", with: "  ], \"rest\": {\"x\": 700, \"y\": 0} }")
    try Data(text.utf8).write(to: file)
    let run = try CommandLineRun(["simulate", "--scene", Self.scene, "--gesture", file.path])
    #expect(run.status == 1 && run.errors.contains("rest.x is 734.5 pt, the device reported 700"))
  }

  @Test(
    "An invalid command line is an error with exit status 2",
    arguments: [
      (["simulate", "--trace"], "the scene is missing: name a scene document"),
      (["simulate", "--scene"], "--scene needs a value"),
      (["simulate", "--scene", scene], "the gesture is missing"),
      (["simulate", "--scene", scene, "--flick", "1", "--distance", "-40"], "must have the same sign"),
      (["simulate", "--scene", scene, "--flick", "3", "--distance", "50"], "make it longer than 150 pt"),
      (
        ["simulate", "--scene", scene, "--flick", "fast", "--distance", "50"], "--flick must be a number, not \"fast\""
      ),
      (["simulate", "--scene", scene, "--flick", "nan", "--distance", "50"], "--flick must be a number"),
      (["simulate", "--scene", scene, "--drag", "1", "--flick", "1"], "--drag and --flick exclude each other"),
      (["simulate", "--scene", scene, "--gesture", "x", "--over", "1"], "--over cannot be used with --gesture"),
      (["simulate", "--scen", scene], "there is no option --scen (did you mean --scene?)"),
      (["simulate", "--scene", scene, "--scene", scene], "--scene is given twice"),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--format", "xml"],
        "--format must be one of text, json, csv, svg, not \"xml\""
      ),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--step", "0"],
        "--step must be from 0.01 to 1000, not 0"
      ),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--tuning", "panSlop"],
        "--tuning must be NAME=VALUE"
      ),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--tuning", "panslop=1"],
        "(did you mean \"panSlop\"?)"
      ),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--tuning", "q=1"],
        "the constants are pageSpring, stoppingSpeed"
      ),
      (
        ["simulate", "--scene", scene, "--drag", "1", "--over", "1", "--tuning", "edgePull=2"],
        "--tuning: edgePull must be a number from 0.000001 to 0.999999"
      ),
      (["simulate", "--scene", scene, "extra"], "there are two scenes, \"\(scene)\" and \"extra\"; name one"),
      (["compare", "a", "b", "extra"], "\"extra\" is not expected here"),
      (["simulate", "--scene", "none.json", "--drag", "1", "--over", "1"], "none.json: does not exist"),
      (["simulate", "--scene", "Fixtures", "--drag", "1", "--over", "1"], "Fixtures: is a folder"),
      (["simulate", "--scene", "README.md", "--drag", "1", "--over", "1"], "README.md: line 1: is not valid JSON"),
      (["release", "--scene", scene], "--offset is missing"),
      (["release", "--scene", scene, "--offset", "1"], "--velocity is missing"),
      (
        ["release", "--scene", scene, "--offset", "1", "--velocity", "1", "--last-movement", "up"],
        "--last-movement must be one of forward, backward"
      ),
      (["release", "--scene", scene, "--offset", "1e300", "--velocity", "1"], "--offset must be from"),
      (["simulat"], "there is no command \"simulat\" (did you mean \"simulate\"?)"),
      (["replay", "nowhere"], "nowhere: is not a folder of fixtures"),
      (["replay", "--record", "maybe"], "--record must be one of missing, failed, older, all, never"),
      (["replay", "--filter", "none"], "has no case that matches \"none\""),
    ])
  func misuse(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2, "\(arguments)")
    #expect(run.errors.hasPrefix("scrollsim: ") && run.errors.contains(expected), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n") && !run.errors.dropLast().contains("\n"))
    #expect(run.output.isEmpty)
  }

  @Test("The program and each command have a help, which fits 80 columns")
  func help() throws {
    for arguments in [[], ["--help"], ["help"], ["simulate", "--help"], ["help", "release"], ["replay", "-h"]] {
      let run = try CommandLineRun(arguments)
      #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("usage: scrollsim"), "\(arguments)")
      let wide = run.output.split(separator: "\n").filter { $0.count > 80 }
      #expect(wide.isEmpty, "\(arguments): \(wide)")
    }
    let version = try CommandLineRun(["--version"])
    #expect(version.output.hasPrefix("scrollsim ") && version.status == 0)
  }
}
