import Foundation
import TestSupport
import Testing

@Suite("scrollsim audit")
struct AuditCommandTests {
  @Test("A scene without findings exits with 0, one with findings with 1 and their commands")
  func status() throws {
    let fine = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "double-step,wild-targets"])
    #expect(fine.status == 0 && fine.output.hasPrefix("minne · 0 findings, 1 passed, 1 not applicable\n"))
    let faulty = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/minne-published.json", "--only", "wild-targets", "--jobs", "1"])
    #expect(faulty.status == 1 && faulty.errors.isEmpty)
    let command = try #require(
      faulty.output.split(separator: "\n").first { $0.contains("scrollsim release") }?
        .trimmingCharacters(in: .whitespaces))
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let run = try CommandLineRun(words)
    #expect(run.status == 0 && run.output.contains("target      (3024.000"), "\(run.output)\(run.errors)")
  }

  @Test("A limit is taken from the command line")
  func limit() throws {
    let arguments = ["audit", "--scene", "Fixtures/scenes/pairs.json", "--only", "skipped-items"]
    #expect(try CommandLineRun(arguments).status == 0)
    #expect(try CommandLineRun(arguments + ["--limit", "1"]).status == 1)
  }

  @Test("With --format json it prints a document")
  func json() throws {
    let run = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/cards.json", "--only", "wild-targets", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(document?["format"] as? String == "scroll-audit" && document?["scene"] as? String == "cards")
  }

  @Test(
    "What cannot be followed exits with 2 and a sentence",
    arguments: [
      (["--scene", "Fixtures/scenes/cards.json", "--only", "wild-target"], "did you mean \"wild-targets\""),
      (["--scene", "Fixtures/scenes/cards.json", "--format", "markdown"], "goes with --catalogue"),
      (["--catalogue", "Fixtures/defects.json"], "--format markdown"),
      (["--catalogue", "Fixtures/scenes/cards.json", "--format", "markdown"], "\"defects\""),
      (["--scene", "Fixtures/scenes/cards.json", "--limit", "0"], "--limit must be a whole number"),
      ([], "--scene is missing"),
    ])
  func misuse(arguments: [String], words: String) throws {
    let run = try CommandLineRun(["audit"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }

  @Test("docs/Audits.md is what the command prints of the known defects")
  func page() throws {
    let run = try CommandLineRun(["audit", "--catalogue", "Fixtures/defects.json", "--format", "markdown"])
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("docs/Audits.md"), encoding: .utf8)
    #expect(
      run.output == page, "write the page anew: scrollsim audit --catalogue Fixtures/defects.json --format markdown")
    // Every design has its rows.
    for scene in ["cards", "minne", "pairs", "shelf", "carousel"] {
      #expect(page.components(separatedBy: "| `\(scene)").count > 4)
    }
  }
}
