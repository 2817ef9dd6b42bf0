/// A type that is read from a value of a JSON document.
package protocol JSONReadable {
  /// Reads a value; an error has the path of the first fault.
  init(_ value: JSONValue) throws(DocumentError)
}

extension String: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) { self = try value.expected(value.string, .string) }
}

extension Double: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) { self = try value.expected(value.number, .number) }
}

extension Int: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) {
    let number = try Double(value)
    guard let whole = Int(exactly: number), number.magnitude < 0x1p53 else {
      throw value.error("must be a whole number of at most 15 digits")
    }
    self = whole
  }
}

extension Bool: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) { self = try value.expected(value.bool, .bool) }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) { self = try value.elements(Element.init) }
}
