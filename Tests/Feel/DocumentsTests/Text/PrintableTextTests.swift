import Documents
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test("Text for a terminal keeps its lines and escapes control characters")
  func printable() {
    #expect(PrintableText.lines("one\ntwo\u{1B}[2J\r\n") == "one\ntwo\\u{1B}[2J\\r\n")
    #expect(PrintableText.line("one\ntwo\u{1B}") == "one\\ntwo\\u{1B}")
  }

  @Test("An error's file, location and sentence are cut at their limits, each with an ellipsis")
  func errors() {
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    for (file, location, message) in [(4096, 200, 4096), (4097, 201, 4097), (1, 199, 9000), (9000, 1, 1), (0, 0, 5)] {
      let error = DocumentError(file: file == 0 ? nil : letters(file), at: letters(location), letters(message))
      let parts = [(file, 4096), (location, 200), (message, 4096)].filter { $0.0 > 0 }.map { count, limit in
        letters(min(count, limit)) + (count > limit ? "…" : "")
      }
      #expect(error.description == parts.joined(separator: ": "), "\(file) \(location) \(message)")
    }
  }
}
