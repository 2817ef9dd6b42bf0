/// A word, a mark, or a part of a string or of a regular expression of a Swift source.
struct SwiftToken {
  let range: Range<Int>
  /// The text; empty in strings and regular expressions.
  ///
  /// Words are names, keywords and numbers; an attribute or a directive, such as `@objc`, is a word too. A mark is a
  /// single character of an operator, a bracket or punctuation.
  var spelling: String
  let isWord: Bool

  /// Returns the tokens of a source, the last of which is its empty end; between them are white space and comments.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    var tokens: [SwiftToken] = []
    while let token = lexer.next(after: tokens.last) { tokens.append(token) }
    return tokens + [SwiftToken(range: bytes.count..<bytes.count, spelling: "", isWord: false)]
  }
}

/// A reader of tokens, from any bytes: an unterminated string ends with its line, and a comment with the file.
private struct SwiftLexer {
  /// A string or a regular expression that is open.
  private struct Literal {
    let escape: String
    let end: String
    let isLong: Bool
    /// The parentheses that are open in an interpolation: 0 in the literal itself, -1 where an interpolation begins.
    var depth = 0
  }

  let bytes: [UInt8]
  private var at = 0
  private var literals: [Literal] = []
  /// No literal begins with a slash, or with a number sign, before these indices, as a longer search has found.
  private var (slashEnd, hashEnd) = (0, 0)

  init(bytes: [UInt8]) { self.bytes = bytes }

  private subscript(_ index: Int) -> Character { index < bytes.count ? Character(Unicode.Scalar(bytes[index])) : "\0" }

  private func starts(_ text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }
  private func isNewline(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D) }

  private func isWord(_ index: Int) -> Bool {
    index < bytes.count
      && (bytes[index] >= 0x80 || self[index].isLetter || self[index].isNumber || "_$`".contains(self[index]))
  }

  mutating func next(after last: SwiftToken?) -> SwiftToken? {
    if literals.last?.depth != 0 { skipSpace() }
    if at >= bytes.count { return nil }
    let start = at
    if literals.last?.depth == 0 || beginsLiteral(after: last) {
      readLiteral()
      return SwiftToken(range: start..<at, spelling: "", isWord: false)
    }
    at += 1
    let isWord = isWord(start) || "@#".contains(self[start])
    if isWord {
      while self.isWord(at) { at += 1 }
    } else if "()".contains(self[start]), let depth = literals.last?.depth {
      literals[literals.count - 1].depth = self[start] == "(" ? max(0, depth) + 1 : depth - 1
    }
    // No name of an app is longer than this: what repeats names stays short.
    let spelling = at - start > 255 ? "" : String(decoding: bytes[start..<at], as: UTF8.self)
    return SwiftToken(range: start..<at, spelling: spelling, isWord: isWord)
  }

  /// Skips white space and comments; comments of several lines may contain others.
  private mutating func skipSpace() {
    while at < bytes.count {
      if starts("//", at: at) {
        while at < bytes.count, !isNewline(at) { at += 1 }
      } else if starts("/*", at: at) {
        var depth = 0
        repeat {
          let change = starts("/*", at: at) ? 1 : starts("*/", at: at) ? -1 : 0
          depth += change
          at += change == 0 ? 1 : 2
        } while at < bytes.count && depth > 0
      } else if bytes[at] <= 0x20 {
        at += 1
      } else {
        return
      }
    }
  }

  private static let beforeValues: Set = [
    "return", "case", "if", "guard", "while", "in", "where", "is", "as", "try", "await", "throw", "else",
  ]

  /// Reads the beginning of a string or of a regular expression, if one is here.
  private mutating func beginsLiteral(after last: SwiftToken?) -> Bool {
    if !"\"#/".contains(self[at]) || (self[at] == "#" && at < hashEnd) { return false }
    var quote = at
    while self[quote] == "#" { quote += 1 }
    let hashes = String(repeating: "#", count: quote - at)
    if self[quote] == "\"" {
      // #"""# is a quote between quotes.
      let isLong = starts("\"\"\"", at: quote) && (hashes.isEmpty || !starts("\"\"\"#", at: quote))
      at = quote + (isLong ? 3 : 1)
      literals.append(Literal(escape: "\\" + hashes, end: (isLong ? "\"\"\"" : "\"") + hashes, isLong: isLong))
      return true
    }
    if self[quote] == "/", hashes.isEmpty {
      // A slash after a value divides; so does one before a space, and the last one of a line.
      let isAfterValue = last.map {
        $0.isWord ? !Self.beforeValues.contains($0.spelling) : $0.spelling.isEmpty || ")]}".contains($0.spelling)
      }
      if isAfterValue ?? false || self[quote + 1] <= " " || at < slashEnd { return false }
      let end = bytes[(quote + 1)...].firstIndex { $0 == 0x0A || $0 == 0x2F } ?? bytes.count
      if self[end] != "/" { slashEnd = end }
      if at < slashEnd { return false }
    } else if self[quote] != "/" {
      hashEnd = quote
      return false
    }
    at = quote + 1
    literals.append(Literal(escape: "\\", end: "/" + hashes, isLong: !hashes.isEmpty))
    return true
  }

  /// Reads on to the end of a literal, or to an interpolation.
  private mutating func readLiteral() {
    guard let literal = literals.last else { return }
    while at < bytes.count {
      if starts(literal.escape, at: at) {
        at += literal.escape.utf8.count
        if self[at] == "(" && !literal.end.hasPrefix("/") {
          literals[literals.count - 1].depth = -1
          return
        }
        if at < bytes.count, !isNewline(at) { at += 1 }
      } else if starts(literal.end, at: at) || (isNewline(at) && !literal.isLong) {
        if !isNewline(at) { at += literal.end.utf8.count }
        literals.removeLast()
        return
      } else {
        at += 1
      }
    }
  }
}
