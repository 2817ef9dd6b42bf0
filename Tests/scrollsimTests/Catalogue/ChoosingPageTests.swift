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
    try compare(try ChoosingPage.markdown(), with: Self.page)
  }

  @Test("The folder of rows has the scenes of the page, and no others")
  func scenes() throws {
    let folder = FixturePath.package.appendingPathComponent("Fixtures/choosing")
    for (file, document) in ChoosingPage.scenes {
      try compare(document, with: folder.appendingPathComponent(file))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.sorted() == ChoosingPage.scenes.map(\.file))
  }

  private func compare(_ text: String, with file: URL) throws {
    if text == (try? String(contentsOf: file, encoding: .utf8)) { return }
    if RecordMode.resolve(explicit: nil) == .all {
      try DocumentFile.write(text, to: file.path)
      Issue.record("recorded \(file.lastPathComponent); look at it and run again")
    } else {
      Issue.record("\(file.lastPathComponent) differs from the generated one; SCROLLSIM_RECORD=all writes it")
    }
  }
}
