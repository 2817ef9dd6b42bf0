import FeelTesting
import Foundation
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Landings asked for against runs that are released and waited for, on every scene shipped.
@Suite("Landings of scenes")
struct SceneItemsTests {
  static let scenes =
    (try? FileManager.default.contentsOfDirectory(atPath: FixturePath.fixture("scenes")))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test("The fixtures have scenes") func found() { #expect(Self.scenes.count >= 50) }

  @Test("A landing has the rest, target and items of the run, and does not change the view", arguments: scenes)
  func landing(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let geometry = scene.configuration.geometry
    let axis: ScrollAxis = geometry.canScroll(.horizontal) ? .horizontal : .vertical
    let (low, high) = (geometry.minimumOffset(axis), geometry.maximumOffset(axis))
    var generator = SeededGenerator(seed: 17)
    var view = scene.makeView()
    var asked = 0
    for _ in 0..<sweepCount(600) {
      var release = ReleaseState(contentOffset: scene.contentOffset)
      let place = Double.random(in: -0.1...1.1, using: &generator)
      release.contentOffset[axis] = min(low + (high - low) * place, low + 5000 * place)
      release.dragStartOffset[axis] = release.contentOffset[axis] - Double.random(in: -300...300, using: &generator)
      release.velocity[axis] = [0, 0.1, -0.1, 0.3, -0.3, 1, -1, 3, -6][Int.random(in: 0...8, using: &generator)]
      if Bool.random(using: &generator) {
        release.lastMovement = .zero
        release.lastMovement?[axis] = Bool.random(using: &generator) ? 1 : -1
      }
      let before = (view.contentOffset, view.time, view.phase)
      let landing = view.landing(of: release)
      #expect(before == (view.contentOffset, view.time, view.phase))
      for detail in [ScrollTrace.Detail.outcome, .full] {
        var run = scene.makeView()
        var trace = ScrollTrace(displayScale: scene.configuration.displayScale, detail: detail)
        run.release(release, recording: &trace)
        run.advanceToRest(limit: nil, recording: &trace)
        #expect(landing.restOffset == run.contentOffset, "\(release) \(detail)")
        #expect(landing.target == trace.releases.last?.target, "\(release)")
        let items = scene.items
        let start = PixelGrid(scale: scene.configuration.displayScale).rounded(release.dragStartOffset)
        let delta = items.itemDelta(from: start + landing.shift, to: landing.restOffset)
        #expect(items.found(in: trace).itemDelta == delta, "\(release)")
        asked += 1
      }
    }
    #expect(asked >= 60)
  }

  @Test("In every corrected design, the offset of an item is a snap point at which it is shown")
  func places() throws {
    for file in ["minne", "cards", "pairs", "shelf", "carousel", "minne-3x", "cards-right-to-left", "shelf-gaps"] {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file).json"))
      let view = scene.items
      let count = view.count
      #expect(count > 0)
      for item in 0..<count {
        let found = view.contentOffset(ofItem: item)
        let place = try #require(found)
        let (isPoint, isPointBeside) = (view.isSnapPoint(place), view.isSnapPoint(place + Vector2D(x: 1, y: 1)))
        #expect(isPoint == true && isPointBeside == false, "\(file), item \(item)")
      }
      let beyond = (view.contentOffset(ofItem: count), view.contentOffset(ofItem: -1))
      #expect(beyond.0 == nil && beyond.1 == nil)
    }
  }

  @Test("A map from the last item begins at the end of the range, not at the pixel beyond it")
  func mapFromTheEnd() throws {
    let scene = try LaidOutText(
      layout: """
        'itemCount': 10, 'itemSize': {'width': 320, 'height': 240}, 'minimumLineSpacing': 16,
        'sectionInset': {'left': 16, 'right': 16.3}
        """, snapping: "'type': 'cardPaging'"
    ).scene()
    let end = scene.configuration.geometry.maximumOffset(.horizontal)
    let place = scene.items.contentOffset(ofItem: 9)
    #expect(place?.x == 3001.5 && end < 3001.4)
    let map = try DecisionMap(of: scene, MapPlan(startItem: 9))
    #expect(abs(map.startOffset - end) < 1e-6)
  }

  @Test("Inside an item longer than the viewport the view may rest anywhere")
  func oversized() throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/stops.json"))
    let view = scene.items
    let found = view.contentOffset(ofItem: 2)
    let place = try #require(found)
    let (inside, outside) = (
      view.isSnapPoint(place + Vector2D(x: 200, y: 0)), view.isSnapPoint(place - Vector2D(x: 20, y: 0))
    )
    #expect(inside == true && outside == false)
  }
}
