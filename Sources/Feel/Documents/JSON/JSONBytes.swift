/// A position in the bytes of a JSON text, and the words, numbers and strings at it.
struct JSONBytes {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Consumes a byte after any space; returns false if another one is there.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    if next != UInt8(ascii: byte) { return false }
    position += 1
    return true
  }

  /// Skips the byte order mark that some editors write, and rejects UTF-16 and UTF-32.
  mutating func skipByteOrderMark() throws(DocumentError) {
    let start = bytes.prefix(4)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return position = 3 }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.contains(0) {
      throw error("is not UTF-8 but another encoding, such as UTF-16; save the document as UTF-8")
    }
  }

  func error(_ message: String) -> DocumentError {
    let place = TextPlace(of: position, in: bytes)
    return DocumentError(at: "line \(place.line)", place: place, message)
  }

  /// The error of a byte that cannot be there, or of the end.
  var unexpected: DocumentError {
    guard let next else { return error("ends before the document is complete") }
    let found = next >= 0x20 && next < 0x7F ? " at \"\(Unicode.Scalar(next))\"" : ""
    return error("is not valid JSON\(found); look at commas, quotes, brackets and numbers")
  }

  /// Consumes a number, `true`, `false` or `null`.
  mutating func takeLiteral() throws(DocumentError) {
    if next == UInt8(ascii: "-") || next.map(Self.isDigit) == true { return try takeNumber() }
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw unexpected
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func takeNumber() throws(DocumentError) {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try takeDigits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try takeDigits()
    }
    let digits = bytes[start..<position]
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try takeDigits()
    } else if digits.count < 300 {
      return
    }
    try check(bytes[start..<position], isZero: !digits.contains { $0 > 0x30 })
  }

  private mutating func takeDigits() throws(DocumentError) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    if position == start { throw unexpected }
  }

  /// Rejects numbers that a double cannot represent.
  private func check(_ number: ArraySlice<UInt8>, isZero: Bool) throws(DocumentError) {
    var here = self
    here.position = number.startIndex
    if number.count > 1000 {
      throw here.error("has a number of \(number.count) characters; 17 digits are all that count")
    }
    let value = JSONNumber.value(of: number)
    if value.isFinite && (value != 0 || isZero) { return }
    let text = PrintableText.line(String(decoding: number, as: UTF8.self))
    throw here.error(
      value == 0
        ? "\(text) is too small to be told from 0; write 0" : "\(text) is too large; every number must be finite")
  }

  /// Consumes a string with its quotes, and returns whether it has escapes.
  mutating func takeString() throws(DocumentError) -> Bool {
    position += 1
    var hasEscapes = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try takeEscape()
      case 0x00..<0x20:
        throw error("has a control character or a line break in a string; write it as an escape, such as \\n")
      case 0x20..<0x80: position += 1
      default: try takeScalar()
      }
    }
    throw unexpected
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

  private mutating func takeHexadecimal() throws(DocumentError) -> UInt16 {
    guard let value = JSONString.hexadecimal(bytes[(position + 1)...].prefix(4)) else {
      throw error("has \\u without four hexadecimal digits in a string")
    }
    position += 5
    return value
  }

  private mutating func takeScalar() throws(DocumentError) {
    var decoder = UTF8()
    var iterator = bytes[position...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      throw error("is not UTF-8; save the document as UTF-8")
    }
    position += scalar.utf8.count
  }
}
