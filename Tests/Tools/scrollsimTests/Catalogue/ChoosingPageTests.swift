import Foundation
import TestSupport
import Testing

@Suite("docs/Choosing.md")
struct ChoosingPageTests {
  /// `SCROLLSIM_RECORD=all swift test --filter ChoosingPageTests` writes the page; the test then fails once.
  @Test("The page matches the feel sheets that it is generated from")
  func page() throws {
    let isSame = try GeneratedFile("docs/Choosing.md").matches(ChoosingPage.markdown())
    #expect(isSame, "docs/Choosing.md differs from the generated page; SCROLLSIM_RECORD=all writes it")
  }

  @Test("The folder of rows has exactly the scenes of the page")
  func scenes() throws {
    for (file, document) in ChoosingPage.scenes {
      let isSame = try GeneratedFile("Fixtures/choosing/\(file)").matches(document)
      #expect(isSame, "\(file) differs from the generated scene; SCROLLSIM_RECORD=all writes it")
    }
    let folder = FixturePath.package.appendingPathComponent("Fixtures/choosing")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.sorted() == ChoosingPage.scenes.map(\.file))
  }
}
