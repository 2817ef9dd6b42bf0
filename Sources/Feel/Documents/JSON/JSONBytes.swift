import Foundation

struct JSONBytes {
  private let bytes: UnsafeRawBufferPointer
  var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The byte at the position, or nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips the byte order mark that some editors write, and rejects UTF-16 and UTF-32.
  mutating func skipByteOrderMark() throws(DocumentError) {
    let start = bytes.prefix(4)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return position = 3 }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.contains(0) {
      throw DocumentError(at: "line 1", "is not UTF-8 but another encoding, such as UTF-16; save the document as UTF-8")
    }
  }

  // MARK: Errors

  /// Returns an error about the line of the current position.
  func error(_ message: String) -> DocumentError {
    DocumentError(at: "line \(1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A })", message)
  }

  var syntaxError: DocumentError {
    let found = next.map { $0 >= 0x20 && $0 < 0x7F ? " at \"\(Character(Unicode.Scalar($0)))\"" : "" } ?? ""
    return error("is not valid JSON\(found); look at commas, quotes, brackets and numbers")
  }

  private func literal(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Numbers and words

  /// Consumes a number, `true`, `false` or `null`.
  mutating func takeLiteral() throws(DocumentError) {
    guard let byte = next else { return }
    if byte == UInt8(ascii: "-") || Self.isDigit(byte) { return try takeNumber() }
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw syntaxError
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func takeNumber() throws(DocumentError) {
    let start = position
    var isZero = true
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try takeDigits(&isZero) }
    var isShort = true
    if next == UInt8(ascii: ".") {
      position += 1
      try takeDigits(&isZero)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isShort = false
      var ignored = false
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try takeDigits(&ignored)
    }
    if isShort && position - start < 300 { return }
    try check(start..<position, isZero)
  }

  private mutating func takeDigits(_ areZero: inout Bool) throws(DocumentError) {
    let start = position
    while let byte = next, Self.isDigit(byte) {
      if byte != 0x30 { areZero = false }
      position += 1
    }
    if position == start { throw syntaxError }
  }

  /// Rejects numbers that a double cannot represent.
  private func check(_ range: Range<Int>, _ isZero: Bool) throws(DocumentError) {
    var here = self
    here.position = range.lowerBound
    if range.count > 1000 {
      throw here.error("has a number of \(range.count) characters; 17 digits are all that count")
    }
    let text = literal(range)
    guard let value = Double(text), value.isFinite else {
      throw here.error("\(PrintableText.line(text)) is too large; every number must be finite")
    }
    if value == 0 && !isZero { throw here.error("\(PrintableText.line(text)) is too small to be told from 0; write 0") }
  }

  // MARK: Strings

  /// Consumes a string with its quotes.
  /// - Returns: The range without the quotes, and whether the string is ASCII without escapes.
  mutating func takeString() throws(DocumentError) -> (range: Range<Int>, isPlain: Bool) {
    position += 1
    let start = position
    var isPlain = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return (start..<position - 1, isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        try takeEscape()
      case 0x00..<0x20:
        throw error("has a control character or a line break in a string; write it as an escape, such as \\n")
      case 0x20..<0x80: position += 1
      default:
        isPlain = false
        try takeScalar()
      }
    }
    throw error("ends before the document is complete")
  }

  private mutating func takeEscape() throws(DocumentError) {
    position += 1
    guard let byte = next else { return }
    if byte != UInt8(ascii: "u") {
      if !"\"\\/bfnrt".utf8.contains(byte) { throw error("has an escape in a string that JSON does not know") }
      position += 1
      return
    }
    let first = try takeHexadecimal()
    guard first & 0xF800 == 0xD800 else { return }
    let lone = "has half of a surrogate pair in a string; write both halves, as \\uD83D\\uDE00, or the character itself"
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw error(lone) }
    position += 1
    guard next == UInt8(ascii: "u"), try takeHexadecimal() & 0xFC00 == 0xDC00 else { throw error(lone) }
  }

  /// Consumes `u` and four hexadecimal digits.
  private mutating func takeHexadecimal() throws(DocumentError) -> UInt16 {
    let digits = bytes[min(position + 1, count)..<min(position + 5, count)]
    // The initializer below would accept a sign.
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("has \\u without four hexadecimal digits in a string") }
    position += 5
    return value
  }

  /// Consumes a character of more than one byte.
  private mutating func takeScalar() throws(DocumentError) {
    var decoder = UTF8()
    var iterator = bytes[position..<min(position + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      throw error("is not UTF-8; save the document as UTF-8")
    }
    position += scalar.utf8.count
  }
}
