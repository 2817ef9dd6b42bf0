/// What a byte of a Swift file belongs to.
enum ByteKind: UInt8 {
  case code, comment
  /// A string literal with its quotes, without its interpolations.
  case string
  /// A string literal between number signs, in which an interpolation needs them too.
  case rawString
  /// An interpolation, from its backslash to its parenthesis.
  case interpolation

  /// Whether the byte is part of a string literal.
  var isText: Bool { self != .code && self != .comment }
}

/// Finds the comments and strings of a Swift file, so that a fault is planted into code or into words, never into both.
///
/// Regular-expression literals are read as code.
struct ByteKinds {
  private let bytes: [UInt8]
  private(set) var kinds: [ByteKind]
  private var position = 0

  /// Reads a file.
  ///
  /// Linear in its length.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kinds = Array(repeating: .code, count: bytes.count)
    while position < bytes.count { step(in: .code) }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let end = index + text.utf8CodeUnitCount
    return end <= bytes.count
      && text.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
  }

  private mutating func take(_ count: Int, as kind: ByteKind) {
    for _ in 0..<min(count, bytes.count - position) {
      kinds[position] = kind
      position += 1
    }
  }

  /// Reads a comment, a string, or one byte of code, which counts as `kind`.
  private mutating func step(in kind: ByteKind) {
    if has("//", at: position) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { take(1, as: .comment) }
    } else if has("/*", at: position) {
      var depth = 0
      repeat {
        if has("/*", at: position) { depth += 1 }
        if has("*/", at: position) { depth -= 1 }
        take(has("/*", at: position) || has("*/", at: position) ? 2 : 1, as: .comment)
      } while depth > 0 && position < bytes.count
    } else {
      var pounds = 0
      while has("#", at: position + pounds) { pounds += 1 }
      if has("\"", at: position + pounds) {
        string(pounds: pounds, in: kind)
      } else {
        take(max(1, pounds), as: kind)
      }
    }
  }

  private mutating func string(pounds: Int, in surroundings: ByteKind) {
    let kind = surroundings != .code ? ByteKind.interpolation : pounds > 0 ? .rawString : .string
    let isLong = has("\"\"\"", at: position + pounds)
    let quotes = isLong ? 3 : 1
    take(pounds + quotes, as: kind)
    while position < bytes.count {
      if isLong ? has("\"\"\"", at: position) : has("\"", at: position) {
        var following = 0
        while following < pounds, has("#", at: position + quotes + following) { following += 1 }
        if following == pounds { return take(quotes + pounds, as: kind) }
        take(1, as: kind)
      } else if has("\\", at: position) {
        var following = 0
        while following < pounds, has("#", at: position + 1 + following) { following += 1 }
        if following == pounds, has("(", at: position + 1 + pounds) {
          interpolation(pounds: pounds)
        } else {
          take(2, as: kind)
        }
      } else if !isLong && bytes[position] == UInt8(ascii: "\n") {
        return
      } else {
        take(1, as: kind)
      }
    }
  }

  private mutating func interpolation(pounds: Int) {
    take(1 + pounds, as: .interpolation)
    var depth = 0
    repeat {
      if has("(", at: position) { depth += 1 }
      if has(")", at: position) { depth -= 1 }
      step(in: .interpolation)
    } while depth > 0 && position < bytes.count
  }
}
