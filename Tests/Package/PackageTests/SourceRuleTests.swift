import Testing

@Suite("Source files")
struct SourceRuleTests {
  @Test("No source file is long or takes a shortcut")
  func sources() {
    expectNone(SourceRules.findings(.clone))
    #expect(Repository.clone.swift(in: "Sources").count > 500)
  }

  @Test("Tests of the main actor are marked as such, so that they do not wait for all others")
  func lateTests() throws {
    expectNone(SourceRules.lateTests(.clone))
    let suite = "@Suite(\"A\") @MainActor\nstruct A {\n  @Test(\"B\")\n  func b() {}\n  @Test @MainActor func c() {}\n}"
    let repository = try Repository.clone.planting(suite, in: "Tests/A.swift")
    expect(SourceRules.lateTests(repository), are: "Tests/A.swift:4: mark the test @MainActor, as its suite is")
  }

  @Test(
    "A planted shortcut is found",
    arguments: [
      ("Core/Snapping/A", "let a = try! b()", "try!"), ("Core/Snapping/A", "  fatalError(\"a\")", "fatalError("),
      ("Core/Snapping/A", "@testable import A", "@testable"),
      ("Core/Snapping/A", "public extension A {}", "public extension"),
      ("Core/Snapping/A", "@_exported import A", "@_"), ("Facades/UIKit/Folder/A", "@_exported import A", "@_"),
      ("Facades/UIKitFacade/A", "  init(@_implicitSelfCapture operation work: () -> Void) {", "@_"),
      ("Facades/UIKit/A", "  @_spi(A) import A", "@_"), ("Tools/Playground/A", "@_cdecl(\"a\")", "@_"),
    ])
  func planted(file: String, line: String, words: String) throws {
    let path = "Sources/\(file).swift"
    let repository = try Repository.clone.planting(line, in: path)
    expect(SourceRules.findings(repository), are: "\(path):1: the sources do without \(words)")
  }

  @Test("A file of 301 lines is found")
  func length() throws {
    let lines = String(repeating: "\n", count: SourceRules.longest)
    let repository = try Repository.clone.planting(lines, in: "Sources/A.swift")
    expect(SourceRules.findings(repository), are: "Sources/A.swift:301: the file has 301 lines; the limit is 300")
  }

  @Test(
    "The allowed attributes are not found",
    arguments: [
      ("Facades/UIKit/UIKit", "@_exported import A"), ("Tools/Playground/Exports/A", "@_cdecl(\"a\")"),
      ("Facades/SwiftUIFacade/ObservationLink", "  @_extern(c)"),
    ])
  func allowed(file: String, line: String) throws {
    expectNone(SourceRules.findings(try Repository.clone.planting(line, in: "Sources/\(file).swift")))
  }
}
