import Documents
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("docs/Formats.md")
struct FormatsPageTests {
  private static let head = ["| key | what it is | values | default |", "|---|---|---|---|"]

  /// `SCROLLSIM_RECORD=all swift test --filter FormatsPageTests` writes the tables; the test then fails once.
  @Test("The tables of keys match the code that reads them")
  func tables() throws {
    let tables: [(String, [String])] = [
      ("document", Self.head + SceneDocument.keys.map(Self.row)),
      ("scrollView", Self.head + ScrollViewDocument.keys.map(Self.row)),
      ("layout", Self.head + (LayoutDocument.keys + SectionDocument.keys).map(Self.row)),
      ("snapping", Self.kinds(SceneSnapping.Name.allCases.map { ($0.rawValue, $0.keys) })),
      ("points", Self.head + SnapPointsDocument.keys.map(Self.row)),
      ("rules", Self.kinds(RuleName.allCases.map { ($0.rawValue, $0.keys) })),
      ("rule", Self.head + SnapRule.keys.map(Self.row)),
    ]
    var page = try String(
      contentsOf: FixturePath.package.appendingPathComponent("docs/Formats.md"), encoding: .utf8)
    for (name, lines) in tables {
      let start = try #require(page.range(of: "<!-- keys: \(name) -->\n"), "\(name)").upperBound
      let end = try #require(page.range(of: "<!-- end of keys -->", range: start..<page.endIndex)).lowerBound
      page.replaceSubrange(start..<end, with: lines.joined(separator: "\n") + "\n")
    }
    let isSame = try GeneratedFile("docs/Formats.md").matches(page)
    #expect(isSame, "docs/Formats.md differs from the readers' keys; SCROLLSIM_RECORD=all writes its tables")
  }

  private static func row(_ key: SceneKey) -> String {
    "| `\(key.name)` | \(key.label) | \(values(key)) | \(fallback(key))|"
  }

  /// One line for each type, with the keys of its parameters.
  private static func kinds(_ kinds: [(String, [SceneKey])]) -> [String] {
    ["| type | key | what it is | values | default |", "|---|---|---|---|---|"]
      + kinds.flatMap { name, keys in
        keys.isEmpty
          ? ["| `\(name)` | | | | |"]
          : keys.enumerated().map { "| \($0.offset == 0 ? "`\(name)`" : "") \(row($0.element))" }
      }
  }

  private static func values(_ key: SceneKey) -> String {
    switch key.values {
    case .number(let range, let digits, let unit, _):
      (digits == .whole ? "whole, " : "") + Self.words(range) + (unit.isEmpty ? "" : ", \(unit)")
    case .flag: "Boolean"
    case .choice(let names, _): names.map { "`\($0)`" }.joined(separator: ", ")
    case .other(let words, _): words
    }
  }

  private static func words(_ range: NumberRange) -> String {
    range.words.replacing("a number that is not negative", with: "0 or more").replacing("a number from ", with: "")
      .replacing(" to ", with: "…")
  }

  private static func fallback(_ key: SceneKey) -> String {
    switch key.values {
    case .number(_, _, _, let number): number.map { "\(JSONText.number($0)) " } ?? ""
    case .flag(let flag): "`\(flag)` "
    case .choice(_, let name): "`\(name)` "
    case .other(_, let words): words == "none" ? "" : "\(words) "
    }
  }
}
