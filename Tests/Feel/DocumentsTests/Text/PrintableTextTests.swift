import Documents
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test("Text for a terminal keeps its lines and escapes control characters")
  func printable() {
    #expect(PrintableText.lines("one\ntwo\u{1B}[2J\r\n") == "one\ntwo\\u{1B}[2J\\r\n")
    #expect(PrintableText.line("one\ntwo\u{1B}") == "one\\ntwo\\u{1B}")
  }
}
