import Documents
import Foundation
import TestSupport
import Testing

@Suite("Lines of a document in bytes")
struct TextLinesTests {
  private func lines(_ data: Data) throws -> [String] {
    var (lines, result) = (TextLines(data), [String]())
    while let line = try lines.nextRecorded() {
      result.append(line)
      #expect(lines.number == result.count)
    }
    #expect(lines.isAtEnd && lines.number == result.count)
    return result
  }

  @Test("Lines end at each line feed, and have no carriage return at their end, also in a slice")
  func random() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...20, using: &generator))
        .map { _ in ["a", "é", "\r", "\n", "\r\n", "0"].randomElement(using: &generator) ?? "" }.joined()
      let expected = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        .map { Array($0.last == 13 ? $0.dropLast() : $0) }
      #expect(try lines(Data(text.utf8)).map { Array($0.utf8) } == expected, "\(text.debugDescription)")
      let slice = Data(("--" + text).utf8).dropFirst(2)
      #expect(try lines(slice).map { Array($0.utf8) } == expected)
    }
  }

  @Test("A line of 10,000 bytes is read, and one byte more is an error that names the line", arguments: ["", "\r"])
  func limit(end: String) throws {
    for length in [9_999, 10_000, 10_001] {
      let text = "first\n" + String(repeating: "x", count: length) + end + "\nlast"
      guard length > 10_000 else {
        #expect(try lines(Data(text.utf8)).map(\.utf8.count) == [5, length, 4])
        continue
      }
      var lines = TextLines(Data(text.utf8))
      _ = try lines.nextRecorded()
      let error = #expect(throws: DocumentError.self) { _ = try lines.nextRecorded() }
      #expect(error?.description == "line 2: is 10001 bytes long; this is no recording of touches")
    }
  }
}
