/// The kinds of faults, by the names that the field of mutation testing uses.
///
/// Source: A. J. Offutt et al., "An experimental determination of sufficient mutant operators", ACM TOSEM 5 (2), 1996, for
/// the replaced operators and constants; Y. Jia and M. Harman, "An analysis and survey of the development of mutation
/// testing", IEEE TSE 37 (5), 2011, for the others.
enum MutationOperator: String, CaseIterable, Sendable {
  case relational = "relational operator replacement"
  case arithmetic = "arithmetic operator replacement"
  case logical = "logical operator replacement"
  case constant = "constant replacement"
  case negation = "negated condition"
  case removal = "removed statement"
  case swap = "swapped arguments"
  case clamp = "dropped clamp"
  case early = "early return"
  case empty = "emptied collection"
  case sentence = "altered sentence"

  /// All mutants of this kind that a line can have.
  ///
  /// Some do not compile, which only the compiler knows.
  func mutants(of line: SourceLine) -> [Mutant] {
    let tokens = Token.tokens(of: line)
    // The text of an attribute must be a literal.
    if line.trimmed.hasPrefix("@") { return [] }
    // The raw value of a case must be a literal.
    if tokens.first?.text == "case", tokens.contains(where: { $0.text == "=" }) { return [] }
    let edits =
      switch self {
      case .relational, .arithmetic, .logical: operators(tokens)
      case .constant: Self.constants(tokens)
      case .negation: Self.negations(line, tokens)
      case .removal: Self.removals(line, tokens)
      case .swap: Self.swaps(line, tokens)
      case .clamp: Self.clamps(line, tokens)
      case .early: Self.returns(line, tokens)
      case .empty: Self.collections(line, tokens)
      case .sentence: Self.sentences(line)
      }
    return edits.map { Mutant(line: line, kind: self, edits: $0) }
  }

  private func operators(_ tokens: [Token]) -> [[Edit]] {
    tokens.enumerated().flatMap { index, token -> [[Edit]] in
      // After "func" the operator is declared, and another name would be another function.
      if index > 0, tokens[index - 1].text == "func" { return [] }
      // After "where" of a declaration, types are compared.
      let words = tokens[..<index].map(\.text)
      if words.contains("where"), !words.contains("for"), !words.contains("case") { return [] }
      return PlantedOperator.all.filter { $0.kind == self && $0.original == token.text }
        .filter { $0.isPrefix ? token.isPrefix : token.isBinary }
        .map { [Edit(range: token.range, choosing: "⊛", alone: $0.faulty)] }
    }
  }

  private static func constants(_ tokens: [Token]) -> [[Edit]] {
    tokens.enumerated().flatMap { index, token -> [[Edit]] in
      let isMember = index > 0 && tokens[index - 1].text.hasSuffix(".") && !tokens[index - 1].isFreeAfter
      if isMember { return [] }
      if token.text == "true" { return [[Edit(range: token.range, choosing: "!planted(#)", alone: "false")]] }
      if token.text == "false" { return [[Edit(range: token.range, choosing: "planted(#)", alone: "true")]] }
      guard token.kind == .number else { return [] }
      let digits = token.text.replacing("_", with: "")
      let others: [String]
      if let whole = Int(digits) {
        others = whole == 0 ? ["1"] : ["\(whole + 1)", "\(whole - 1)"]
      } else if let value = Double(digits) {
        others = value == 0 ? ["1.0"] : ["\(value * 1.03)", "\(value * 0.97)"]
      } else {
        return []
      }
      return others.map {
        [Edit(range: token.range, choosing: "(planted(#) ? \($0) : \(token.text))", alone: $0)]
      }
    }
  }

  private static func negations(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    guard let start = tokens.firstIndex(where: { ["if", "while", "guard"].contains($0.text) }), start <= 2,
      let end = tokens.lastIndex(where: { $0.text == "{" }) ?? tokens.lastIndex(where: { $0.text == "else" }),
      end > start
    else { return [] }
    let last = tokens[start].text == "guard" ? tokens[..<end].lastIndex { $0.text == "else" } ?? end : end
    guard last > start + 1 else { return [] }
    let condition = tokens[(start + 1)..<last]
    guard !condition.contains(where: { ["let", "var", "case", ",", "{", "try", "await", "#"].contains($0.text) })
    else { return [] }
    let range = tokens[start + 1].range.lowerBound..<tokens[last - 1].range.upperBound
    let text = String(decoding: line.bytes[range], as: UTF8.self)
    return [[Edit(range: range, choosing: "planted(#) != (\(text))", alone: "!(\(text))")]]
  }

  /// Words with which no statement of calls and assignments begins.
  private static let declarations: Set = [
    "let", "var", "return", "if", "guard", "for", "while", "switch", "case", "default", "func", "init", "struct",
    "enum",
    "extension", "class", "import", "public", "private", "package", "internal", "static", "else", "throw", "break",
    "continue", "defer", "mutating", "override", "where", "in", "do", "catch", "typealias", "subscript", "repeat",
    "protocol", "indirect", "get", "set", "willSet", "didSet", "final", "deinit", "operator", "actor", "lazy", "weak",
    "convenience", "required", "open",
  ]

  /// The whole line if it is a statement by itself: a call or an assignment.
  private static func statement(_ line: SourceLine, _ tokens: [Token]) -> Range<Int>? {
    guard let first = tokens.first, let last = tokens.last, first.kind == .word,
      !declarations.contains(first.text), tokens.count > 2, tokens[1].text != ":",
      // Two words begin a declaration, such as that of a nonisolated constant.
      tokens[1].kind != .word || ["try", "await"].contains(first.text),
      last.text == ")" || tokens.contains(where: { $0.isBinary && $0.text.hasSuffix("=") && $0.text != "==" }),
      !Set(",([=+-*/&|?:<>.".utf8).contains(line.previous), !Set(".&|?+-*/=<>)]:,{".utf8).contains(line.next)
    else { return nil }
    var depth = 0
    for token in tokens where token.kind == .mark {
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      if depth < 0 { return nil }
    }
    return depth == 0 ? first.range.lowerBound..<last.range.upperBound : nil
  }

  private static func removals(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    guard let range = statement(line, tokens) else { return [] }
    let text = String(decoding: line.bytes[range], as: UTF8.self)
    return [[Edit(range: range, choosing: "if !planted(#) { \(text) }", alone: "")]]
  }

  private static func returns(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    guard let range = statement(line, tokens) else { return [] }
    let text = String(decoding: line.bytes[range], as: UTF8.self)
    return [[Edit(range: range, choosing: "if planted(#) { return }; \(text)", alone: "return")]]
  }

  private static func swaps(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    if tokens.contains(where: { ["func", "init", "case", "subscript", "->"].contains($0.text) }) { return [] }
    return tokens.indices.dropFirst().flatMap { open -> [[Edit]] in
      // The order of the arguments of min, max and swapAt is never a fault.
      guard tokens[open].text == "(", tokens[open - 1].kind == .word,
        !declarations.union(["min", "max", "swap", "swapAt"]).contains(tokens[open - 1].text),
        let close = Token.closing(of: open, in: tokens)
      else { return [] }
      let values = Token.parts(from: open, to: close, in: tokens).map { part -> Range<Int> in
        let inside = tokens.filter { part.contains($0.range.lowerBound) }
        return inside.count > 2 && inside[1].text == ":" ? inside[2].range.lowerBound..<part.upperBound : part
      }
      return zip(values, values.dropFirst()).compactMap { one, other in
        let texts = [one, other].map { String(decoding: line.bytes[$0], as: UTF8.self) }
        if texts[0] == texts[1] || texts.contains(where: { $0.hasPrefix("&") || $0.contains("{") }) { return nil }
        return [
          Edit(range: one, choosing: "(planted(#) ? (\(texts[1])) : (\(texts[0])))", alone: texts[1]),
          Edit(range: other, choosing: "(planted(#) ? (\(texts[0])) : (\(texts[1])))", alone: texts[0]),
        ]
      }
    }
  }

  private static func clamps(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    tokens.indices.dropLast(2).flatMap { index -> [[Edit]] in
      guard ["min", "max"].contains(tokens[index].text), tokens[index + 1].text == "(",
        index == 0 || tokens[index - 1].text != ".", let close = Token.closing(of: index + 1, in: tokens)
      else { return [] }
      let range = tokens[index].range.lowerBound..<tokens[close].range.upperBound
      let text = String(decoding: line.bytes[range], as: UTF8.self)
      return Token.parts(from: index + 1, to: close, in: tokens).map { part in
        let value = String(decoding: line.bytes[part], as: UTF8.self)
        return [Edit(range: range, choosing: "(planted(#) ? (\(value)) : \(text))", alone: value)]
      }
    }
  }

  private static func collections(_ line: SourceLine, _ tokens: [Token]) -> [[Edit]] {
    tokens.indices.flatMap { open -> [[Edit]] in
      guard tokens[open].text == "[", tokens[open].isFreeBefore, let close = Token.closing(of: open, in: tokens),
        close > open + 1, !tokens[open..<close].contains(where: { $0.text == ":" }), !isType(open, in: tokens)
      else { return [] }
      let range = tokens[open].range.lowerBound..<tokens[close].range.upperBound
      let text = String(decoding: line.bytes[range], as: UTF8.self)
      return [[Edit(range: range, choosing: "(planted(#) ? [] : \(text))", alone: "[]")]]
    }
  }

  /// Whether a bracket begins a type, such as both of `a: [[Int]]`.
  private static func isType(_ open: Int, in tokens: [Token]) -> Bool {
    guard open > 0 else { return false }
    let previous = tokens[open - 1].text
    return previous == ":" || previous == "->" || previous == "[" && isType(open - 1, in: tokens)
  }

  /// A word of a text loses its last letter.
  private static func sentences(_ line: SourceLine) -> [[Edit]] {
    var edits: [[Edit]] = []
    var start = 0
    while start < line.bytes.count {
      var end = start
      func isLetter(_ index: Int) -> Bool {
        line.kinds[index] == .string && isWord(line.bytes[index]) && line.bytes[index] > 0x39
      }
      while end < line.bytes.count, isLetter(end) { end += 1 }
      // After a backslash a letter means something else.
      if end > start + 2, start > 0, line.bytes[start - 1] != UInt8(ascii: "\\") {
        let word = String(decoding: line.bytes[start..<end], as: UTF8.self)
        let choosing = "\\(planted(#) ? \"\(word.dropLast())\" : \"\(word)\")"
        edits.append([Edit(range: start..<end, choosing: choosing, alone: String(word.dropLast()))])
      }
      start = max(end, start + 1)
    }
    return edits
  }
}
