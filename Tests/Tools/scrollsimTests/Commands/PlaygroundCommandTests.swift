import Foundation
import TestSupport
import Testing

@Suite("scrollsim playground")
struct PlaygroundCommandTests {
  private static let text = Result {
    try String(contentsOf: FixturePath.package.appendingPathComponent("docs/playground.html"), encoding: .utf8)
  }

  @Test("Without options the command prints the package's page, from any folder")
  func plain() throws {
    let run = try CommandLineRun(["playground"], in: FileManager.default.temporaryDirectory)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try run.output == Self.text.get())
  }

  @Test("The page can begin with a scene or a preset, and no name can end its script")
  func beginnings() throws {
    let given = #"<script type="application/json" id="given">"#
    let preset = try CommandLineRun(["playground", "--preset", "carousel"])
    #expect(preset.output.contains(given + #"{"a": "carousel"}</script>"#))
    let scene = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: scene) }
    var text = try String(contentsOfFile: FixturePath.fixture("scenes/minne.json"), encoding: .utf8)
    text = text.replacing(#""name": "minne""#, with: #""name": "</script><b>""#)
    try Data(text.utf8).write(to: scene)
    let run = try CommandLineRun(["playground", "--scene", scene.path])
    #expect(run.status == 0, "\(run.errors)")
    let start = try #require(run.output.range(of: given)).upperBound
    let end = try #require(run.output.range(of: "</script>", range: start..<run.output.endIndex)).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(run.output[start..<end].utf8)) as? [String: Any]
    #expect((object?["a"] as? [String: Any])?["name"] as? String == "</script><b>")
  }

  @Test(
    "An invalid scene or preset is an error with advice",
    arguments: [
      (["--preset", "carousal"], "there is no preset \"carousal\" (did you mean \"carousel\"?)"),
      (["--preset", "minne", "--scene", "x.json"], "--scene and --preset exclude each other"),
      (["--scene", "Fixtures/gestures/tap.json"], "tap.json"),
    ])
  func errors(_ arguments: [String], _ words: String) throws {
    let run = try CommandLineRun(["playground"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }
}
