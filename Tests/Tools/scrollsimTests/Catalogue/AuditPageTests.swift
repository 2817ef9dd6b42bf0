import Documents
import FeelTesting
import Foundation
import TestSupport
import Testing
import scrollsim

@Suite("docs/Audits.md")
struct AuditPageTests {
  private static let page = FixturePath.package.appendingPathComponent("docs/Audits.md")

  /// `SCROLLSIM_RECORD=all swift test --filter AuditPageTests` writes the page; the test then fails once.
  @Test("The page matches the known defects that it is generated from")
  func page() throws {
    let page = try AuditPage(contentsOfFile: FixturePath.fixture("defects.json")).markdown()
    // Every design has its rows.
    for scene in ["cards", "minne", "pairs", "shelf", "carousel"] {
      #expect(page.components(separatedBy: "| `\(scene)").count > 4)
    }
    let isSame = try GeneratedFile("docs/Audits.md").matches(page)
    #expect(isSame, "docs/Audits.md differs from the generated page; SCROLLSIM_RECORD=all writes it")
  }

  @Test("A document of another kind is rejected")
  func misuse() {
    let error = #expect(throws: DocumentError.self) {
      try AuditPage(contentsOfFile: FixturePath.fixture("scenes/cards.json"))
    }
    #expect(error?.description.contains("a list of defects is expected here") == true)
  }

  @Test("Every gesture of docs/Audits.md does what its row says, in both editions")
  func rows() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
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
          of: /(?:(?:lands|rests|is sent to)(?: (?:on|beside) item \d+,?)?|^\d+)(?: at)? (-?[\d.]*\d)/
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
}
