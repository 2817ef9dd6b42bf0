import FeelTesting
import Foundation
import Testing

@Suite("Expectations of wishes")
struct ExpectWishesTests {
  /// A test file in a new folder.
  private func scratchFile() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wishes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    return folder.appendingPathComponent("RowTests.swift").path
  }

  @Test("Wishes that are met return the sheet; each unmet wish is a line, and the sheet is stored")
  func wishes() throws {
    let file = try scratchFile()
    let sheet = try expectFeelSheet(of: TestedRows.even(), meets: ["settle <= 60 s", "items <= 5"], file: file)
    #expect(try sheet == FeelSheet(of: TestedRows.even()))
    let failure = #expect(throws: FeelFailure.self) {
      try expectFeelSheet(of: TestedRows.even(), meets: ["settle <= 1 ms", "items <= 5", "turns > 7"], file: file)
    }
    let lines = failure?.lines ?? []
    #expect(
      lines.count == 2 && lines[0].hasPrefix("even: settle is ") && lines[1].hasPrefix("even: turns is 0"), "\(lines)")
    let comparison = try #require(failure?.comparison)
    #expect(comparison.golden == nil && comparison.wishes.count == 3)
    #expect(comparison.lines(pageIsWritten: false) == ["actual run: \(comparison.actual)"])
    #expect(try FeelSheetText.decode(String(contentsOfFile: comparison.actual, encoding: .utf8)) == sheet)
    #expect(comparison.actual.hasSuffix("/.build/scrollsim-artifacts/RowTests/even.wishes"))
  }

  @Test("A wish that cannot be parsed, or an empty list, is an error", arguments: [["settle <"], []])
  func misuse(wishes: [String]) throws {
    let failure = #expect(throws: FeelFailure.self) {
      try expectFeelSheet(of: TestedRows.even(), meets: wishes, file: scratchFile())
    }
    #expect(failure?.lines.count == 1 && failure?.comparison == nil && failure?.lines[0].contains("settle") == true)
  }

  @Test("A sheet that cannot be stored is a line of the failure")
  func notStored() throws {
    let file = try scratchFile()
    // A file where the folder would be made.
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/.build"
    #expect(FileManager.default.createFile(atPath: folder, contents: nil))
    let failure = #expect(throws: FeelFailure.self) {
      try expectFeelSheet(of: TestedRows.even(), meets: ["settle <= 1 ms"], file: file)
    }
    #expect(failure?.lines.count == 2 && failure?.comparison == nil)
    #expect(
      failure?.lines.last
        == "the sheet could not be kept: \(folder)/scrollsim-artifacts/RowTests/even.wishes: cannot be written, and is as"
        + " it was (its folder cannot be made); check that its folder is one, may be written to, and has free space")
  }

  @Test("A sheet whose name is no file name is stored under another name")
  func names() throws {
    let view = ViewUnderTest(
      "../../cards", TestedRows.configuration(), rule: TestedRows.Rule(positions: [0, 300, 600]))
    let failure = try #require(
      #expect(throws: FeelFailure.self) { try expectFeelSheet(of: view, meets: ["settle < 1"], file: scratchFile()) })
    #expect(failure.comparison?.actual.hasSuffix("/RowTests/view.wishes") == true)
  }
}
