import TestSupport
import Testing

@testable import Mutate

@Suite("Faults that can be planted")
struct MutationOperatorTests {
  private func mutants(_ text: String, _ kind: MutationOperator) -> [Mutant] {
    let source = "func a() {\n\(text)\n}\n"
    return SourceLine.lines(of: Array(source.utf8), path: "Sources/Core/M/A.swift")
      .filter { $0.number == 2 }.flatMap { kind.mutants(of: $0) }
  }

  @Test(
    "Each operator changes what its name says",
    arguments: [
      ("return a < b", .relational, ["return a <= b", "return a >= b"]),
      ("let a: [Int] = x == y", .relational, ["let a: [Int] = x != y"]),
      ("let a = -b * c", .arithmetic, ["let a = b * c", "let a = -b / c"]),
      ("a += 1", .arithmetic, ["a -= 1"]), ("return !a || b", .logical, ["return a || b", "return !a && b"]),
      (
        "f(x: 2, 0.5, true)", .constant,
        [
          "f(x: 3, 0.5, true)", "f(x: 1, 0.5, true)", "f(x: 2, 0.515, true)",
          "f(x: 2, 0.485, true)", "f(x: 2, 0.5, false)",
        ]
      ),
      ("a.0 = $0", .constant, []), ("if a && b(c) {", .negation, ["if !(a && b(c)) {"]),
      ("if let a {", .negation, []), ("guard a else { return }", .negation, ["guard !(a) else { return }"]),
      ("a.f(b)", .removal, [""]), ("a = b", .removal, [""]), ("let a = b", .removal, []), ("f(b", .removal, []),
      ("a.f(b)", .early, ["return"]), ("f(x: a, y: b)", .swap, ["f(x: b, y: a)"]),
      ("func f(_ a: A, _ b: B)", .swap, []), ("a = max(b, c)", .swap, []),
      ("a = min(b, c(d))", .clamp, ["a = b", "a = c(d)"]), ("a = [b, c]", .empty, ["a = []"]),
      ("let a: [Int]", .empty, []),
      ("func f(a: [[Int]] = [b]) -> [[C]] {", .empty, ["func f(a: [[Int]] = []) -> [[C]] {"]),
      ("set { a.b = newValue }", .removal, []), ("nonisolated static let a = b(c)", .removal, []),
      ("try a(b)", .removal, [""]), ("func f<T: A>(a: T) where T.B == C {", .relational, []),
      ("for a in b where a < c {", .relational, ["for a in b where a <= c {", "for a in b where a >= c {"]),
      ("static func - (a: A) -> Int { a.x - a.y }", .arithmetic, ["static func - (a: A) -> Int { a.x + a.y }"]),
      (
        "a = \"The page \\(b) ends\"", .sentence,
        ["a = \"Th page \\(b) ends\"", "a = \"The pag \\(b) ends\"", "a = \"The page \\(b) end\""]
      ),
      ("a = b // c < d, min(e, f), \"words\"", .relational, []),
    ] as [(String, MutationOperator, [String])])
  func faults(line: String, kind: MutationOperator, wanted: [String]) {
    #expect(Set(mutants(line, kind).map(\.faulty)) == Set(wanted))
  }

  @Test("The line that has both is chosen by its number")
  func choosing() {
    let texts = [("return a < b", MutationOperator.relational), ("f(2)", .constant), ("a.f(b)", .removal)].map {
      text, kind in
      mutants(text, kind)[0].choosing(number: 7)
    }
    #expect(texts == ["return a \(Mutant.symbol(7)) b", "f((planted(7) ? 3 : 2))", "if !planted(7) { a.f(b) }"])
  }

  @Test("Of each source line, a mutant changes code only or words only, and changes something")
  func everyLine() {
    let files = sampled(Repository.clone.swift(in: "Sources"), oneIn: 10)
    let lines = files.flatMap { SourceLine.lines(of: Array($0.text.utf8), path: $0.path) }
    #expect(lines.count > 1000)
    var kinds: Set<MutationOperator> = []
    for line in lines {
      for kind in MutationOperator.allCases {
        for mutant in kind.mutants(of: line) {
          kinds.insert(kind)
          #expect(mutant.faulty != line.trimmed, "\(line.path):\(line.number)")
          for edit in mutant.edits where kind == .sentence {
            #expect(edit.range.allSatisfy { line.kinds[$0] == .string }, "\(line.path):\(line.number)")
          }
          for edit in mutant.edits where kind != .sentence {
            #expect(line.kinds[edit.range.lowerBound] != .comment, "\(line.path):\(line.number)")
          }
        }
      }
    }
    #expect(kinds == Set(MutationOperator.allCases))
  }

  @Test("Every mutant of a build has an operator of its own")
  func symbols() {
    #expect(Set((1...Mutant.limit).map(Mutant.symbol)).count == Mutant.limit)
    #expect(Mutant.symbol(Mutant.limit).unicodeScalars.first!.value <= 0x23FF)
  }
}
