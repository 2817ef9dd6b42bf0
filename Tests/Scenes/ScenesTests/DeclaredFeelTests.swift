import FeelTesting
import Foundation
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// What a scene declares of its flicks, which audits hold it to, against where its flicks land.
@Suite("Declared feel of scenes")
struct DeclaredFeelTests {
  private struct Flicks {
    let scene: Scene
    let axis: ScrollAxis
    let items: any ItemOffsets

    init(_ file: String) throws {
      scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
      axis = scene.scrollAxis ?? .horizontal
      items = scene.items
    }

    /// The items that a flick at rest on an item passes, forward in its direction.
    func advance(from item: Int, _ velocity: Double) -> Int? {
      guard let start = items.contentOffset(ofItem: item) else { return nil }
      var view = scene.makeView()
      var release = ReleaseState(contentOffset: start)
      release.velocity[axis] = velocity
      let rest = view.landing(of: release).restOffset
      return items.itemDelta(from: start, to: rest).map { velocity > 0 ? $0 : -$0 }
    }
  }

  /// The scenes that keep what they declare; audits show how the published designs do not.
  static let scenes = SceneItemsTests.scenes.filter { !$0.contains("published") }

  @Test("A flick passes at most as many items as the scene declares, and a hard one as many", arguments: scenes)
  func most(file: String) throws {
    let flicks = try Flicks(file)
    guard let most = flicks.scene.declared.maximumItemsPerFlick, flicks.items.count > 2 * most + 2 else { return }
    var farthest = Int.min
    for item in [most, flicks.items.count / 2, flicks.items.count - 1 - most] {
      for speed in stride(from: 0.05, through: 8, by: 0.35) {
        for velocity in [speed, -speed] {
          if let count = flicks.advance(from: item, velocity) { farthest = max(farthest, abs(count)) }
        }
      }
    }
    // Rows that look only at how far a finger drags do not turn by a flick without a way.
    let turnsByDistance = ["gesture-half.json", "gesture-points.json"].contains(file)
    #expect(farthest == (turnsByDistance ? 0 : most), "\(file)")
    Figures.count(1, "scenes with a limit", in: "DeclaredFeelTests")
  }

  @Test("A flick that is faster than the declared speed turns, and a slower one does not", arguments: scenes)
  func slowest(file: String) throws {
    let flicks = try Flicks(file)
    guard let slowest = flicks.scene.declared.minimumFlickVelocity, flicks.items.count > 4 else { return }
    // Chapters are longer than the view, where a flick may stay inside one; a card of the million is narrower than a slow
    // flick is long.
    if ["chapters.json", "million.json"].contains(file) { return }
    let item = flicks.items.count / 2
    for sign in [1.0, -1] {
      let slow = flicks.advance(from: item, sign * slowest * 0.97)
      let fast = flicks.advance(from: item, sign * slowest * 1.03)
      #expect(slow == 0, "\(file), \(sign * slowest) pt/ms")
      #expect((fast ?? 0) > 0, "\(file), \(sign * slowest) pt/ms")
    }
    Figures.count(1, "scenes with a speed", in: "DeclaredFeelTests")
  }
}
