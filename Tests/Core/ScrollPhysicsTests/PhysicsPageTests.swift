import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite("docs/Physics.md")
struct PhysicsPageTests {
  private static let path = FixturePath.package.appendingPathComponent("docs/Physics.md").path

  /// `SCROLLSIM_RECORD=all swift test --filter PhysicsPageTests` writes the tables again; the test then fails once.
  @Test("The page's tables match the model and the recorded figures", arguments: PhysicsTables.all.map(\.name))
  func table(name: String) throws {
    let page = try String(contentsOfFile: Self.path, encoding: .utf8)
    let table = try #require(PhysicsTables.all.first { $0.name == name }?.text)
    let open = "<!-- table: \(name) -->\n"
    let start = try #require(page.range(of: open), "docs/Physics.md has no \(open)")
    let end = try #require(page.range(of: "\n<!-- end -->", range: start.upperBound..<page.endIndex))
    if page[start.upperBound..<end.lowerBound] == table { return }
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      // One table at a time: the tests of a suite may run beside one another.
      try Self.lock.withLock {
        let page = try String(contentsOfFile: Self.path, encoding: .utf8)
        guard let start = page.range(of: open),
          let end = page.range(of: "\n<!-- end -->", range: start.upperBound..<page.endIndex)
        else { return }
        try page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
          .write(toFile: Self.path, atomically: true, encoding: .utf8)
      }
      Issue.record("wrote the table \"\(name)\"; look at it and run again")
    } else {
      Issue.record("the table \"\(name)\" is out of date; SCROLLSIM_RECORD=all writes it again")
    }
  }

  private static let lock = NSLock()

  @Test("Every constant has its unit, source and grade in the page's text")
  func rows() throws {
    let page = try String(contentsOfFile: Self.path, encoding: .utf8)
    for field in ScrollTuning.fields {
      let mentions = page.components(separatedBy: "`\(field.name)`").count - 1
      #expect(mentions >= 2, "\(field.name) is only in the generated table")
    }
  }
}
