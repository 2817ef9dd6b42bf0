import Testing

@testable import PageTool

@Suite("Figures of docs/Trust.md")
struct FigureColumnTests {
  private let page = """
    | promise | check | last figure |
    |---|---|---|
    | A view keeps its laws. | `ATests`, `.ci/fuzz` | |
    | A view is finite. | `OtherTests` | 3 views |
    Text with `ATests` | of one row.
    """

  @Test("Numbers of cases are added, of deviations the largest is shown, and other rows stay")
  func filling() throws {
    let lines = """
      ATests\tsum\t1200\tsequences
      ATests\tlargest\t0.354\tpt off at most
      ATests\tsum\t300\tsequences
      ATests\tlargest\t0.2\tpt off at most
      .ci/fuzz\tsum\t14\tdocuments
      """
    let filled = try FigureColumn(lines: lines).filling(page)
    let row = "| A view keeps its laws. | `ATests`, `.ci/fuzz` | |"
    #expect(
      filled
        == page.replacing(
          row,
          with: "| A view keeps its laws. | `ATests`, `.ci/fuzz` | 0.35 pt off at most, 1,500 sequences; 14 documents |"
        ))
    #expect(try FigureColumn(lines: lines).filling(filled) == filled)
  }

  @Test("A line of another form is an error", arguments: ["ATests\tsum\tmany\tviews", "ATests\tmean\t1\tviews", "A"])
  func wrongLine(line: String) {
    #expect(throws: Failure.self) { try FigureColumn(lines: line) }
  }
}
