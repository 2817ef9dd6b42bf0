import Foundation
import TestSupport
import Testing

@Suite("scrollsim audit")
struct AuditCommandTests {
  @Test("The exit status is 0 without findings and 1 with findings, whose commands are printed")
  func status() throws {
    let fine = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "double-step,wild-targets"])
    #expect(fine.status == 0 && fine.output.hasPrefix("minne · 0 findings, 1 passed, 1 not applicable\n"))
    let faulty = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/minne-published.json", "--only", "wild-targets", "--jobs", "1"])
    #expect(faulty.status == 1 && faulty.errors.isEmpty)
    let command = try #require(
      faulty.output.replacing(/\ \\\n\ +/, with: " ").split(separator: "\n").first { $0.contains("scrollsim release") }?
        .trimmingCharacters(in: .whitespaces))
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let run = try CommandLineRun(words)
    #expect(run.status == 0 && run.output.contains("target      (3024.000"), "\(run.output)\(run.errors)")
  }

  @Test("An option sets the limit of items")
  func limit() throws {
    let arguments = ["audit", "--scene", "Fixtures/scenes/pairs.json", "--only", "skipped-items"]
    #expect(try CommandLineRun(arguments).status == 0)
    #expect(try CommandLineRun(arguments + ["--limit", "1"]).status == 1)
  }

  @Test("The parameters of an audit can be set by name, and the help lists the names")
  func parameters() throws {
    let arguments = ["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "slow-settling"]
    #expect(try CommandLineRun(arguments).status == 0)
    let strict = try CommandLineRun(arguments + ["--parameter", "extraSettleDuration=0"])
    #expect(strict.status == 1 && strict.output.contains("the view's own rate needs 779 ms, and 0 ms more are"))
    let help = try CommandLineRun(["audit", "--help"]).output
    #expect(help.contains("  extraSettleDuration\n"))
    #expect(help.contains("  blank-ends\n    The view never rests beyond its content.\n"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  /// Audits a scene that is written for it; `body` are its keys after the name.
  private func audit(_ body: String, format: String = "text") throws -> CommandLineRun {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("audited-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{ "format": "scroll-scene", "version": 1, "name": "bare", \#(body) }"#.utf8).write(to: file)
    return try CommandLineRun(["audit", "--scene", file.path, "--format", format])
  }

  @Test("A scene with nothing to audit exits with 2 and says what to add")
  func nothing() throws {
    let view = #""scrollView": {"bounds": {"width": 320, "height": 200}"#
    for format in ["text", "json"] {
      let layout = #""layout": {"type": "flow", "itemCount": 0, "itemSize": {"width": 280, "height": 200}}"#
      let empty = try audit("\(view)}, \(layout)", format: format)
      #expect(empty.status == 2 && empty.output.isEmpty)
      #expect(empty.errors.contains("there is nothing to audit: the view has no items, and"), "\(empty.errors)")
    }
    let bare = try audit(#"\#(view), "contentSize": {"width": 900, "height": 200}}"#)
    #expect(
      bare.status == 0 && bare.output.contains("\nAudits of items did not run: the scene has no items."),
      "\(bare.output)")
    let minne = try CommandLineRun(["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "double-step"])
    #expect(!minne.output.contains("did not run"))
  }

  @Test("Findings come first, the most severe before the others, in text and in JSON")
  func order() throws {
    let arguments = [
      "audit", "--scene", "Fixtures/scenes/minne-published.json", "--only",
      "rounding,capped-flicks,wild-targets,against-the-finger,lost-on-resize,blank-ends",
    ]
    let text = try CommandLineRun(arguments).output
    let found = ["wild-targets", "against-the-finger", "lost-on-resize", "capped-flicks"]
    #expect(text.matches(of: /(?m)^ +([a-z-]+), \d+ of \d+ gestures/).map { String($0.1) } == found)
    let json = try CommandLineRun(arguments + ["--format", "json"]).output
    #expect(json.matches(of: /"id": "([a-z-]+)"/).map { String($0.1) } == found + ["blank-ends", "rounding"])
    #expect(json.matches(of: /"fault": "\d+ in \d+\b/).count == found.count)
  }

  @Test("The page of a scene begins with the same sentences, in the same order")
  func page() throws {
    let scene = ["--scene", "Fixtures/scenes/cards-short-published.json"]
    let json = try CommandLineRun(["audit", "--format", "json"] + scene).output
    let faults = json.matches(of: /"fault": "([^"]+)"/).map { String($0.1) }
    let page = try CommandLineRun(["report"] + scene).output
    #expect(page.matches(of: /<article class="finding">\s*<h3>([^<]+)</).map { String($0.1) } == faults)
    #expect(faults.count > 1)
  }

  @Test("--format json prints a document")
  func json() throws {
    let run = try CommandLineRun(
      ["audit", "--scene", "Fixtures/scenes/cards.json", "--only", "wild-targets", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(document?["format"] as? String == "scroll-audit" && document?["scene"] as? String == "cards")
  }

  @Test(
    "An invalid command line exits with 2 and an error",
    arguments: [
      (["--scene", "Fixtures/scenes/cards.json", "--only", "wild-target"], "did you mean \"wild-targets\""),
      (["--scene", "Fixtures/scenes/cards.json", "--limit", "0"], "--limit must be a whole number"),
      ([], "the scene is missing: name a scene document"),
      (["--scene", "Fixtures/scenes/cards.json", "--parameter", "insetShift"], "must be NAME=VALUE"),
      (["--scene", "Fixtures/scenes/cards.json", "--parameter", "insetshift=1"], "did you mean \"insetShift\"?"),
      (
        ["--scene", "Fixtures/scenes/cards.json", "--parameter", "extraSettleDuration=-1"],
        "must be a number from 0 to"
      ),
    ])
  func misuse(arguments: [String], words: String) throws {
    let run = try CommandLineRun(["audit"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }
}
