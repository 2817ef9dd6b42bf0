import Testing

@testable import Mutate

@Suite("Drawing faults")
struct SeededDrawTests {
  private let lines = SourceLine.lines(
    of: Array((0..<200).map { "let a\($0) = b\($0) + \($0)\n" }.joined().utf8), path: "Sources/Core/M/A.swift")

  private func draw(_ seed: UInt64, without list: String = "") throws -> (keys: [String], equivalent: Int) {
    var draw = SeededDraw(lines, seed: seed, equivalents: try EquivalentMutants(list))
    var keys: [String] = []
    while let choice = draw.next() { keys.append(choice[0].key) }
    return (keys, draw.equivalent.count)
  }

  @Test("A seed draws each line once, in an order of its own")
  func seeds() throws {
    let drawn = try draw(1).keys
    #expect(drawn.count == 200 && Set(drawn).count == 200)
    #expect(try draw(1).keys == drawn)
    #expect(try draw(2).keys != drawn)
  }

  @Test("A default that is never used can be recorded, with all its faults and no others of the line")
  func defaults() throws {
    let text = "let a = b.max() ?? 100 + 7\n"
    let lines = SourceLine.lines(of: Array(text.utf8), path: "Sources/Core/M/A.swift")
    let records = try EquivalentMutants("Sources/Core/M/A.swift\n- let a = b.max() ?? 100 + 7\n+ ?? …\nNever empty.\n")
    #expect(records.stale(in: lines).isEmpty)
    let mutants = MutationOperator.allCases.flatMap { $0.mutants(of: lines[0]) }
    let (left, right) = (
      mutants.filter { records.reason(for: $0) != nil }, mutants.filter { records.reason(for: $0) == nil }
    )
    #expect(
      !left.isEmpty && left.allSatisfy { $0.faulty.hasPrefix("let a = b.max() ?? 1") || $0.faulty.contains("?? 9") })
    #expect(left.allSatisfy { $0.faulty.hasSuffix(" + 7") } && right.contains { $0.faulty.contains("?? 100 - 7") })
    #expect(right.contains { $0.faulty.contains("?? 100 + 8") })
  }

  @Test("A recorded mutant is not drawn, and a record of a line that has changed is named")
  func recorded() throws {
    let first = try draw(1).keys[0].split(separator: "\t")
    let list = "# Comment\n\(first[0])\n- \(first[1])\n+ \(first[2])\nNobody reads this value.\n"
    let drawn = try draw(1, without: list)
    #expect(drawn.equivalent == 1 && drawn.keys.count == 199)
    let records = try EquivalentMutants(list.replacing(first[1], with: "let gone = 1"))
    #expect(records.stale(in: lines).count == 1)
    #expect(try EquivalentMutants(list).stale(in: lines).isEmpty)
    #expect(throws: Failure.self) { try EquivalentMutants("a\nb\n") }
  }
}
