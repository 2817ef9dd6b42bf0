/// What is written in place of some bytes of a line.
struct Edit: Sendable {
  let range: Range<Int>
  /// Code that chooses at run time: `planted(#)` is true if the mutant is the chosen one, and ⊛ is an operator of its own.
  let choosing: String
  /// The fault alone, as a person would have written it.
  let alone: String
}

/// A fault that can be planted into a line.
struct Mutant: Sendable {
  let line: SourceLine
  let kind: MutationOperator
  let edits: [Edit]

  /// The line with the fault alone, without the spaces around it.
  var faulty: String { applied(\.alone).drop { $0 == " " }.description }

  /// What identifies the mutant as long as nobody changes its line.
  var key: String { "\(line.path)\t\(line.trimmed)\t\(faulty)" }

  /// Whether it only changes what directly follows a `??`.
  var changesDefault: Bool {
    edits.allSatisfy { edit in
      let before = String(decoding: line.bytes[..<edit.range.lowerBound], as: UTF8.self)
      let word = before.reversed().prefix { $0.isLetter || $0.isNumber || "._\"[-".contains($0) }
      return before.dropLast(word.count).hasSuffix("?? ")
    }
  }

  /// The line that has both, chosen by a number.
  ///
  /// - Parameter number: From 1 on.
  func choosing(number: Int) -> String {
    applied(\.choosing)
      .replacing("planted(#)", with: "planted(\(number))")
      .replacing("⊛", with: Self.symbol(number))
  }

  /// The operator that a mutant has for itself: a character of the blocks from "Arrows" on, all of which Swift accepts.
  static func symbol(_ number: Int) -> String { UnicodeScalar(0x2190 + UInt32(number)).map { String($0) } ?? "" }

  /// The most mutants of a build.
  static let limit = 600

  private func applied(_ text: KeyPath<Edit, String>) -> String {
    var bytes = line.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit[keyPath: text].utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
