import Testing

@Suite("The facade's folders")
struct FacadeFolderTests {
  @Test("Each folder uses only the types of the folders above it in the table of docs/Architecture.md")
  func order() throws {
    let folders = try FacadeFolders(.clone)
    expectNone(folders.findings())
    // A rule that finds nothing passes: these uses are known to be there.
    for (folder, home, type) in [
      ("CollectionView", "Cells", "ItemView"), ("TableView", "Cells", "ReusePool"), ("Controllers", "Views", "UIView"),
    ] {
      #expect(folders.uses.contains { $0.folder == folder && $0.home == home && $0.type == type })
    }
  }

  private static let path = FacadeFolders.folder + "/Geometry/A.swift"

  @Test(
    "A planted use is found",
    arguments: [
      (path, "let view = UIView()", "\(path):1: Geometry uses UIView of Views, a folder below it"),
      (
        FacadeFolders.folder + "/Zoom/A.swift", "struct A {}",
        "\(FacadeFolders.folder)/Zoom/A.swift:1: docs/Architecture.md has no row for the folder Zoom"
      ),
    ])
  func planted(path: String, line: String, sentence: String) throws {
    let views = FacadeFolders.folder + "/Views/"
    let repository = try Repository.clone.planting(
      line, in: path, beside: "Package.swift", "docs/Architecture.md", views, FacadeFolders.folder + "/Controllers/",
      FacadeFolders.folder + "/Constraints/")
    expect(try FacadeFolders(repository).findings(), are: sentence)
  }

  @Test("Names in strings and comments are not uses")
  func words() {
    #expect(FacadeFolders.words(of: "let a: UIView2 = \"UIWindow // \" + Name.b // UIColor") == ["UIView2", "Name"])
  }

  @Test("An exception that nothing needs is found")
  func exceptions() throws {
    let repository = try Repository.clone.planting("", in: Self.path, beside: "Package.swift", "docs/Architecture.md")
    let findings = try FacadeFolders(repository).findings()
    #expect(findings.count == FacadeFolders.exceptions.count)
    #expect(findings.first == "\(FacadeFolders.place): the exception Views/ConstraintState is no longer needed")
  }
}
