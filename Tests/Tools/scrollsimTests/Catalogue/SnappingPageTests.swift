import Foundation
import TestSupport
import Testing

@Suite("docs/Snapping.md")
struct SnappingPageTests {
  /// A row of a table of defects.
  struct Row: Sendable, CustomTestStringConvertible {
    let command: String
    let published: String
    let corrected: String

    var testDescription: String { command }

    /// The commands of the published and of the corrected edition.
    var commands: [[String]] {
      let words = command.split(separator: " ").map(String.init)
      let scene = words[0]
      let published = scene == "pairs-capped" ? "pairs-published" : scene + "-published"
      return [published, scene].map { name in
        ["release", "--scene", "Fixtures/scenes/\(name).json", "--format", "json"] + words.dropFirst()
      }
    }
  }

  static let rows: [Row] = {
    let page =
      (try? String(contentsOf: FixturePath.package.appendingPathComponent("docs/Snapping.md"), encoding: .utf8)) ?? ""
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[1].hasPrefix("`") else { return nil }
      return Row(command: cells[1].filter { $0 != "`" }, published: cells[2], corrected: cells[3])
    }
  }()

  private struct Run: Decodable {
    struct Offset: Decodable { let x: Double }
    struct Release: Decodable { let target: Offset }
    let releases: [Release]
  }

  private func number(_ number: Double) -> String {
    let text = String(format: "%.3f", number)
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed()).replacingOccurrences(of: "-", with: "−")
  }

  private func outcome(of command: [String]) throws -> String {
    let run = try CommandLineRun(command)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let result = try JSONDecoder().decode(Run.self, from: Data(run.output.utf8))
    return number(try #require(result.releases.first).target.x)
  }

  @Test("The page has rows for each of the five designs")
  func designs() {
    let scenes = Self.rows.compactMap { $0.command.split(separator: " ").first.map(String.init) }
    for design in ["cards", "minne", "pairs", "shelf", "carousel"] {
      #expect(scenes.filter { $0.hasPrefix(design) }.count == 2, "\(design)")
    }
  }

  @Test("Every command prints what its row says for both editions, and the two differ", arguments: rows)
  func row(row: Row) throws {
    #expect(try row.commands.map(outcome) == [row.published, row.corrected])
    #expect(row.published != row.corrected)
  }
}
