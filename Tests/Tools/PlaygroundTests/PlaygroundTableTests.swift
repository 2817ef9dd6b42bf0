import FeelTesting
import Foundation
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("The tables of the playground's page are those of the package")
  struct PlaygroundTableTests {
    private static let page = FixturePath.package.appendingPathComponent("Sources/Tools/Playground/Page")

    private var text: String { TestRow().text([]) { _ in playgroundTables() } }

    private func answer() throws -> [String: Any] {
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("The metrics, each with its unit and what its value is")
    func metrics() throws {
      let rows = try #require(try answer()["metrics"] as? [[String: String]])
      #expect(rows.map { $0["name"] } == FeelMetric.allCases.map(\.rawValue))
      #expect(rows.map { $0["unit"] } == FeelMetric.allCases.map(\.unit.symbol))
      #expect(rows.filter { $0["is"] == "flag" }.map { $0["name"] } == ["opposesVelocity"])
    }

    private struct Tables: Decodable {
      struct Parameter: Decodable {
        var key: String
        var lackedByPublished: Bool?
      }

      struct Row: Decodable {
        var type: String
        var title: String
        var published: Bool?
        var parameters: [Parameter]?

        var keys: [String] { (parameters ?? []).map(\.key) }
      }

      var kinds, rules: [Row]
    }

    private func tables() throws -> Tables {
      try JSONDecoder().decode(Tables.self, from: Data(contentsOf: Self.page.appendingPathComponent("snapping.json")))
    }

    /// The keys that a scene document takes besides those with controls of their own.
    private static let custom = ["points", "rule", "maximumItemsPerFlick"]

    @Test("The kinds of snapping, with their parameters in the order in which they are read")
    func kinds() throws {
      let rows = try tables().kinds
      #expect(rows.map(\.type) == SceneSnapping.Name.allCases.map(\.rawValue))
      for (row, name) in zip(rows, SceneSnapping.Name.allCases) {
        var keys = ParameterKeys()
        _ = name.kind(from: &keys)
        #expect(row.keys == (name == .custom ? [] : keys.all), "\(name)")
        #expect(name != .custom || keys.all == Self.custom)
        #expect((row.published ?? false) == (name.lackedByPublished != nil), "\(name)")
        let lacked = (row.parameters ?? []).filter { $0.lackedByPublished ?? false }.map(\.key)
        #expect(lacked == name.lackedByPublished ?? [], "\(name)")
      }
    }

    @Test("The rules, with their parameters in the order in which they are read")
    func rules() throws {
      let rows = try tables().rules
      #expect(rows.map(\.type) == RuleName.allCases.map(\.rawValue))
      for (row, name) in zip(rows, RuleName.allCases) {
        var keys = ParameterKeys()
        _ = name.rule(from: &keys)
        #expect(row.keys == keys.all, "\(name)")
      }
    }

    @Test("The defaults on the page are those of documents")
    func defaults() throws {
      let data = try Data(contentsOf: Self.page.appendingPathComponent("snapping.json"))
      let tables = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
      for row in (tables["kinds"] ?? []) where row["type"] as? String != "none" {
        let type = try #require(row["type"] as? String)
        var snapping: [String: Any] = ["type": type]
        let plain = try kind(snapping)
        for parameter in (row["parameters"] as? [[String: Any]]) ?? [] {
          let key = try #require(parameter["key"] as? String)
          if let value = parameter["default"] { snapping[key] = value }
          for choice in (parameter["choices"] as? [String]) ?? [] {
            #expect(throws: Never.self, "\(type) \(key) \(choice)") { try kind(["type": type, key: choice]) }
          }
        }
        #expect(try kind(snapping) == plain, "\(type)")
      }
      for row in tables["rules"] ?? [] {
        let type = try #require(row["type"] as? String)
        var rule: [String: Any] = ["type": type]
        let plain = try kind(["type": "custom", "rule": rule])
        for parameter in (row["parameters"] as? [[String: Any]]) ?? [] {
          if let value = parameter["default"] { rule[try #require(parameter["key"] as? String)] = value }
        }
        #expect(try kind(["type": "custom", "rule": rule]) == plain, "\(type)")
      }
    }

    private func kind(_ snapping: [String: Any]) throws -> SceneSnapping.Kind {
      let scene: [String: Any] = [
        "format": "scroll-scene", "version": 1, "scrollView": ["bounds": ["width": 375, "height": 240]],
        "layout": ["itemCount": 4, "itemSize": ["width": 300, "height": 240]], "snapping": snapping,
      ]
      return try SceneDocument.decode(try JSONSerialization.data(withJSONObject: scene)).snapping.kind
    }

    @Test("The constants, with their units, ranges and defaults")
    func tuning() throws {
      let rows = try #require(try answer()["tuning"] as? [[String: Any]])
      #expect(rows.compactMap { $0["name"] as? String } == ScrollTuning.fields.map(\.name))
      #expect(rows.compactMap { $0["unit"] as? String } == ScrollTuning.fields.map(\.unit))
      // `JSONSerialization` on Linux loses the last digit of some numbers.
      let numbers = text.split(separator: "\"default\": ").dropFirst().map { Double($0.prefix { $0 != "}" }) }
      for ((row, number), field) in zip(zip(rows, numbers), ScrollTuning.fields) {
        var tuning = ScrollTuning.default
        if let lowest = row["lowest"] as? Double, let highest = row["highest"] as? Double {
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
