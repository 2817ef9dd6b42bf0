import Foundation
import TestSupport
import Testing

@Suite("README.md")
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: FixturePath.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "The examples of these pages are those that are compiled and run",
    arguments: [
      ("docs/Feel.md", "Tests/Feel/FeelTestingTests/TileTests.swift"),
      ("docs/Snapping.md", "Tests/Core/SnappingTests/SnappingExampleTests.swift"),
    ])
  func library(page: String, file: String) throws {
    let source = try text(file)
    let start = try #require(source.range(of: "// Page begins\n"))
    let end = try #require(source.range(of: "// Page ends"))
    let indent = String(repeating: " ", count: source[..<start.lowerBound].reversed().prefix { $0 == " " }.count)
    let body = source[start.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let lines = body.map { $0.hasPrefix(indent) ? String($0.dropFirst(indent.count)) : String($0) }
    let example = lines.joined(separator: "\n")
    #expect(example.count > 100)
    #expect(try text(page).contains(example))
  }

  @Test("The README is short, and its only placeholder is the address of the repository")
  func length() throws {
    let page = try text("README.md")
    #expect(page.split(whereSeparator: \.isWhitespace).count <= 1200)
    let pages = try ShellRun("grep -rlF 'https://…/' README.md CHANGELOG.md docs Fixtures Sources --include='*.md'")
    #expect(pages.output == "README.md\n")
    let addresses = page.matches(of: /https:\/\/…\/[\w\/.-]+/).map { String($0.0) }
    #expect(Set(addresses) == ["https://…/ScrollPhysics"])
  }

  @Test("The README has the two commands for a fresh machine")
  func commands() throws {
    #expect(try text("README.md").contains("```sh\nswift run -c release scrollsim replay\nswift test\n```"))
  }
}
