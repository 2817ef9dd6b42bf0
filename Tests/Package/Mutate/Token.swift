/// A word, a number, an operator, a bracket or a string of a line.
struct Token {
  enum Kind { case word, number, sign, mark, text }

  let kind: Kind
  let range: Range<Int>
  let text: String
  /// Whether a space, an opening bracket or the line's end is before it, and after it.
  let isFreeBefore: Bool
  let isFreeAfter: Bool

  /// Whether the token is an operator between two values, as it is written with spaces.
  var isBinary: Bool { kind == .sign && isFreeBefore && isFreeAfter }
  /// Whether the token is an operator before one value.
  var isPrefix: Bool { kind == .sign && isFreeBefore && !isFreeAfter }

  private static let signs = Set("/=-+!*%<>&|^~?.".utf8)

  /// The tokens of a line's code.
  static func tokens(of line: SourceLine) -> [Token] {
    let bytes = line.bytes
    var tokens: [Token] = []
    var start = 0
    while start < bytes.count {
      let first = bytes[start]
      var end = start + 1
      let kind: Kind
      func extend(_ belongs: (UInt8) -> Bool) {
        while end < bytes.count, line.kinds[end] == .code, belongs(bytes[end]) { end += 1 }
      }
      if line.kinds[start].isText {
        kind = .text
        while end < bytes.count, line.kinds[end].isText { end += 1 }
      } else if line.kinds[start] == .comment || first == UInt8(ascii: " ") {
        start += 1
        continue
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        kind = .number
        extend(isWord)
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1] < 0x3A, isWord(bytes[end + 1]) {
          end += 1
          extend(isWord)
        }
        // An exponent with a sign.
        if bytes[end - 1] | 0x20 == UInt8(ascii: "e"), end < bytes.count, Set("+-".utf8).contains(bytes[end]) {
          end += 1
          extend(isWord)
        }
      } else if isWord(first) || first == UInt8(ascii: "$") {
        kind = .word
        extend(isWord)
      } else if signs.contains(first) {
        kind = .sign
        extend(signs.contains)
      } else {
        kind = .mark
      }
      tokens.append(
        Token(
          kind: kind, range: start..<end, text: String(decoding: bytes[start..<end], as: UTF8.self),
          isFreeBefore: start == 0 || Set(" ([{,:".utf8).contains(bytes[start - 1]),
          isFreeAfter: end == bytes.count || bytes[end] == UInt8(ascii: " ")))
      start = end
    }
    return tokens
  }

  /// The index of the bracket that closes the one at an index; nil if it is on another line.
  static func closing(of open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between two brackets that commas separate, as ranges of bytes without the spaces around them.
  static func parts(from open: Int, to close: Int, in tokens: [Token]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = open + 1
    var depth = 0
    for index in (open + 1)...close {
      let isMark = tokens[index].kind == .mark
      if index == close || (depth == 0 && isMark && tokens[index].text == ",") {
        if first < index { parts.append(tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound) }
        first = index + 1
      }
      if isMark && "([{".contains(tokens[index].text) { depth += 1 }
      if isMark && ")]}".contains(tokens[index].text) { depth -= 1 }
    }
    return parts
  }
}
