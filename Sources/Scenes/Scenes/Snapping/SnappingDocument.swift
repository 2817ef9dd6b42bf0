import Documents
import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping

extension SceneSnapping: JSONReadable {
  /// Reads the `snapping` part of a scene.
  package init(_ value: JSONValue) throws(DocumentError) {
    let name: SceneSnapping.Name = try DocumentObject(anyKeysOf: value).oneOf("type")
    var keys = ParameterKeys()
    _ = name.kind(from: &keys)
    let lacked = name.lackedByPublished
    var object = try DocumentObject(value, keys: ["type"] + (lacked == nil ? [] : ["edition"]) + keys.all)
    let edition: SceneSnapping.Edition = try object.oneOf("edition", default: .corrected)
    for key in lacked ?? [] where edition == .published && object.contains(key) {
      throw object.error(at: key, "is for the corrected edition only; the published design has no such parameter")
    }
    self.init(try name.kind(from: &object), edition: edition)
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
  package func number(_ key: StaticString, in range: ClosedRange<Double>) throws(DocumentError) -> Double? {
    let range =
      range == .speeds ? NumberRange.notNegative : .between(range.lowerBound, range.upperBound)
    return contains("\(key)") ? try number("\(key)", range) : nil
  }

  package func count(_ key: StaticString, from least: Int) throws(DocumentError) -> Int? {
    guard let number = try number(key, in: Double(least)...1e7) else { return nil }
    if number != number.rounded() { throw error(at: "\(key)", "must be a whole number") }
    return Int(number)
  }

  package func flag(_ key: StaticString) throws(DocumentError) -> Bool? { try optional("\(key)") }

  package func interval(_ key: StaticString, default fallback: Double) throws(DocumentError) -> Double? {
    let interval = try number(key, in: 0...86_400_000) ?? fallback
    if interval > 0 && interval < 1 {
      throw error(at: "\(key)", "must be 0 for a row that does not advance, or at least 1 ms")
    }
    return interval == 0 ? nil : interval
  }

  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: StaticString, of type: Choice.Type
  ) throws(DocumentError) -> Choice? where Choice.RawValue == String {
    contains("\(key)") ? try oneOf("\(key)", default: nil) : nil
  }

  package func custom() throws(DocumentError) -> SceneSnapping.Kind {
    var (alignment, alignsEnds) = (SnapAlignment.lineStart, false)
    if let points = value["points"] {
      let object = try DocumentObject(
        points, keys: ["alignment", "endAlignment", "leadingMargin", "trailingMargin"])
      if let given = points["alignment"] { alignment = try Self.alignment(given) }
      if object.contains("leadingMargin") { alignment.leadingMargin = try object.number("leadingMargin", .length) }
      if object.contains("trailingMargin") { alignment.trailingMargin = try object.number("trailingMargin", .length) }
      alignsEnds = try object.optional("endAlignment") ?? false
    }
    var rule = try optional("rule", as: SnapRule.self) ?? .nearest
    rule.maximumPoints = try count("maximumItemsPerFlick", from: 1)
    return .custom(alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Reads the place in an item or line that is aligned, by its name or as a part of the length.
  private static func alignment(_ value: JSONValue) throws(DocumentError) -> SnapAlignment {
    let words = "must be \"lineStart\", \"lineCenter\", \"lineEnd\" or a number from 0 to 1"
    if let number = value.number {
      if !(number >= 0 && number <= 1) { throw value.error("\(words), not \(number)") }
      return SnapAlignment(anchor: number)
    }
    guard let name = value.string else { throw value.error(words) }
    return SnapAlignment(try value.named(name, words) as LineAlignment)
  }
}
