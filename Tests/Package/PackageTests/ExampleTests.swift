import Foundation
import Testing

@testable import PageTool

@Suite("Shell blocks of pages")
struct ExampleTests {
  private func problems(_ text: String) throws -> [String] {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    return try Example.all(of: Page("pages/A.md", text)).enumerated().flatMap { number, example in
      try example.problems(in: scratch.url, files: scratch.path("script-\(number)"), variables: [:])
    }
  }

  @Test("Blocks run in order, and their output and status are as the page shows")
  func passes() throws {
    let page = """
      <!-- example
      echo 12 > a
      -->
      ```sh
      cat a  # between 12 and 12
      echo 'two
      lines' | \\
        cat
      ```

      ```text
      two
      …
      ```
      <!-- example: exits with 3 -->
      ```sh
      cat a
      exit 3
      ```
      <!-- example: skip it is wrong -->
      ```sh
      wrong
      ```
      """
    #expect(try problems(page) == [])
  }

  @Test(
    "A planted difference is found",
    arguments: [
      ("```sh\nfalse\n```", "pages/A.md:1: error: exits with 1, not 0"),
      ("```sh\necho 12.5  # 12\n```", "pages/A.md:1: error: command 1 does not print 12"),
      ("```sh\necho a\n```\n```text\nb\n```", "pages/A.md:5: error: prints a, not b"),
      ("```sh\necho a; echo b\n```\n```text\na\n```", "pages/A.md:5: error: more is printed: b"),
      (
        "```sh\necho a\n```\n```text\na\nb\n```", "pages/A.md:6: error: the output ends, or goes on otherwise, before b"
      ),
      (
        "```sh\necho a; echo b\n```\n```text\n…\nc\n```",
        "pages/A.md:6: error: the output ends, or goes on otherwise, before c"
      ),
    ])
  func planted(page: String, problem: String) throws {
    #expect(try problems(page) == [problem])
  }

  @Test("A command without an end, and a comment that means nothing, are errors")
  func errors() {
    #expect(throws: Failure.self) { try problems("```sh\necho 'a\n```") }
    #expect(throws: Failure.self) { try problems("<!-- example: exits -->") }
  }
}
