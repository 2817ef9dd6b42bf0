import Documents
import FeelTesting
import Foundation
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("The tables of the playground's page")
  @PlaygroundActor
  struct PlaygroundTableTests {
    private var text: String { TestRow().text([]) { _ in playgroundTables() } }

    private func answer() throws -> [String: Any] {
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("The metrics have their names, units and kinds")
    @PlaygroundActor func metrics() throws {
      let rows = try #require(try answer()["metrics"] as? [[String: String]])
      #expect(rows.map { $0["name"] } == FeelMetric.allCases.map(\.rawValue))
      #expect(rows.map { $0["unit"] } == FeelMetric.allCases.map(\.unit.symbol))
      #expect(rows.filter { $0["is"] == "flag" }.map { $0["name"] } == ["opposesVelocity"])
    }

    private typealias Row = [String: Any]

    /// A row of the tables whose value can be put into a document: a scene that has it, and where.
    private struct Control {
      let row: Row
      let path: [String]
      let scene: Row

      var name: String { path.joined(separator: ".") }
    }

    private func controls() throws -> [Control] {
      let tables = try answer()
      func rows(_ table: Row, _ name: String) throws -> [String: Row] { try #require(table[name] as? [String: Row]) }
      let custom: Row = ["type": "custom", "points": Row(), "rule": Row()]
      var controls = try rows(tables, "keys").map {
        Control(row: $1, path: $0.split(separator: ".").map(String.init), scene: scene(custom))
      }
      for (type, kind) in try rows(tables, "kinds") {
        controls += try rows(kind, "parameters").map {
          Control(row: $1, path: ["snapping", $0], scene: scene(["type": type]))
        }
      }
      for (type, rule) in try rows(tables, "rules") {
        controls += try rows(rule, "parameters").map {
          Control(row: $1, path: ["snapping", "rule", $0], scene: scene(["type": "custom", "rule": ["type": type]]))
        }
      }
      return controls.filter { $0.row["is"] != nil }
    }

    private func scene(_ snapping: Row) -> Row {
      [
        "format": "scroll-scene", "version": 1, "scrollView": ["bounds": ["width": 375, "height": 240]],
        "layout": ["itemCount": 4, "itemSize": ["width": 300, "height": 240]], "snapping": snapping,
      ]
    }

    private func decoded(_ control: Control, _ value: Any? = nil) throws -> Scene {
      func set(_ object: Row, _ path: ArraySlice<String>) -> Row {
        var object = object
        guard let key = path.first else { return object }
        object[key] = path.count == 1 ? value : set(object[key] as? Row ?? [:], path.dropFirst())
        return object
      }
      let scene = value == nil ? control.scene : set(control.scene, control.path[...])
      return try SceneDocument.decode(try JSONSerialization.data(withJSONObject: scene))
    }

    @Test("The default of each control equals that of a scene without the key")
    @PlaygroundActor func defaults() throws {
      var count = 0
      for control in try controls() {
        guard let fallback = control.row["default"] else { continue }
        let (given, plain) = (try decoded(control, fallback), try decoded(control))
        #expect(given.configuration == plain.configuration, "\(control.name)")
        #expect(given.snapping == plain.snapping, "\(control.name)")
        #expect(given.layout == plain.layout, "\(control.name)")
        count += 1
      }
      #expect(count > 35)
    }

    @Test("The ends of each range are valid and values beyond are not, as with choices and switches")
    @PlaygroundActor func ranges() throws {
      for control in try controls() where !["layout.itemCount", "layout.repeatCount"].contains(control.name) {
        let isWhole = control.row["whole"] as? Bool ?? false
        for (name, step) in [("least", -1.0), ("most", 1)] {
          guard let bound = control.row[name] as? Double else { continue }
          // A carousel of a million duplicates is too long for other reasons.
          if bound < 1e6 { #expect(throws: Never.self, "\(control.name)") { try decoded(control, bound) } }
          let beyond = isWhole ? bound + step : step < 0 ? bound.nextDown : bound.nextUp
          #expect(throws: DocumentError.self, "\(control.name)") { try decoded(control, beyond) }
        }
        for choice in control.row["choices"] as? [String] ?? [] {
          #expect(throws: Never.self, "\(control.name) \(choice)") { try decoded(control, choice) }
        }
        #expect(throws: DocumentError.self, "\(control.name)") { try decoded(control, "neither") }
        if control.row["is"] as? String == "flag" {
          #expect(throws: Never.self, "\(control.name)") { try decoded(control, true) }
          #expect(throws: DocumentError.self, "\(control.name)") { try decoded(control, 1.5) }
        }
      }
    }

    @Test("The published edition has every parameter except those that the tables exclude")
    @PlaygroundActor func published() throws {
      for control in try controls() where control.path.count == 2 && control.path[0] == "snapping" {
        guard let fallback = control.row["default"] ?? control.row["least"] else { continue }
        var snapping = try #require(control.scene["snapping"] as? Row)
        let kind = (try answer()["kinds"] as? [String: Row])?[try #require(snapping["type"] as? String)]
        guard kind?["published"] as? Bool == true else { continue }
        snapping["edition"] = "published"
        let old = Control(row: control.row, path: control.path, scene: scene(snapping))
        if control.row["lackedByPublished"] as? Bool == true {
          #expect(throws: DocumentError.self, "\(control.name)") { try decoded(old, fallback) }
        } else {
          #expect(throws: Never.self, "\(control.name)") { try decoded(old, fallback) }
        }
      }
    }

    @Test("The constants have their units, ranges and defaults")
    @PlaygroundActor func tuning() throws {
      let rows = try #require(try answer()["tuning"] as? [[String: Any]])
      #expect(rows.compactMap { $0["name"] as? String } == ScrollTuning.fields.map(\.name))
      #expect(rows.compactMap { $0["unit"] as? String } == ScrollTuning.fields.map(\.unit))
      // `JSONSerialization` on Linux loses the last digit of some numbers.
      let numbers = text.split(separator: "\"default\": ").dropFirst().map { Double($0.prefix { $0 != "}" }) }
      for ((row, number), field) in zip(zip(rows, numbers), ScrollTuning.fields) {
        var tuning = ScrollTuning.default
        if let lowest = row["least"] as? Double, let highest = row["most"] as? Double {
          #expect(number == ScrollTuning.default.number(of: field))
          for bound in [lowest, highest] {
            #expect(throws: Never.self) { try tuning.set(field, to: bound) }
          }
          #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: lowest.nextDown) }
          #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(field, to: highest.nextUp) }
        } else {
          let choices = try #require(row["choices"] as? [String])
          #expect(row["default"] as? String == ScrollTuning.default.text(of: field))
          #expect(field.domain == choices.map { "\"\($0)\"" }.joined(separator: " or "))
        }
      }
    }
  }
}
