import FeelTesting
import Foundation
import Testing

@Suite("The command that a failure prints")
struct TestIdentifierTests {
  private static let identifiers = [
    "TileTests.sheet()", "TileTests.sheets()", "TileTests.Rows/sheet()", "TileTests.Rows/aSheet()",
    "OtherTests.sheet()",
    "TileTests.Sheet/rows()", "TileTests.RowTests/sheet", "TileTests.RowTests/sheetOfRows", "MoreTileTests.sheet()",
  ]

  private func matches(_ filter: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: filter)
    return Self.identifiers.filter {
      expression.firstMatch(in: $0, range: NSRange(location: 0, length: ($0 as NSString).length)) != nil
    }
  }

  @Test("A filter by function name finds the tests of that name in its module, and no others")
  func functions() throws {
    let filter = TestIdentifier.filter(fileID: "TileTests/RowTests.swift", function: "sheet()")
    #expect(try matches(filter) == ["TileTests.sheet()", "TileTests.Rows/sheet()", "TileTests.RowTests/sheet"])
  }

  @Test("A filter by test identifier finds exactly that test", arguments: identifiers)
  func whole(identifier: String) throws {
    #expect(try matches(TestIdentifier.filter(identifier: identifier)) == [identifier])
  }

  #if !os(iOS)
    @Test("A shell reads the words of a printed command as they were")
    func shell() throws {
      for word in [
        "plain/path.trace", "with space.trace", "it's", "a$b`c\"d\\e", "^Tile\\.(.+/)?sheet(\\(|$)", "*?[]~;&|<>(){}#!",
        "é",
      ] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "printf %s \(ShellText.path(word))"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == word)
      }
    }
  #endif
}
