import Testing

@testable import PageTool

@Suite("Swift blocks of pages")
struct SnippetTests {
  private func snippets(_ text: String, _ path: String = "pages/A.md") throws -> [Snippet] {
    SnippetRun([try Page(path, text)]).snippets
  }

  @Test("Statements become a function's body, and declarations a type's members")
  func parts() throws {
    let blocks = "```swift\nimport A\nlet a = 1\n```\n\n```swift\nstruct B {\n  let b = 2\n}\n```\n"
    let texts = try snippets(blocks).map(\.text)
    #expect(texts.count == 2)
    #expect(
      texts[0].contains("async throws {\n#sourceLocation") && texts[0].contains("\nlet a = 1\n#sourceLocation()\n}"))
    #expect(texts[0].contains("pages/A.md\", line: 2)\nimport A\n#sourceLocation()\nstruct Snippet_1 {"))
    #expect(texts[1].contains("struct Snippet_2 {\n#sourceLocation") && texts[1].contains("line: 7)\nstruct B {"))
  }

  @Test("A comment before a block says that it is left out, continues, or has code around it")
  func notes() throws {
    let blocks = """
      <!-- snippet
      func a() {
      …
      }
      -->
      ```swift
      b()
      ```
      <!-- snippet: continues -->
      ```swift
      print(1)  // 1
      ```
      <!-- snippet: skip it is wrong -->
      ```swift
      wrong
      ```
      """
    let snippets = try snippets(blocks)
    #expect(snippets.count == 1)
    let lines = snippets[0].text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
    #expect(
      lines == [
        "struct Snippet_1 {", "func a() {", "b()", "}", "@MainActor static func runsAsWritten() async throws {",
        "print(1)  // 1", "}", "}",
      ])
    #expect(snippets[0].prints == [Matching.Line(place: "pages/A.md:11", text: "1")])
  }

  @Test("A manifest is one file, whose location is that of its first line")
  func manifest() throws {
    let snippet = try #require(
      try snippets("```swift\nimport PackageDescription\nlet package = Package()\n```\n").first)
    #expect(snippet.isManifest)
    #expect(snippet.text.contains("pages/A.md\", line: 1)\nimport PackageDescription\n\nlet package"))
  }

  @Test("A doc comment's block has its module imported")
  func source() throws {
    let text = "/// A.\n///\n/// ```swift\n/// a()\n/// ```\nlet b = 1\n"
    let snippet = try #require(try snippets(text, "Sources/Core/Snapping/A.swift").first)
    #expect(
      snippet.text.hasPrefix("import Snapping\nimport ScrollPhysics\n") && snippet.text.contains("line: 4)\na()\n"))
  }

  @Test("A comment that means nothing is an error with its line")
  func error() {
    #expect(throws: Failure.self) { try Page("pages/A.md", "\n<!-- snippet: skipped -->\n") }
  }

  @Test("A line that is missing, another line and a line too many are found")
  func comparison() throws {
    let run = SnippetRun([try Page("pages/A.md", "```swift\nprint(1)  // 1\nprint(2)  // a…z\n```\n")])
    #expect(run.comparison("\u{1}1\n1\nabcz\n").isEmpty)
    #expect(run.comparison("\u{1}1\n1\nb\n") == ["pages/A.md:3: error: prints b, not a…z"])
    #expect(run.comparison("\u{1}1\n1\n") == ["pages/A.md:3: error: prints nothing, not a…z"])
    #expect(run.comparison("\u{1}1\n1\naz\n3\n") == ["pages/A.md:3: error: more is printed: 3"])
    #expect(run.comparison("").count == 2)
  }
}
