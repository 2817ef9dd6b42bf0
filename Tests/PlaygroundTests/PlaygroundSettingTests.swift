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

    @Test("The table of constants on the page is that of the package")
    func tuning() throws {
      struct Table: Decodable {
        struct Field: Decodable {
          var name, unit: String
          var lowest, highest: Double?
          var choices: [String]?
        }
        var fields: [Field]
        var springs: [String: [String: Double]]
      }
      let file = FixturePath.package.appendingPathComponent("Sources/Playground/Page/tuning.json")
      let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
      #expect(table.fields.map(\.name) == ScrollTuning.fields.map(\.name))
      #expect(table.fields.map(\.unit) == ScrollTuning.fields.map(\.unit))
      for (shown, field) in zip(table.fields, ScrollTuning.fields) {
        var tuning = ScrollTuning.default
        if let lowest = shown.lowest, let highest = shown.highest {
          for bound in [lowest, highest] {
            #expect(throws: Never.self) { try tuning.set(field, to: bound) }
          }
          #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: lowest.nextDown) }
          #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: highest.nextUp) }
        }
        if let choices = shown.choices {
          #expect(field.domain == choices.map { "\"\($0)\"" }.joined(separator: " or "))
        }
      }
      for (name, constants) in table.springs {
        var tuning = ScrollTuning.default
        try tuning.set(#require(ScrollTuning.field(named: "pageSpring")), to: name)
        for (constant, value) in constants {
          #expect(tuning.number(of: try #require(ScrollTuning.field(named: constant))) == value)
        }
      }
      #expect(table.springs.count == 2)
      let shown = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      let defaults = (shown?["fields"] as? [[String: Any]])?.map { "\($0["default"] ?? "")" }
      let expected = ScrollTuning.fields.map { field in
        ScrollTuning.default.number(of: field).map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" }
          ?? ScrollTuning.default.text(of: field)
      }
      #expect(defaults == expected)
    }

    @Test("Without a row of that number, nothing happens")
    func noRow() {
      playgroundTouch(99, 0, 0, 0, 0)
      playgroundAdvance(-1, 100)
      #expect(playgroundState(99) == 0)
    }
  }
}
