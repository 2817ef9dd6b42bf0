import FeelTesting
import Foundation
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// The shipped scenes, each in every variant: its ranges, where its view begins, where its items rest, and where flicks
/// land.
@Suite("Scenes in numbers")
struct VariedSceneTests {
  private static let variants: [[ViewVariant]] = [
    [], [.contentInset(20)], [.contentInset(.nan)], [.contentInset(.infinity)], [.displayScale(1)], [.displayScale(3)],
    [.displayScale(0)], [.displayScale(-1)], [.displayScale(.infinity)], [.mirrored], [.transposed],
    [.mirrored, .mirrored], [.transposed, .transposed], [.mirrored, .transposed], [.transposed, .mirrored],
    [.itemCount(0)], [.itemCount(1)], [.itemCount(2)], [.itemCount(3)], [.itemCount(25)], [.itemCount(-1)],
    [.itemCount(10_000_001)], [.boundsLength(200)], [.boundsLength(0)], [.boundsLength(900)], [.boundsLength(-1)],
    [.boundsLength(.infinity)], [.boundsLength(0.001)],
  ]

  private func numbers(_ scene: Scene) -> String {
    let (geometry, axis) = (scene.configuration.geometry, scene.scrollAxis ?? .horizontal)
    let items = scene.items(in: scene.configuration)
    var view = scene.makeView()
    func text(_ vector: Vector2D) -> String { "\(DecimalText.short(vector.x)) \(DecimalText.short(vector.y))" }
    var parts = [
      "\(text(geometry.minimumContentOffset)) to \(text(geometry.maximumContentOffset)), scale"
        + " \(DecimalText.short(scene.configuration.displayScale)), begins at \(text(view.contentOffset))",
      "\(items.count) items at",
    ]
    let shown = [0, 1, 2, 3, items.count / 2, items.count - 2, items.count - 1].filter {
      (0..<items.count).contains($0)
    }
    parts[1] += Set(shown).sorted().map { item in
      " \(items.contentOffset(ofItem: item).map { DecimalText.short($0[axis]) } ?? "nowhere")"
    }.joined()
    if let lap = items.lapLength { parts.append("a lap of \(DecimalText.short(lap))") }
    parts.append("lands at")
    for (drag, velocity) in [(0.0, 0.0), (37, 0), (-61, 0.4), (90, 1.1), (0, -2.5), (400, 0.25)] {
      var release = ReleaseState(contentOffset: view.contentOffset)
      release.contentOffset[axis] = view.configuration.offset(draggedTo: view.contentOffset[axis] + drag, axis)
      release.velocity[axis] = velocity
      parts[parts.count - 1] += " \(DecimalText.short(view.landing(of: release).restOffset[axis]))"
    }
    return parts.joined(separator: ", ")
  }

  /// `SCROLLSIM_RECORD=all swift test --filter VariedSceneTests` records the numbers again.
  @Test("The numbers of every scene in every variant are the recorded ones")
  func variants() throws {
    let folder = FixturePath.fixture("scenes")
    var text = ""
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      // Laying out many items for each variant takes long.
      if file == "million.json" || file.contains("far") { continue }
      text += "\(file)\n"
      let scene = try SceneDocument.read(contentsOfFile: "\(folder)/\(file)")
      for variants in Self.variants {
        text += "  \(variants): ".replacing("FeelTesting.ViewVariant.", with: "")
        do throws(VariantError) {
          var varied = scene
          for variant in variants { varied = try varied.variant(variant) }
          text += "\(numbers(varied))\n"
        } catch {
          text += "\(error)\n"
        }
      }
    }
    let difference = try RecordedText("Tests/Goldens/VariedSceneTests/numbers.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
