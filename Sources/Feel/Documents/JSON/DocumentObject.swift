/// A JSON object whose keys must all be known.
package struct DocumentObject {
  package let value: JSONValue

  /// Opens the object and rejects unknown keys.
  package init(_ value: JSONValue, keys: [String]) throws(DocumentError) {
    try self.init(anyKeysOf: value)
    guard let unknown = value.firstKey(notIn: keys) else { return }
    let hint = Suggestion.nearest(to: unknown.name, among: keys)
    throw unknown.value.error(
      hint.map { "is not a known key; did you mean \"\($0)\"?" }
        ?? "is not a known key; the keys here are \(Self.list(keys))")
  }

  /// Opens the object of a whole document, and rejects another format before it checks the keys.
  package init(_ value: JSONValue, format: String, keys: [String]) throws(DocumentError) {
    let object = try DocumentObject(anyKeysOf: value)
    if let found = value["format"]?.string, !found.hasSameBytes(as: format) { try object.expect(format: format) }
    try self.init(value, keys: keys)
    try expect(format: format)
  }

  package init(anyKeysOf value: JSONValue) throws(DocumentError) {
    try value.expect(.object)
    self.value = value
  }

  private static let kinds = [
    ("scroll-scene", "a scene"), ("scroll-gesture", "a gesture"), ("scroll-run", "a run"),
    ("decision-map", "a decision map"), ("scroll-audit", "the report of an audit"),
    ("scroll-defects", "a list of defects"), ("scroll-readings", "a file of readings"),
    ("scroll-part", "a part of a divided run"),
  ]

  private static func kind(of format: String) -> String? { kinds.first { $0.0.hasSameBytes(as: format) }?.1 }
  package func contains(_ name: String) -> Bool { value[name] != nil }

  package func value<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(DocumentError) -> T {
    try T(member(name))
  }

  /// Returns what is read from each value of a list, in order.
  package func elements<T>(
    _ name: String, _ read: (JSONValue) throws(DocumentError) -> T
  ) throws(DocumentError) -> [T] { try member(name).elements(read) }

  package func member(_ name: String) throws(DocumentError) -> JSONValue {
    guard let member = value[name] else { throw error(at: name, "is missing") }
    return member
  }

  /// Returns the value of a key that may be missing, but not null.
  package func optional<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(DocumentError) -> T? {
    guard let member = value[name] else { return nil }
    return try T(member)
  }

  package func number(
    _ name: String, default fallback: Double? = nil, _ range: NumberRange = .any
  ) throws(DocumentError) -> Double {
    if let fallback, !contains(name) { return fallback }
    let number: Double = try value(name)
    if !range.contains(number) { throw error(at: name, "must be \(range.words), not \(JSONText.number(number))") }
    return number
  }

  package func oneOf<T: RawRepresentable & CaseIterable>(
    _ name: String, default fallback: T? = nil
  ) throws(DocumentError) -> T where T.RawValue == String {
    func list() -> String { Self.list(T.allCases.map { $0.rawValue }) }
    guard let member = value[name] else {
      guard let fallback else { throw error(at: name, "is missing; give one of \(list())") }
      return fallback
    }
    return try member.named(String(member), "must be one of \(list())")
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

  private func expect(format: String) throws(DocumentError) {
    let found: String = try value("format")
    if !found.hasSameBytes(as: format) {
      let kind =
        Self.kind(of: found).map { "; this is \($0), and \(Self.kind(of: format) ?? format) is expected here" } ?? ""
      throw error(at: "format", "must be \"\(format)\", not \(found.quoted)\(kind)")
    }
    let version: Double = try value("version")
    if version != 1 {
      throw error(at: "version", "must be 1, not \(JSONText.number(version)); this program reads version 1")
    }
  }

  /// Returns an error about a value of the object, or about one that is missing.
  package func error(at name: String, _ message: String) -> DocumentError {
    if let member = value[name] { return member.error(message) }
    var error = value.error(message)
    error.location += error.location.isEmpty ? name : ".\(name)"
    return error
  }
}

package struct NumberRange {
  /// The bounds; infinite where there is none.
  package let bounds: (lower: Double, upper: Double)
  /// The name of the range; nil for one that is named by its bounds.
  private var name: String?

  package static let any = NumberRange(bounds: (-.infinity, .infinity), name: "a finite number")
  /// A coordinate or inset in points, small enough to leave room for arithmetic.
  package static let length = NumberRange(bounds: (-1e12, 1e12), name: "a number from -1e12 to 1e12")
  package static let extent = NumberRange(bounds: (0, 1e12), name: "a number from 0 to 1e12")
  package static let notNegative = NumberRange(bounds: (0, .infinity), name: "a number that is not negative")
  package static func between(_ low: Double, _ high: Double) -> NumberRange { NumberRange(bounds: (low, high)) }

  func contains(_ number: Double) -> Bool { number.isFinite && number >= bounds.lower && number <= bounds.upper }

  /// The numbers of the range, as an error says them.
  package var words: String {
    name ?? "a number from \(JSONText.number(bounds.lower)) to \(JSONText.number(bounds.upper))"
  }
}
