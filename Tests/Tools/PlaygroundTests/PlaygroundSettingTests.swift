import Documents
import FeelTesting
import Foundation
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("A setting is numbers, and a wrong one is rejected")
  struct PlaygroundSettingTests {
    private let row = TestRow()

    private func numbers(_ scene: String) throws -> [Double] {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(scene).json"))
      return SettingNumbers(scene, contentOffset: scene.carouselOffset).all
    }

    @Test(
      "A setting that ends early or late is rejected at its end", arguments: ["minne", "stops", "carousel", "tuned"])
    func lengths(_ scene: String) throws {
      let whole = try numbers(scene)
      #expect(row.make(whole) == 0)
      for count in 0..<whole.count {
        #expect(row.make(Array(whole.prefix(count))) == Int32(count + 1))
      }
      #expect(row.make(whole + [0]) == Int32(whole.count + 1))
    }

    @Test("No single wrong number makes the module stop", arguments: ["minne", "stops", "carousel", "shelf-gaps"])
    func wrongNumbers(_ scene: String) throws {
      let whole = try numbers(scene)
      for index in whole.indices {
        for wrong in [-Double.infinity, -1e300, 1e300, Double.infinity] {
          var changed = whole
          changed[index] = wrong
          #expect(row.make(changed) == Int32(index + 1), "\(wrong) at \(index)")
        }
      }
    }

    @Test("Stops are in ascending order")
    func stops() throws {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/stops.json"))
      guard case .custom(let alignment, let alignsEnds, var rule) = scene.snapping.kind, let layout = scene.layout
      else {
        Issue.record("the scene has no snapping rule")
        return
      }
      func numbers(_ stops: [Int]) -> [Double] {
        rule.stops = .items(stops)
        let snapping = SceneSnapping(.custom(alignment, alignsEnds: alignsEnds, rule: rule))
        return SettingNumbers(
          Scene(name: "", configuration: scene.configuration, layout: layout, snapping: snapping), contentOffset: nil
        ).all
      }
      let (ascending, descending) = (numbers([2, 4]), numbers([4, 2]))
      #expect(row.make(ascending) == 0)
      let first = try #require(ascending.indices.first { descending[$0] == 4 && ascending[$0] == 2 })
      #expect(row.make(descending) == Int32(first + 2))
    }

    @Test("Parts that do not fit are rejected with the number of their sentence")
    func parts() throws {
      let published = try numbers("carousel-published")
      #expect(row.make(published) == 0)
      var free = try numbers("card-row")
      free[free.count - 2] = 1
      #expect(row.make(free) == -1)
      var column = try numbers("minne-published")
      // The layout follows 21 numbers of the scroll view and the constants: its sections, then its direction.
      let direction = 21 + ScrollTuning.fields.count + 1
      #expect(column[direction - 1] == 1 && column[direction] == 0)
      column[direction] = 1
      #expect(row.make(column) == -5)
    }

    @Test("A count that is not whole is rejected at its place")
    func fractions() throws {
      var whole = try numbers("minne")
      let sections = 21 + ScrollTuning.fields.count
      #expect(whole[sections] == 1)
      whole[sections] = 1.5
      #expect(row.make(whole) == Int32(sections + 1))
    }

    @Test("Duplicates make a carousel too long, but one that does not loop has none")
    func duplicates() throws {
      var carousel = try numbers("carousel")
      // The last three numbers are the copies, the interval and whether it loops.
      let copies = carousel.count - 3
      #expect(carousel[carousel.count - 1] == 1)
      carousel[copies] = 10_000_000
      #expect(row.make(carousel) == -3)
      carousel[carousel.count - 1] = 0
      #expect(row.make(carousel) == 0)
    }

    @Test("Without a row of that number, nothing happens")
    func noRow() {
      playgroundTouch(99, 0, 0, 0, 0)
      playgroundAdvance(-1, 100)
      #expect(playgroundState(99) == 0)
    }
  }
}
