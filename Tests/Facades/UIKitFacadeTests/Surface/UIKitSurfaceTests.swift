import Foundation
import TestSupport
import Testing

@Suite("The names that real app files use")
struct UIKitSurfaceTests {
  private static let page = FixturePath.package.appendingPathComponent("docs/UIKitCode.md").path

  private let probes: [SurfaceProbe]

  init() throws { probes = try SurfaceProbe.all() }

  @Test(
    "Every supported name compiles in an app's file, in both language modes", arguments: sampled([5, 6], oneIn: 2))
  func compiles(languageMode: Int) throws {
    let possible = probes.filter(\.isPossible)
    let said = try SwiftCompiler().diagnostics(of: possible.map(\.path), languageMode: languageMode)
    // Swift 6 mode warns about what overrides names that came from Objective-C without isolation.
    let counted = said.filter { $0.isError || languageMode == 5 }
    for probe in possible {
      let own = counted.filter { $0.path == probe.path }
      let expected = probe.warning.map { words in own.filter { !$0.isError && $0.message.contains(words) } } ?? []
      let told = own.map(\.description).joined(separator: "\n")
      #expect(own.count == expected.count, "\(probe.name) does not compile as an app's file:\n\(told)")
      if languageMode == 5, let words = probe.warning {
        #expect(!expected.isEmpty, "\(probe.name) is no longer warned of with \"\(words)\": take \"warns\" out")
      }
    }
    let paths = Set(possible.map(\.path))
    let others = counted.filter { !paths.contains($0.path) }
    #expect(others.isEmpty, "the compiler says of no file: \(others.map(\.description).joined(separator: "\n"))")
  }

  @Test("Every unsupported name is an error, each in its own file")
  func notPossible() throws {
    let impossible = probes.filter { !$0.isPossible }
    let said = try SwiftCompiler().diagnostics(of: impossible.map(\.path), languageMode: 5)
    for probe in impossible {
      #expect(
        said.contains { $0.isError && $0.path == probe.path },
        "\(probe.name) compiles: its row in docs/UIKitCode.md is out of date")
    }
    #expect(!impossible.isEmpty)
  }

  @Test("Each name has one probe, including all 152 that two or more files use")
  func names() {
    let names = Dictionary(grouping: probes, by: \.name).filter { $0.value.count > 1 }
    #expect(names.isEmpty, "names of two files: \(names.keys.sorted())")
    // So many of the counted names are used by two or more of the 55 files.
    #expect(SurfaceTable.count(probes).all == 152)
  }

  /// `SCROLLSIM_RECORD=all swift test --filter UIKitSurfaceTests` writes the table again; the test then fails once.
  @Test("docs/UIKitCode.md has the table of the names")
  func table() throws {
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    let open = "<!-- table: surface -->\n"
    let start = try #require(page.range(of: open), "docs/UIKitCode.md has no \(open)")
    let end = try #require(page.range(of: "\n<!-- end -->", range: start.upperBound..<page.endIndex))
    let table = SurfaceTable.text(probes)
    if page[start.upperBound..<end.lowerBound] == table { return }
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      try page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
        .write(toFile: Self.page, atomically: true, encoding: .utf8)
      Issue.record("wrote the table of names; look at it and run again")
    } else {
      Issue.record("the table of names is out of date; SCROLLSIM_RECORD=all writes it again")
    }
  }
}
