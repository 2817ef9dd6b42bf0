package struct DocumentKey: CodingKey {
  package var stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }

  package init?(stringValue: String) { self.stringValue = stringValue }

  package init?(intValue: Int) { nil }
}

/// A JSON object whose keys must all be known.
package struct DocumentObject {
  private let container: KeyedDecodingContainer<DocumentKey>

  /// Opens the object and rejects unknown keys.
  package init(_ decoder: any Decoder, keys: [String]) throws {
    container = try decoder.container(keyedBy: DocumentKey.self)
    // Foundation returns the keys in no fixed order; sorting makes the error name the same key every time.
    let unknown = container.allKeys.map(\.stringValue).filter { !keys.contains($0) }.min()
    if let unknown { throw Self.unknown(DocumentKey(unknown), container.codingPath, keys) }
  }

  /// Opens the object of a whole document, and rejects another format before it checks the keys.
  package init(_ decoder: any Decoder, format: String, keys: [String]) throws {
    let object = try DocumentObject(anyKeysOf: decoder)
    if let found = try? object.optional("format", as: String.self), found != format {
      try object.expect(format: format)
    }
    try self.init(decoder, keys: keys)
    try expect(format: format)
  }

  private static let kinds = [
    "scroll-scene": "a scene", "scroll-gesture": "a gesture", "scroll-run": "a run", "decision-map": "a decision map",
    "scroll-audit": "the report of an audit", "scroll-defects": "a list of defects",
    "scroll-readings": "a file of readings",
  ]

  package init(anyKeysOf decoder: any Decoder) throws { container = try decoder.container(keyedBy: DocumentKey.self) }

  package var keys: [String] { container.allKeys.map(\.stringValue) }

  package func contains(_ name: String) -> Bool { container.contains(DocumentKey(name)) }

  package func value<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T {
    try container.decode(type, forKey: DocumentKey(name))
  }

  /// Returns the value of a key that may be missing, but not null.
  package func optional<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T? {
    contains(name) ? try value(name, as: type) : nil
  }

  package func number(_ name: String, default fallback: Double? = nil, _ range: NumberRange = .any) throws -> Double {
    if let fallback, !contains(name) { return fallback }
    let number: Double = try value(name)
    if !range.contains(number) { throw error(at: name, "must be \(range.words), not \(Self.text(number))") }
    return number
  }

  package func oneOf<T: RawRepresentable & CaseIterable>(
    _ name: String, default fallback: T? = nil
  ) throws -> T where T.RawValue == String {
    let known = T.allCases.map(\.rawValue)
    let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
    if !contains(name) {
      guard let fallback else { throw error(at: name, "is missing; give one of \(list)") }
      return fallback
    }
    let text: String = try value(name)
    if let value = T(rawValue: text) { return value }
    throw error(
      at: name, "must be one of \(list), not \(PrintableText.quoted(text))\(Suggestion.text(for: text, among: known))")
  }

  /// Checks the values of `format` and `version`.
  package func expect(format: String) throws {
    let found: String = try value("format")
    if found != format {
      let kind = Self.kinds[found].map { "; this is \($0), and \(Self.kinds[format] ?? format) is expected here" } ?? ""
      throw error(at: "format", "must be \"\(format)\", not \(PrintableText.quoted(found))\(kind)")
    }
    let version: Double = try value("version")
    if version != 1 { throw error(at: "version", "must be 1, not \(Self.text(version)); this program reads version 1") }
  }

  package func error(at name: String, _ message: String) -> DecodingError {
    DecodingError.dataCorrupted(
      .init(codingPath: container.codingPath + [DocumentKey(name)], debugDescription: message))
  }

  static func unknown(_ key: DocumentKey, _ path: [any CodingKey], _ known: [String]) -> DecodingError {
    let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
    let hint = Suggestion.nearest(to: key.stringValue, among: known)
    return DecodingError.dataCorrupted(
      .init(
        codingPath: path + [key],
        debugDescription: hint.map { "is not a known key; did you mean \"\($0)\"?" }
          ?? "is not a known key; the keys here are \(list)"))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

package enum NumberRange {
  case any
  /// A coordinate or inset in points, small enough to leave room for arithmetic.
  case length, extent, notNegative
  case between(Double, Double)

  func contains(_ number: Double) -> Bool {
    switch self {
    case .any: number.isFinite
    case .length: abs(number) <= 1e12
    case .extent: number >= 0 && number <= 1e12
    case .notNegative: number.isFinite && number >= 0
    case .between(let low, let high): number >= low && number <= high
    }
  }

  var words: String {
    switch self {
    case .any: "a finite number"
    case .length: "a number from -1e12 to 1e12"
    case .extent: "a number from 0 to 1e12"
    case .notNegative: "a number that is not negative"
    case .between(let low, let high): "a number from \(JSONText.number(low)) to \(JSONText.number(high))"
    }
  }
}
