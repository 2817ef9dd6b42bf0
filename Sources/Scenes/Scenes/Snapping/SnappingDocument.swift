import Documents
import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping

/// The `snapping` part of a scene.
struct SnappingDocument: Decodable {
  let snapping: SceneSnapping

  init(from decoder: any Decoder) throws {
    let name: SceneSnapping.Name = try DocumentObject(anyKeysOf: decoder).oneOf("type")
    var keys = ParameterKeys()
    _ = name.kind(from: &keys)
    let lacked = name.lackedByPublished
    var object = try DocumentObject(decoder, keys: ["type"] + (lacked == nil ? [] : ["edition"]) + keys.all)
    let edition: SceneSnapping.Edition = try object.oneOf("edition", default: .corrected)
    for key in lacked ?? [] where edition == .published && object.contains(key) {
      throw object.error(at: key, "is for the corrected edition only; the published design has no such parameter")
    }
    snapping = SceneSnapping(try name.kind(from: &object), edition: edition)
  }
}

/// The keys of the parameters that are read, in the order in which they are.
package struct ParameterKeys: SnappingParameters {
  package private(set) var all: [String] = []

  package init() {}

  private mutating func missing<Value>(_ key: StaticString) -> Value? {
    all.append("\(key)")
    return nil
  }

  package mutating func number(_ key: StaticString, in range: ClosedRange<Double>) -> Double? { missing(key) }

  package mutating func count(_ key: StaticString, from least: Int) -> Int? { missing(key) }

  package mutating func flag(_ key: StaticString) -> Bool? { missing(key) }

  package mutating func interval(_ key: StaticString, default: Double) -> Double? { missing(key) }

  package mutating func choice<Choice>(_ key: StaticString, of type: Choice.Type) -> Choice? { missing(key) }

  package mutating func custom() -> SceneSnapping.Kind {
    all += ["points", "rule", "maximumItemsPerFlick"]
    return .none
  }
}

extension DocumentObject: SnappingParameters {
  package func number(_ key: StaticString, in range: ClosedRange<Double>) throws -> Double? {
    let range =
      range == .speeds ? NumberRange.notNegative : .between(range.lowerBound, range.upperBound)
    return contains("\(key)") ? try number("\(key)", range) : nil
  }

  package func count(_ key: StaticString, from least: Int) throws -> Int? {
    guard let number = try number(key, in: Double(least)...1e7) else { return nil }
    if number != number.rounded() { throw error(at: "\(key)", "must be a whole number") }
    return Int(number)
  }

  package func flag(_ key: StaticString) throws -> Bool? { try optional("\(key)") }

  package func interval(_ key: StaticString, default fallback: Double) throws -> Double? {
    let interval = try number(key, in: 0...86_400_000) ?? fallback
    if interval > 0 && interval < 1 {
      throw error(at: "\(key)", "must be 0 for a row that does not advance, or at least 1 ms")
    }
    return interval == 0 ? nil : interval
  }

  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: StaticString, of type: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    contains("\(key)") ? try oneOf("\(key)", default: nil) : nil
  }

  package func custom() throws -> SceneSnapping.Kind {
    let points: PointsDocument = try optional("points") ?? PointsDocument()
    var rule = try optional("rule", as: RuleDocument.self)?.rule ?? .nearest
    rule.maximumPoints = try count("maximumItemsPerFlick", from: 1)
    return .custom(points.alignment, alignsEnds: points.alignsEnds, rule: rule)
  }
}

/// The `points` part of a custom snapping.
private struct PointsDocument: Decodable {
  var alignment = SnapAlignment.lineStart
  var alignsEnds = false

  init() {}

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(
      decoder, keys: ["alignment", "endAlignment", "leadingMargin", "trailingMargin"])
    let words = "must be \"lineStart\", \"lineCenter\", \"lineEnd\" or a number from 0 to 1"
    if let number = try? object.value("alignment", as: Double.self) {
      if !(number >= 0 && number <= 1) { throw object.error(at: "alignment", "\(words), not \(number)") }
      alignment = SnapAlignment(anchor: number)
    } else if let name = try? object.value("alignment", as: String.self) {
      guard let line = LineAlignment(rawValue: name) else {
        let hint = Suggestion.text(for: name, among: LineAlignment.allCases.map(\.rawValue))
        throw object.error(at: "alignment", "\(words), not \(PrintableText.quoted(name))\(hint)")
      }
      alignment = SnapAlignment(line)
    } else if object.contains("alignment") {
      throw object.error(at: "alignment", words)
    }
    if object.contains("leadingMargin") { alignment.leadingMargin = try object.number("leadingMargin", .length) }
    if object.contains("trailingMargin") { alignment.trailingMargin = try object.number("trailingMargin", .length) }
    alignsEnds = try object.optional("endAlignment") ?? false
  }
}
