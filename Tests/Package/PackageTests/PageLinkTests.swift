import Testing

@Suite("Links between pages")
struct PageLinkTests {
  @Test("Every link leads to a file, and to a heading of it where it names one")
  func links() {
    expectNone(Repository.clone.linkFindings())
    #expect(Repository.clone.pages.map { PageLinks($0).links.count }.reduce(0, +) > 50)
  }

  @Test("Every page and every check that a page, a source or a test names exists")
  func names() { expectNone(Repository.clone.nameFindings()) }

  @Test(
    "A planted link is found",
    arguments: [
      ("[a](None.md)", "None.md leads to pages/None.md, which does not exist"),
      ("[a](../../a.md)", "../../a.md leads out of the package"),
      ("[a](/a.md \"title\")", "/a.md leads out of the package"),
      ("[a](../README.md#none)", "../README.md#none leads to a heading that README.md does not have"),
      ("see [a](https://a.b/c) and [b](#none)", "#none leads to a heading that pages/A.md does not have"),
      ("[a]: <decisions/None.md>", "decisions/None.md leads to pages/decisions/None.md, which does not exist"),
    ])
  func planted(line: String, sentence: String) throws {
    let repository = try Repository.clone.planting(line, in: "pages/A.md")
    expect(repository.linkFindings(), are: "pages/A.md:1: the link \(sentence)")
  }

  @Test("A planted name of a page or a check that does not exist is found", arguments: ["decisions/None.md", "none"])
  func plantedName(end: String) throws {
    let name = (end.hasSuffix(".md") ? "docs/" : ".ci/") + end
    let repository = try Repository.clone.planting("\n/// See \(name).", in: "Sources/A.swift")
    expect(repository.nameFindings(), are: "Sources/A.swift:2: \(name) does not exist")
  }

  @Test("Headings have the anchors that GitHub gives them; blocks and comments have none")
  func anchors() {
    let page = """
      # A page's “heading” (1.5 pt/ms) ##
      ## [Twice](a.md) & so_on
      ## Twice & so_on
      ```
      # Block [a](b.md)
      ```
      <!--
      # Comment [a](c.md)
      -->
      """
    let links = PageLinks(TextFile("pages/A.md", page))
    #expect(links.anchors == ["a-pages-heading-15-ptms", "twice--so_on", "twice--so_on-1"])
    #expect(links.links.map(\.path) == ["pages/a.md"])
  }
}
