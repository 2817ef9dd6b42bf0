import Documents
import FeelTesting
import Foundation
import TestSupport
import Testing

@Suite("docs/Choosing.md")
struct ChoosingPageTests {
  private static let page = FixturePath.package.appendingPathComponent("docs/Choosing.md")

  /// `SCROLLSIM_RECORD=all swift test --filter ChoosingPageTests` writes the page; the test then fails once.
  @Test("The page is the one generated from the feel sheets")
  func page() throws {
    let page = try ChoosingPage.markdown()
    if page == (try? String(contentsOf: Self.page, encoding: .utf8)) { return }
    if RecordMode.resolve(explicit: nil) == .all {
      try DocumentFile.write(page, to: Self.page.path)
      Issue.record("recorded docs/Choosing.md; look at it and run again")
    } else {
      Issue.record("docs/Choosing.md differs from the generated page; SCROLLSIM_RECORD=all writes it")
    }
  }
}
