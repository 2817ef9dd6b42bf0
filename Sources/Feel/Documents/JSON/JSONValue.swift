/// A value of a JSON text, which is read when it is asked for.
package struct JSONValue {
  package enum Kind: String {
    case object = "an object"
    case list = "a list"
    case string = "a string"
    case number = "a number"
    case bool = "true or false"
    case null
  }

  private let tape: JSONTape
  private let node: Int

  private init(_ tape: JSONTape, _ node: Int) { (self.tape, self.node) = (tape, node) }

  /// Reads a document in UTF-8, in which no key is repeated.
  /// - Throws: ``DocumentError`` with the line of the first fault, or with the path of the first repeated key.
  /// - Complexity: O(bytes). The index of the values takes at most four times the memory of the text.
  package init(_ bytes: some Sequence<UInt8>) throws(DocumentError) {
    self.init(try JSONReader.read([UInt8](bytes)), 0)
  }

  package var kind: Kind {
    switch tape.firstByte(node) {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The characters of a string; nil for other values.
  package var string: String? { kind == .string ? JSONString.text(of: tape.content(node)) : nil }

  /// The double nearest to a number; nil for other values.
  package var number: Double? { kind == .number ? JSONNumber.value(of: tape.text(node)) : nil }

  /// Whether a value is `true`; nil for anything but `true` and `false`.
  var bool: Bool? { kind == .bool ? tape.firstByte(node) == UInt8(ascii: "t") : nil }

  /// Returns what is read from each value of a list, in order.
  package func elements<T>(_ read: (JSONValue) throws(DocumentError) -> T) throws(DocumentError) -> [T] {
    try expect(.list)
    var elements: [T] = []
    var element = node + 1
    while element < tape.end(node) {
      elements.append(try read(JSONValue(tape, element)))
      element = tape.end(element)
    }
    return elements
  }

  /// Returns the value of a key of an object; nil if it is missing, or for another value.
  /// - Complexity: O(n) for n keys.
  package subscript(_ name: String) -> JSONValue? {
    firstMember { tape.isKey($0, name) }.map { JSONValue(tape, $0 + 1) }
  }

  /// The keys of an object, in the order of the text; none for another value.
  package var keys: [String] {
    var keys: [String] = []
    _ = firstMember {
      keys.append(JSONString.text(of: tape.content($0)))
      return false
    }
    return keys
  }

  private func firstMember(where isIt: (Int) -> Bool) -> Int? {
    if kind != .object { return nil }
    var key = node + 1
    while key < tape.end(node) {
      if isIt(key) { return key }
      key = tape.end(key + 1)
    }
    return nil
  }

  /// Returns the first key of an object that is not one of a list, and its value.
  func firstKey(notIn known: [String]) -> (name: String, value: JSONValue)? {
    firstMember { key in !known.contains { tape.isKey(key, $0) } }.map {
      (JSONString.text(of: tape.content($0)), JSONValue(tape, $0 + 1))
    }
  }

  /// Returns the document with other JSON where a path of keys leads, adding what is missing; the rest stays as it is.
  package func document(setting path: ArraySlice<String>, to json: String) throws(DocumentError) -> [UInt8] {
    func document(replacing range: Range<Int>, by text: String) -> [UInt8] {
      var bytes = Array(tape.bytes[..<range.lowerBound])
      bytes += text.utf8
      return bytes + tape.bytes[range.upperBound...]
    }
    guard let key = path.first else { return document(replacing: tape.range(node), by: json) }
    try expect(.object)
    let rest = path.dropFirst()
    if let member = self[key] { return try member.document(setting: rest, to: json) }
    let value = rest.reversed().reduce(json) { "{ \(JSONText.string($1)): \($0) }" }
    let start = tape.range(node).lowerBound + 1
    let comma = tape.end(node) == node + 1 ? " " : ", "
    return document(replacing: start..<start, by: " \(JSONText.string(key)): \(value)\(comma)")
  }

  package func error(_ message: String) -> DocumentError { tape.error(node, message) }

  package func expect(_ expected: Kind) throws(DocumentError) {
    if kind != expected { throw error("must be \(expected.rawValue), not \(kind.rawValue)") }
  }

  /// Returns what a value of a kind has; nil is an error about another kind.
  func expected<T>(_ content: T?, _ expected: Kind) throws(DocumentError) -> T {
    guard let content else { throw error("must be \(expected.rawValue), not \(kind.rawValue)") }
    return content
  }

  /// Returns the case with the name that the value gives; an error has the nearest name.
  package func named<T: RawRepresentable & CaseIterable>(
    _ name: String, _ words: @autoclosure () -> String
  ) throws(DocumentError) -> T where T.RawValue == String {
    #if hasFeature(Embedded)
      // Without the tables of Unicode that a comparison of strings needs.
      if let found = T.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) { return found }
    #else
      if let found = T(rawValue: name) { return found }
    #endif
    let hint = Suggestion.text(for: name, among: T.allCases.map { $0.rawValue })
    throw error("\(words()), not \(name.quoted)\(hint)")
  }
}
