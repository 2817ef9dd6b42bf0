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
      faulty.output.replacing(/\ \\\n\ +/, with: " ").split(separator: "\n").first { $0.contains("scrollsim release") }?
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

  @Test("What an audit allows is changed by name, and the help tells the names")
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

  @Test("Every gesture of docs/Audits.md does what its row says, in both editions")
  func rows() throws {
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("docs/Audits.md"), encoding: .utf8)
    var checked = 0
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[2].hasPrefix("`"), cells[2].contains("--offset") else { continue }
      let words = cells[2].dropFirst().dropLast().split(separator: " ").map(String.init)
      // The corrected column names the scene's twin only where that is its name without the ending.
      let pairs = [(words[0], cells[3]), (String(words[0].dropLast("-published".count)), cells[4])]
      for (scene, told) in pairs where words[0] != "pairs-published" || told == cells[3] || !line.contains("limit 1") {
        // A row may also say where another gesture lands.
        let numbers = told.matches(
          of: /(?:lands|rests|is sent to)(?: (?:on|beside) item \d+,?)?(?: at)? (-?[\d.]*\d)/
        ).compactMap { Double($0.1) }
        if numbers.isEmpty { continue }
        let run = try CommandLineRun(
          ["release", "--scene", "Fixtures/scenes/\(scene).json"] + words.dropFirst())
        let places = run.output.matches(of: /(?:at rest +[\d.]+ ms at|target +) \((-?[\d.]+), (-?[\d.]+)\)/)
          .flatMap { [Double($0.1), Double($0.2)] }
        #expect(
          places.contains { place in numbers.contains { abs((place ?? .nan) - $0) < 0.001 } },
          "\(scene) \(cells[2]): \(told), not \(places)")
        checked += 1
      }
    }
    #expect(checked > 75)
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
      (["--catalogue", "Fixtures/scenes/cards.json", "--format", "markdown"], "a list of defects is expected here"),
      (["--scene", "Fixtures/scenes/cards.json", "--limit", "0"], "--limit must be a whole number"),
      ([], "--scene is missing"),
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
