/// A Swift file of an app: its tokens, its types, and the changes to make.
struct AppSource {
  /// The body of a type or of an extension, by indices of tokens.
  struct Scope {
    /// The index of `class`, `extension`, `protocol`, and so on.
    let keyword: Int
    /// The index after the name.
    let nameEnd: Int
    let open: Int
    var close: Int
    /// The scope around it, and how many there are around it.
    let outer: Int?
    let depth: Int
  }

  /// The most types around a type, modifiers and members of a chain that are read: as many levels as documents have.
  static let limit = 32

  let path: String
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken]
  /// The line and the column of each token, from 1; the column in bytes.
  private(set) var places: [(line: Int, column: Int)] = []
  private(set) var scopes: [Scope] = []
  /// The innermost scope of each token.
  private(set) var enclosing: [Int?] = []
  /// The bracket that belongs to the one at an index; nil for other tokens, and for brackets without a partner.
  private(set) var partner: [Int?]
  /// What to write for each token, and whether what is between it and the one before is left out.
  private var output: [String?]
  private var isBlank: [Bool]
  private(set) var findings: [AdoptionFinding] = []

  init(path: String, text: String) {
    (self.path, bytes) = (path, Array(text.utf8))
    tokens = SwiftToken.tokens(of: bytes)
    (partner, output) = (tokens.map { _ in nil }, tokens.map { _ in nil })
    isBlank = tokens.map { _ in false }
    var (line, lineStart, at) = (1, 0, 0)
    for token in tokens {
      while at < token.range.lowerBound {
        if bytes[at] == 0x0A { (line, lineStart) = (line + 1, at + 1) }
        at += 1
      }
      places.append((line, at - lineStart + 1))
    }
    findScopes()
  }

  private static let keywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
  /// What follows `class` where it is a modifier, and `actor` where it is a name.
  private static let others: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "public", "in",
  ]

  private mutating func findScopes() {
    var brackets: [Int] = []
    var pending: (keyword: Int, nameEnd: Int, depth: Int)?
    var current: Int?
    for index in tokens.indices {
      enclosing.append(current)
      switch self[index] {
      case "{", "(", "[":
        if self[index] == "{", let (keyword, end, depth) = pending, depth == brackets.count {
          let depth = current.map { scopes[$0].depth + 1 } ?? 0
          scopes.append(
            Scope(keyword: keyword, nameEnd: end, open: index, close: tokens.count - 1, outer: current, depth: depth))
          (current, pending) = (scopes.count - 1, nil)
        }
        brackets.append(index)
      case "}", ")", "]":
        let opening = ["}": "{", ")": "("][self[index]] ?? "["
        // A brace closes also what was left open inside it.
        while opening == "{", let last = brackets.last, self[last] != opening { brackets.removeLast() }
        guard let open = brackets.last, self[open] == opening else { break }
        brackets.removeLast()
        if let type = pending, brackets.count < type.depth { pending = nil }
        (partner[open], partner[index]) = (index, open)
        if let scope = current, scopes[scope].open == open {
          scopes[scope].close = index
          current = scopes[scope].outer
        }
      case let word where Self.keywords.contains(word) && self[index - 1] != ".":
        if !tokens[index + 1].isWord || Self.others.contains(self[index + 1]) { break }
        let end = end(from: index + 2) { (self[$0] == "." || self[$0 - 1] == ".") && $0 < index + Self.limit }
        pending = (index, end, brackets.count)
      default: break
      }
    }
  }

  /// The spelling of a token; empty before the first and after the last.
  subscript(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].spelling : "" }

  /// Returns whether two tokens have nothing between them.
  func areJoined(_ first: Int, _ second: Int) -> Bool {
    first >= 0 && second < tokens.count && tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  /// The name of a scope as it is written, such as `Pager.Cell`.
  func name(of scope: Int) -> String { (scopes[scope].keyword + 1..<scopes[scope].nameEnd).map { self[$0] }.joined() }

  /// Returns the name of a scope with those of the scopes around it; nil deep inside others.
  func fullName(of scope: Int) -> String? {
    if scopes[scope].depth > Self.limit { return nil }
    return (scopes[scope].outer.flatMap(fullName).map { $0 + "." } ?? "") + name(of: scope)
  }

  /// Returns the index after the tokens, from one on, that a closure accepts; brackets count as one with their contents.
  func end(from start: Int, while accepts: (Int) -> Bool) -> Int {
    var index = start
    while index < tokens.count, accepts(index) { index = max(index, partner[index] ?? index) + 1 }
    return index
  }

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "class", "static", "override", "lazy",
    "dynamic", "required", "convenience", "nonisolated", "optional", "weak", "unowned", "mutating",
  ]

  func modifiers(of keyword: Int) -> Range<Int> {
    var start = keyword
    for _ in 0..<Self.limit {
      let word = self[start - 1] == ")" ? (partner[start - 1] ?? start) - 1 : start - 1
      if !self[word].hasPrefix("@") && !Self.modifiers.contains(self[word]) { break }
      start = word
    }
    return start..<keyword
  }

  /// Records a finding about a token.
  mutating func note(_ kind: AdoptionFinding.Kind, at index: Int, _ message: String) {
    findings.append(AdoptionFinding(kind: kind, path: path, place: places[index], message: message))
  }

  /// Replaces tokens, by default with white space, so that what follows keeps its column; the number of lines stays.
  mutating func replace(_ range: Range<Int>, with text: String? = nil) {
    for index in range {
      output[index] = text == nil ? white(tokens[index].range) : ""
      isBlank[index] = isBlank[index] || index > range.lowerBound
    }
    if let text { output[range.lowerBound] = text }
  }

  /// Makes tokens white space for all that comes later, and says so.
  mutating func leaveOut(_ range: Range<Int>, _ what: String) {
    note(.change, at: range.lowerBound, "left out \(what)")
    replace(range)
    for index in range { tokens[index].spelling = "" }
  }

  mutating func insert(before: String = "", _ index: Int, after: String = "") {
    output[index] = before + text(of: index..<index + 1) + after
  }

  /// Returns the changed text of tokens, by default of the whole file.
  func text(of range: Range<Int>? = nil) -> String {
    (range ?? tokens.indices).reduce(into: "") { text, index in
      let start = index == 0 ? 0 : tokens[index - 1].range.upperBound
      let gap = start..<(index == range?.lowerBound ? start : tokens[index].range.lowerBound)
      text += isBlank[index] ? white(gap) : String(decoding: bytes[gap], as: UTF8.self)
      text += output[index] ?? String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }
  }

  private func white(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
  }
}
