import Foundation

/// A check of a whole JSON text that finds the first fault and its location before anything is decoded.
///
/// It checks all of RFC 8259 and the limits of documents: UTF-8, nesting depth, repeated keys, the number of keys and
/// of values. Foundation can decode any text that passes, in memory bounded by the document's size.
struct JSONStructure {
  /// The maximum number of keys in an object.
  ///
  /// No document needs a tenth of them, and a decoder stores each as a separate string.
  static let maximumKeys = 1000
  static let maximumValues = 10_000_000

  /// The tokens that may come next.
  private enum Expected {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
  }

  private var text: JSONBytes
  private var keys: JSONKeys
  private var expected = Expected.value
  private var values = 0

  private init(_ bytes: UnsafeRawBufferPointer) {
    text = JSONBytes(bytes)
    keys = JSONKeys(bytes)
  }

  /// Checks a document.
  /// - Throws: ``DocumentError`` with the line, or with the path of the first repeated key.
  /// - Complexity: O(bytes), plus O(n log n) for an object of n keys.
  static func check(_ data: Data) throws(DocumentError) {
    let error: DocumentError? = data.withUnsafeBytes { bytes in
      var structure = JSONStructure(bytes)
      do throws(DocumentError) {
        try structure.check()
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  private mutating func check() throws(DocumentError) {
    try text.skipByteOrderMark()
    while true {
      text.skipSpace()
      guard let byte = text.next else { break }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        try beginValue()
        try open(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): try close(isObject: byte == UInt8(ascii: "}"))
      case UInt8(ascii: ","):
        guard case .commaOrEnd = expected else { throw text.syntaxError }
        text.position += 1
        keys.nextMember()
        expected = keys.isInObject ? .key : .value
      case UInt8(ascii: ":"):
        guard case .colon = expected else { throw text.syntaxError }
        text.position += 1
        expected = .value
      case UInt8(ascii: "\""): try takeString()
      default:
        try beginValue()
        try text.takeLiteral()
        endValue()
      }
    }
    guard case .nothing = expected else {
      text.position = text.count
      throw text.error("ends before the document is complete")
    }
  }

  private mutating func beginValue() throws(DocumentError) {
    switch expected {
    case .value, .valueOrEnd: break
    default: throw text.syntaxError
    }
    values += 1
    if values > Self.maximumValues {
      throw text.error("has more than \(Self.maximumValues) values, the limit of a document; split it")
    }
  }

  private mutating func endValue() { expected = keys.depth == 0 ? .nothing : .commaOrEnd }

  private mutating func takeString() throws(DocumentError) {
    switch expected {
    case .key, .keyOrEnd:
      let key = try text.takeString()
      try keys.add(key.range, isPlain: key.isPlain, text)
      expected = .colon
    default:
      try beginValue()
      _ = try text.takeString()
      endValue()
    }
  }

  private mutating func open(isObject: Bool) throws(DocumentError) {
    if keys.depth == DocumentJSON.maximumDepth {
      throw text.error("nests deeper than \(DocumentJSON.maximumDepth) levels, the limit of a document")
    }
    text.position += 1
    keys.open(isObject: isObject)
    expected = isObject ? .keyOrEnd : .valueOrEnd
  }

  private mutating func close(isObject: Bool) throws(DocumentError) {
    switch expected {
    case .commaOrEnd where keys.isInObject == isObject: break
    case .keyOrEnd where isObject: break
    case .valueOrEnd where !isObject: break
    default: throw text.syntaxError
    }
    text.position += 1
    if let error = keys.close() { throw error }
    endValue()
  }
}
