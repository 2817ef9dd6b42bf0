import FeelTesting
import Foundation
import GestureReplay
import Scenes
import TestSupport
import Testing

@Suite("Text output of the shipped scenes")
struct OutputWidthTests {
  private static let scenes =
    (try? FileManager.default.contentsOfDirectory(atPath: FixturePath.fixture("scenes")))?
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted() ?? []

  private func wide(_ text: String) -> [String] { text.components(separatedBy: "\n").filter { $0.count > 80 } }

  @Test("Runs with all their frames fit 80 columns", arguments: sampled(scenes, oneIn: 6))
  func runs(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
    let goldens = FixturePath.fixture("goldens/\(name)")
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: goldens)) ?? []).filter {
      $0.hasSuffix(".trace")
    }
    for file in files {
      let stem = FixturePath.fixture("gestures/\(file.dropLast(6))")
      let json = FileManager.default.fileExists(atPath: stem + ".json")
      let gesture = try GestureDocument.read(contentsOfFile: stem + (json ? ".json" : ".csv"))
      let run = ScrollRun(scene, gesture: gesture.name, trace: try scene.perform(gesture))
      let text = RunSummary.describe(run) + RunSummary.frames(run)
      #expect(wide(text).isEmpty && text.count > 500, "\(file): \(wide(text).prefix(2))")
    }
  }

  @Test("Maps fit 80 columns", arguments: sampled(scenes.filter { $0 != "million" }, oneIn: 6))
  func maps(name: String) throws {
    let text = try CommandLineRun(["map", "--scene", "Fixtures/scenes/\(name).json"]).output
    #expect(wide(text).isEmpty && text.hasPrefix("decision-map 1"), "\(wide(text))")
    // A page and a half either way, as near as whole points let it.
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("  ") }.count > 20)
  }

  @Test(
    "Audits fit 80 columns, and their commands continue on the next line",
    arguments: sampled(scenes.filter { $0.contains("published") }, oneIn: 9))
  func audits(name: String) throws {
    let path = "Fixtures/scenes/\(name).json"
    let only = ["--only", "double-step,against-the-finger,wild-targets,unreachable-items,rounding"]
    let run = try CommandLineRun(["audit", "--scene", path] + (name.contains("far") ? only : []))
    #expect(wide(run.output).isEmpty && run.errors.isEmpty, "\(wide(run.output).prefix(3))")
    let lines = run.output.replacing(/\ \\\n\ +/, with: " ").split(separator: "\n")
    for command in lines.filter({ $0.contains("    scrollsim ") }).prefix(2) {
      let told = try ShellRun(String(command))
      #expect(told.status == 0 && told.errors.isEmpty, "\(command): \(told.errors)")
    }
  }

  @Test("The table of a replay and the effects of a constant fit 80 columns")
  func replays() throws {
    let passed = try CommandLineRun(["replay", "--record", "never", "--filter", "cards-right-to-left*"])
    #expect(passed.status == 0 && wide(passed.output) == [])
    let tuned = try CommandLineRun(["replay", "--filter", "cards-right-to-left*", "--tuning", "panSlop=9"])
    #expect(tuned.status == 1 && tuned.output.contains(" instead of ") && wide(tuned.output) == [])
  }
}
