import Testing

@Suite("docs/Architecture.md")
struct ArchitecturePageTests {
  @Test("Its tables and its picture show the modules, floors and imports of the package")
  func modules() throws {
    let page = try ArchitecturePage(.clone)
    expectNone(page.findings())
    #expect(page.arrows.count > 9 && page.rooms.count > 9)
  }

  private static let manifest = """
    .target(name: "A"), .target(name: "B", dependencies: ["A"]),
    let floors = [("Low", ["A"]), ("High", ["B"])]
    for target in package.targets {}
    """
  private static let page = """
    | `Low` | `A` |
    | `High` | `B` |

    | `A` | the first | nothing |
    | `B` | the second | A |

    flowchart BT
      B["B, C"] --> A
    ```
    """

  @Test(
    "A planted mistake is found",
    arguments: [
      ("| `B` | the", "| B | the", "1: no row describes the module B"),
      ("second | A |", "second | nothing |", "5: the row of B lacks A, which Package.swift gives it"),
      ("| `Low` | `A` |", "| `Low` | |", "1: the floor Low has A either here or in Package.swift, not in both"),
      ("| `High` |", "| High |", "1: no row describes the floor High"),
      ("--> A", "--> C", "8: B does not import C"),
      ("", "", nil),
    ])
  func planted(old: String, new: String, sentence: String?) throws {
    let path = "docs/Architecture.md"
    let page = try ArchitecturePage(
      Repository([
        TextFile("Package.swift", Self.manifest), TextFile(path, Self.page.replacing(old, with: new)),
        TextFile("Sources/Low/A/A.swift", ""), TextFile("Sources/High/B/B.swift", "import A"),
      ]))
    #expect(page.findings() == (sentence.map { ["\(path):\($0)"] } ?? []))
  }
}
