import FeelTesting
import Foundation
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("The module answers as the package does")
  struct PlaygroundAnswerTests {
    private let row = TestRow()

    private func made(_ name: String) throws -> Scene {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
      try row.make(fixture: name)
      return scene
    }

    @Test(
      "A decision map has the cells of the package's map",
      arguments: ["minne", "minne-published", "cards", "carousel", "card-row", "stops", "pairs-capped"])
    func maps(_ name: String) throws {
      let map = try DecisionMap(of: try made(name))
      let item = Int32(map.startItem ?? 0)
      let (drags, velocities) = (map.drags, map.velocities)
      let answer = row.answer {
        playgroundMap(
          $0, item, drags[0], drags[1] - drags[0], Int32(drags.count), velocities[0], velocities[1] - velocities[0],
          Int32(velocities.count))
      }
      let cells = map.cells.map { $0.isAtSnapPoint ? Double($0.delta) : .nan }
      #expect(answer.dropFirst(2).map(\.description) == cells.map(\.description))
      #expect(cells.count > 200)
    }

    @Test("The items shown are those of the scene's content, and shrink away from the middle")
    func items() throws {
      let scene = try made("minne")
      let bounds = scene.configuration.geometry.boundsSize
      let content = try #require(scene.content())
      playgroundScroll(0, 500, 0, 0)
      let offset = Vector2D(x: 500, y: 0)
      let shown = content.items(from: offset, to: offset + Vector2D(x: bounds.width, y: bounds.height))
      let plain = row.answer { playgroundItems($0) }
      #expect(
        plain
          == shown.flatMap {
            [Double($0.index), $0.origin.x, $0.origin.y, $0.size.width, $0.size.height, 1, 0, 1]
          })
      playgroundLook(0, 0.5, 0.25)
      let faded = row.answer { playgroundItems($0) }
      #expect(faded.count == plain.count && faded[7] < 1 && faded[7] >= 0.5 && faded[5] < 1 && faded[5] >= 0.25)
      playgroundLook(0, 1, 1)
      #expect(row.answer { playgroundItems($0) } == plain)
    }

    @Test("Frames and delegate calls are those from an index on, so that a page asks only for new ones")
    func newFrames() throws {
      _ = try made("minne")
      playgroundScroll(0, 700, 0, 1)
      playgroundAdvance(0, 200)
      let (frames, events) = (row.answer { playgroundFrames($0, 0) }, row.answer { playgroundEvents($0, 0) })
      // A frame is six numbers, and a call three.
      #expect(frames.count > 60 && frames.count % 6 == 0 && events.count > 6 && events.count % 3 == 0)
      #expect(row.answer { playgroundFrames($0, 4) } == Array(frames.dropFirst(24)))
      #expect(row.answer { playgroundEvents($0, 1) } == Array(events.dropFirst(3)))
    }

    @Test("Snap points are where the items rest; a view that may rest anywhere has none")
    func snapPoints() throws {
      let scene = try made("minne")
      let points = row.answer { playgroundSnapPoints($0, 5) }
      #expect(
        points
          == (0..<5).flatMap { item in
            let offset = scene.sceneItems(in: scene.configuration).contentOffset(ofItem: item)
            return [Double(item), offset?.x ?? .nan, offset?.y ?? .nan]
          })
      _ = try made("card-row")
      #expect(row.answer { playgroundSnapPoints($0, 5) } == [])
    }

    @Test("A landing is that of a fresh view, and the row does not move")
    func landings() throws {
      let scene = try made("minne-published")
      var view = scene.makeView()
      let release = ReleaseState(contentOffset: Vector2D(x: 400, y: 0), velocity: Vector2D(x: 1.5, y: 0))
      let landing = view.landing(of: release)
      let answer = row.answer { playgroundLanding($0, 400, 0, 1.5, 0, 400, 0) }
      let targets = [landing.proposedTarget, landing.chosenTarget, landing.restOffset]
      #expect(answer == targets.flatMap { [$0.x, $0.y] })
      #expect(row.answer { playgroundState($0) }[1] == scene.contentOffset.x)
    }

    @Test("Only the card designs remember earlier releases")
    func memory() throws {
      for (name, remembers) in [("cards", 1), ("cards-published", 1), ("minne", 0), ("carousel", 0)]
        as [(String, Int32)]
      {
        _ = try made(name)
        #expect(playgroundRemembers(0) == remembers, "\(name)")
      }
    }
  }
}
