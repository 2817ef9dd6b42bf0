import Foundation
import TestSupport
import Testing

@Suite("docs/CONTRIBUTING.md")
struct ContributingPageTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: FixturePath.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The page has every command of .ci/run in its order, and the README links to it")
  func commands() throws {
    // Without their titles, and without what the script does with their output.
    let commands = try text(".ci/run").split(separator: "\n").compactMap {
      $0.wholeMatch(of: #/ *step (?:'[^']*'|"[^"]*") (?:[a-z_]+ )?((?:swift|bash) .+)/#)?.1
    }
    #expect(commands.count >= 18)
    var page = try text("docs/CONTRIBUTING.md")[...]
    for command in commands {
      let place = try #require(page.range(of: "`\(command)`"), "\(command)")
      page = page[place.upperBound...]
    }
    #expect(try text("README.md").contains("(docs/CONTRIBUTING.md)"))
  }

  @Test("The suites and fixtures that the page names exist")
  func names() throws {
    let page = try text("docs/CONTRIBUTING.md")
    let suites = page.matches(of: /--filter ([A-Z]\w+)/).map { String($0.1) }
    #expect(suites.count == 6)
    for suite in suites {
      #expect(try ShellRun("grep -rlE 'struct \(suite)\\b' Tests").status == 0, "\(suite)")
    }
    for filter in page.matches(of: /--filter '([^\/']+)\//) {
      #expect(FileManager.default.fileExists(atPath: FixturePath.fixture("scenes/\(filter.1).json")))
    }
  }
}
