import FeelTesting
import Foundation
import GestureReplay
import SceneReports
import Scenes
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

/// What the pictures of the shipped scenes show, against a plain search through all items.
@Suite("Pictures of scenes")
struct ScenePictureTests {
  private struct Played {
    let scene: Scene
    let run: RecordedRun
    let picture: PlayedRun
    let name: String
  }

  /// Runs of every scene: releases of its view in both directions, one of them where nothing rests.
  private func each(_ body: (Played) -> Void) throws {
    let folder = FixturePath.fixture("scenes")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      // A search through so many items takes long.
      if file == "million.json" || file.contains("far") { continue }
      let scene = try SceneDocument.read(contentsOfFile: "\(folder)/\(file)")
      let axis = scene.scrollAxis ?? scene.configuration.geometry.mainAxis
      for (drag, velocity) in [(0.0, 0.0), (37, 1.3), (-61, -0.4), (400, 4)] {
        var view = scene.makeView()
        var trace = ScrollTrace(displayScale: scene.configuration.displayScale)
        var release = ReleaseState(contentOffset: view.contentOffset)
        release.contentOffset[axis] += drag
        release.velocity[axis] = velocity
        view.release(release, recording: &trace)
        view.advanceToRest(limit: view.time + 60_000, recording: &trace)
        let run = RecordedRun(ScrollRun(scene, gesture: "release", trace: trace))
        body(
          Played(
            scene: scene, run: run, picture: ScenePicture(scene).played(run), name: "\(file), \(drag) pt, \(velocity)"))
      }
    }
  }

  @Test("A run is drawn over the rest offsets of all items within half a screen of it, in every lap")
  func snapPoints() throws {
    var (drawn, endless) = (0, 0)
    try each { played in
      let (scene, geometry) = (played.scene, played.scene.configuration.geometry)
      let axis = scene.scrollAxis ?? geometry.mainAxis
      let shown = Set(played.picture.run.snapPoints)
      let items = scene.items
      let snaps = scene.declared.snaps && (items.lapLength != nil || items.isSnapPoint(scene.contentOffset) != nil)
      guard scene.layout != nil, snaps else {
        #expect(shown.allSatisfy { $0.name.hasPrefix("page ") && geometry.boundsSize[axis] > 0 }, "\(played.name)")
        let pages = scene.layout == nil && scene.configuration.isPagingEnabled
        #expect(shown.isEmpty == !pages, "\(played.name)")
        // Each page within half a screen of the run, and none beyond the range.
        let (minimum, maximum) = (geometry.minimumOffset(axis), geometry.maximumOffset(axis))
        let way = played.run.offsets(axis) + played.run.releases.map { $0.end.target[axis] }
        let half = geometry.boundsSize[axis] / 2
        for number in 0..<(pages ? 1000 : 0) {
          let offset = minimum + Double(number) * geometry.boundsSize[axis]
          let isShown = shown.contains { $0.offset[axis] == offset && $0.name == "page \(number)" }
          if offset > maximum || offset > (way.max() ?? 0) + 2 * half || offset < (way.min() ?? 0) - 2 * half {
            #expect(!isShown, "\(played.name), page \(number)")
          } else if offset <= (way.max() ?? 0) + half - 1 && offset >= (way.min() ?? 0) - half + 1 {
            #expect(isShown, "\(played.name), page \(number)")
          }
        }
        return
      }
      let offsets = played.run.offsets(axis) + played.run.releases.map { $0.end.target[axis] }
      let low = (offsets.min() ?? 0) - geometry.boundsSize[axis] / 2
      let high = (offsets.max() ?? 0) + geometry.boundsSize[axis] / 2
      var all: Set<ChartedRun.SnapPoint> = []
      for item in 0..<items.count {
        guard let offset = items.contentOffset(ofItem: item) else { continue }
        for turn in items.lapLength == nil ? 0...0 : -300...300 {
          var turned = offset
          turned[axis] += Double(turn) * (items.lapLength ?? 0)
          all.insert(ChartedRun.SnapPoint(offset: turned, name: "item \(item)"))
        }
      }
      #expect(shown.isSubset(of: all), "\(played.name)")
      let near = all.filter { (low...high).contains($0.offset[axis]) }
      let missing = near.subtracting(shown)
      // Items that rest at one offset may be many; one of them is enough.
      let places = Set(shown.map(\.offset))
      #expect(missing.allSatisfy { places.contains($0.offset) }, "\(played.name): \(missing)")
      #expect(shown.count < 200, "\(played.name)")
      drawn += shown.count
      if items.lapLength != nil { endless += shown.count }
    }
    #expect(drawn > 800 && endless > 40)
  }

  @Test("A change of sizes after the last frame is not played, and the others have their items")
  func resizedAtRest() throws {
    for name in ["rotate-at-rest", "rotate-in-motion"] {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne.json"))
      let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
      let run = RecordedRun(ScrollRun(scene, gesture: name, trace: try scene.perform(gesture)))
      let stages = ScenePicture(scene).played(run).stages
      #expect(stages.first?.boundsSize == scene.configuration.geometry.boundsSize)
      #expect(stages.allSatisfy { !$0.items.isEmpty }, "\(name)")
      #expect(stages.count == (name == "rotate-at-rest" ? 1 : 2))
    }
  }

  @Test("A sheet whose motion is many laps beyond its cards has a page")
  func farLaps() throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/carousel.json"))
    let lines = FeelSheetText.encode(try FeelSheet(of: scene)).components(separatedBy: "\n").map { line in
      line.hasPrefix("cards ") ? "cards 0...0 from 0 every 1 long 1" : line
    }
    var text = lines.joined(separator: "\n")
    text.replace(/repeating after [\d.]+/, with: "repeating after 1")
    let sheet = try FeelSheetText.decode(text)
    #expect(sheet.screens[0].lap == 1)
    for line in sheet.lines { #expect(PlayedRun(line, of: sheet, label: "") != nil) }
  }

  @Test("A player has every item that a frame shows, where the layout puts it, and nothing twice")
  func stages() throws {
    var count = 0
    try each { played in
      guard let stage = played.picture.stages.first else {
        Issue.record("\(played.name) has no stage")
        return
      }
      #expect(played.picture.stages.count == (played.run.geometries?.count ?? 1), "\(played.name)")
      #expect(Set(stage.items).count == stage.items.count, "\(played.name)")
      #expect(stage.boundsSize == played.scene.configuration.geometry.boundsSize)
      guard let content = played.scene.content(), stage.items.count < 800 else { return }
      let known = Set(stage.items)
      for frame in played.run.frames {
        let opposite = Vector2D(
          x: frame.position.x + stage.boundsSize.width, y: frame.position.y + stage.boundsSize.height)
        for item in content.items(from: frame.position, to: opposite) {
          count += 1
          let shown = PlayedRun.Item(origin: item.origin, size: item.size, name: "\(item.index)")
          #expect(known.contains(shown), "\(played.name), \(frame.time) ms, item \(item.index)")
        }
      }
    }
    #expect(count > 10_000)
  }

  /// A row of narrow items, flung along all of them.
  private static func narrow(_ count: Int) throws -> (scene: Scene, picture: PlayedRun) {
    let document = """
      { "format": "scroll-scene", "version": 1, "name": "narrow",
        "scrollView": {"bounds": {"width": 400, "height": 100}, "decelerationRate": "fast"},
        "layout": {"type": "flow", "itemSize": {"width": 1, "height": 100}, "itemCount": \(count), "minimumLineSpacing": 1},
        "snapping": {"type": "custom", "rule": {"type": "nearest"}} }
      """
    let scene = try SceneDocument.decode(Array(document.utf8))
    var view = scene.makeView()
    var trace = ScrollTrace()
    view.setContentOffset(Vector2D(x: 20_000, y: 0), animated: true, recording: &trace)
    view.advanceToRest(limit: 60_000, recording: &trace)
    return (scene, ScenePicture(scene).played(ScrollRun(scene, gesture: "scroll", trace: trace)))
  }

  @Test("Of more than 200 snap points the first 200 are drawn, and of more than 800 items the first 800 are played")
  func limits() throws {
    for count in [397, 398, 399, 799, 800, 801, 900] {
      let picture = try Self.narrow(count).picture
      // The last 199 items rest at the end of the row, of which the picture has the first.
      #expect(picture.run.snapPoints.count == min(count - 198, 200), "\(count) items")
      #expect(picture.stages.map(\.items.count) == [min(count, 800)], "\(count) items")
    }
  }
}
