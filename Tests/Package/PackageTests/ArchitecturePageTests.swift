import Testing

@Suite("docs/Architecture.md")
struct ArchitecturePageTests {
  @Test("Its table and its picture show the modules, floors and imports of the package")
  func modules() throws {
    let page = try ArchitecturePage(.clone)
    expectNone(page.findings())
    #expect(page.arrows.count > 9 && page.rooms.count > 9)
  }

  private static let manifest = """
    .target(name: "A"), .target(name: "B", dependencies: ["A"]), .target(name: "C", dependencies: ["B"]),
    let floors = [("Low", ["A"]), ("High", ["B", "C"])]
    for target in package.targets {}
    """
  private static let page = """
    | `Low` | `A` | the first |
    | `High` | `B` | the second |
    | | `C` | the third |

    flowchart BT
      B["B, D"] --> A
      C --> B
    ```
    """

  @Test(
    "A planted mistake is found",
    arguments: [
      ("| `B` | the", "| B | the", "2: the floor High has B either here or in Package.swift, not in both"),
      ("| `Low` |", "| Low |", "1: the floor Low has A either here or in Package.swift, not in both"),
      ("  C --> B", "  C --> B\n  B --> C", "8: B does not import C"),
      ("  B[\"B, D\"] --> A\n", "", "1: no arrows lead from B to A, which Package.swift gives it"),
      ("", "", nil),
    ])
  func planted(old: String, new: String, sentence: String?) throws {
    let path = "docs/Architecture.md"
    let page = try ArchitecturePage(
      Repository([
        TextFile("Package.swift", Self.manifest), TextFile(path, Self.page.replacing(old, with: new)),
        TextFile("Sources/Low/A/A.swift", ""), TextFile("Sources/High/B/B.swift", "import A"),
        TextFile("Sources/High/C/C.swift", "import B"),
      ]))
    #expect(page.findings() == (sentence.map { ["\(path):\($0)"] } ?? []))
  }
}
