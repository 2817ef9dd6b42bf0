import Foundation
import TestSupport
import Testing

@Suite("docs/CONTRIBUTING.md")
struct ContributingPageTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: FixturePath.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Every script of .ci begins with what it checks, and the README links to the page")
  func scripts() throws {
    let folder = FixturePath.package.appendingPathComponent(".ci").path
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix("snippet") }
    #expect(scripts.count >= 20)
    for script in scripts where !script.hasSuffix(".txt") {
      let lines = try text(".ci/\(script)").split(separator: "\n").filter {
        !$0.hasPrefix("#!") && $0 != "# shellcheck shell=bash"
      }
      #expect(lines[0].hasPrefix("# ") && lines[0].split(separator: " ").count > 6, "\(script): \(lines[0])")
    }
    #expect(try text("README.md").contains("(docs/CONTRIBUTING.md)"))
  }

  @Test("The suites and fixtures that the page names exist")
  func names() throws {
    let page = try text("docs/CONTRIBUTING.md")
    let suites = page.matches(of: /--filter ([A-Z]\w+)/).map { String($0.1) }
    #expect(suites.count == 8)
    for suite in suites {
      #expect(try ShellRun("grep -rlE 'struct \(suite)\\b' Tests").status == 0, "\(suite)")
    }
    for filter in page.matches(of: /--filter '([^\/']+)\//) {
      #expect(FileManager.default.fileExists(atPath: FixturePath.fixture("scenes/\(filter.1).json")))
    }
  }
}
