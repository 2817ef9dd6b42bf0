import FeelTesting
import Foundation
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// The tables of the playground's page that follow from the package.
///
/// `SCROLLSIM_RECORD=all swift test --filter PlaygroundTableTests` writes that of the metrics anew; that fails, to
/// be looked at.
@Suite("The tables of the playground's page are those of the package")
struct PlaygroundTableTests {
  private static let page = FixturePath.package.appendingPathComponent("Sources/Tools/Playground/Page")

  private func expect(_ table: String, in file: String) throws {
    let url = Self.page.appendingPathComponent(file)
    if try String(contentsOf: url, encoding: .utf8) == table { return }
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      try table.write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("\(file) is out of date; SCROLLSIM_RECORD=all writes it again")
  }

  @Test("The metrics, each with its unit and what its value is")
  func metrics() throws {
    let rows = FeelMetric.allCases.map { metric in
      let value =
        switch metric.unit {
        case .flag: "flag"
        case .count: "count"
        default: "decimal"
        }
      return "  \"\(metric.rawValue)\": {\"unit\": \"\(metric.unit.symbol)\", \"is\": \"\(value)\"}"
    }
    try expect("{\n\(rows.joined(separator: ",\n"))\n}\n", in: "metrics.json")
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

  @Test("The model and its constants, with their units, ranges and defaults")
  func tuning() throws {
    struct Table: Decodable {
      struct Field: Decodable {
        var name, unit: String
        var lowest, highest: Double?
        var choices: [String]?
      }
      var model: Int
      var fields: [Field]
      var springs: [String: [String: Double]]
    }
    let file = Self.page.appendingPathComponent("tuning.json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    #expect(table.model == ScrollModel.number)
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
}
