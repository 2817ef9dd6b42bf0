import Testing

@Suite("Imports")
struct ImportTests {
  @Test("Every import is a dependency of the manifest, of the same floor or a floor below")
  func imports() throws { expectNone(try ImportRules(.clone).findings()) }

  // A rule that finds nothing passes.
  @Test(
    "Imports that are known to be there are found",
    arguments: [
      ("scrollsim", "Scenes"), ("SceneReports", "ScrollCharts"), ("GestureReplay", "Documents"),
      ("GestureReplay", "ScrollPhysics"), ("Scenes", "PublishedDesigns"), ("FeelTesting", "GestureReplay"),
      ("Snapping", "FlowLayoutModel"), ("Scenes", "Snapping"), ("UIKitFacade", "GestureReplay"),
      ("UIKit", "UIKitFacade"), ("SwiftUI", "SwiftUIFacade"), ("UIKitTesting", "UIKit"),
    ])
  func known(module: String, imported: String) throws {
    let found = try #require(Module.all(of: .clone).first { $0.name == module })
    #expect(found.files.contains { $0.imports.contains { $0.module == imported } })
    #expect(Manifest(try Repository.clone["Package.swift"]).dependencies(of: module).contains(imported))
  }

  @Test(
    "A planted import is found",
    arguments: [
      (
        "Sources/Scenes/Readings/A.swift", "import Scenes",
        "Readings imports Scenes, which Package.swift does not give it"
      ),
      (
        "Sources/Core/Snapping/A.swift", "  @_exported import struct Glibc.tm",
        "Snapping imports Glibc, which Package.swift does not give it"
      ),
      (
        "Sources/Core/Snapping/A.swift", "import Foundation",
        "Snapping imports Foundation without #if canImport(Foundation)"
      ),
    ])
  func planted(path: String, line: String, sentence: String) throws {
    let repository = try Repository.clone.planting(line, in: path, beside: "Package.swift")
    expect(try ImportRules(repository).findings(), are: "\(path):1: \(sentence)")
  }

  @Test("A planted dependency on a floor above is found, and one on another package")
  func manifest() throws {
    let floor = try Repository.clone.planting(
      "name: \"FlowLayoutModel\", dependencies: [\"Scenes\"]", for: "name: \"FlowLayoutModel\"", in: "Package.swift",
      beside: "Sources/Core/FlowLayoutModel")
    let file = TextFile("Sources/Core/FlowLayoutModel/A.swift", "import Scenes")
    expect(
      try ImportRules(Repository(floor.files + [file])).findings(),
      are: "\(file.path):1: FlowLayoutModel imports Scenes, which is on a floor above")
    let package = try Repository.clone.planting("  dependencies: [.package(path: \"..\")],", in: "Package.swift")
    #expect(
      try ImportRules(package).findings().first?.hasSuffix("names a package dependency; this package has none") == true)
  }

  @Test("An import in a text of several lines is none")
  func text() {
    let file = TextFile(
      "Sources/Core/FlowLayoutModel/A.swift", "let a = \"\"\"\n  import Scenes\n  \"\"\"\nimport Snapping")
    #expect(file.imports.map(\.module) == ["Snapping"] && file.imports.map(\.line) == [4])
  }
}
