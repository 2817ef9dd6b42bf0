import Documents
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("Code of scenes, as files")
struct CopiedCodeFileTests {
  private static let names = [
    "cards", "cards-right-to-left", "carousel", "chapters", "composed-column", "composed-dragged",
    "composed-dragged-column", "composed-endless", "composed-near", "composed-pages", "composed-reach",
    "composed-stops", "gesture-points", "gesture-predicted", "group-leading-boundary", "group-paging",
    "group-paging-centered", "minne", "minne-mixed", "paging-spaced", "pairs", "pairs-capped", "shelf", "shelf-header",
    "stops", "tab-view", "view-aligned", "view-aligned-column", "view-aligned-never", "view-aligned-one",
  ]

  private static func code(_ name: String) throws -> String {
    try SceneCode.swift(of: SceneDocument.decode(ComposedScenes.document(name)))
  }

  @Test("The compiled files are what the command writes, also for the page's presets")
  func files() throws {
    let presets = try ComposedScenes.presets()
    #expect(presets.count > 10)
    for name in Self.names + presets { try expectFile(name) }
  }

  private func expectFile(_ name: String) throws {
    let type = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let file = GeneratedFile("Tests/Facades/CopiedCode/\(type).swift")
    #expect(try file.matches("// swift-format-ignore-file\n" + Self.code(name)), "\(name)")
  }

  @Test(
    "Of what has no code, a sentence says why",
    arguments: [
      ("card-row", "the scene has no layout of items, so there is no code for it"),
      ("pager", "the scene has no layout of items, so there is no code for it"),
      ("composed-free", "the scene has no snapping, so its code is decelerationRate = .fast alone"),
      ("minne-published", "the published edition has its faults; choose the corrected edition for code"),
      ("composed-inset", "there is code for an endless row only with items, and without a contentInset along it"),
      ("tab-view-endless", "this snapping is more than a delegate, a behavior or a view, so there is no code for it"),
      ("composed-tabs", "this snapping is more than a delegate, a behavior or a view, so there is no code for it"),
      ("gesture-half", "only without minimumFlickVelocity, and with the defaults of handsVelocityOver, catching,"),
      ("gesture-points-corrected", "there is code for a drag gesture only without minimumFlickVelocity"),
      ("group-paging-column", "the groups of a section scroll sideways here, so there is no code for a column"),
    ])
  func reasons(name: String, sentence: String) throws {
    let error = #expect(throws: DocumentError.self) { try Self.code(name) }
    #expect(error.map { "\($0)".contains(sentence) } == true)
  }

  @Test(
    "A scene's name becomes that of a type",
    arguments: [
      ("my 2nd row", "My2ndRow"), ("", "Scene"), ("カード", "Scene"), ("9lives", "Lives"), ("a\"b", "AB"),
    ])
  func typeNames(name: String, type: String) throws {
    var scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne.json"))
    scene.name = name
    #expect(try SceneCode.swift(of: scene).contains("final class \(type)Snapping: NSObject"))
  }
}
