/// An operator that can be replaced by another one.
///
/// The mutant has an operator of its own of the same precedence, so that nobody has to find where its operands end.
struct PlantedOperator: Sendable {
  let kind: MutationOperator
  let original: String
  let faulty: String
  let isPrefix: Bool
  /// Declarations with ⊛ for the operator and `planted(#)` for the choice.
  let declarations: String

  private static func binary(
    _ kind: MutationOperator, _ original: String, _ faulty: String, _ precedence: String, _ functions: [String]
  ) -> PlantedOperator {
    let bodies = functions.map { "@usableFromInline func ⊛\($0) { planted(#) ? a \(faulty) b : a \(original) b }" }
    return PlantedOperator(
      kind: kind, original: original, faulty: faulty, isPrefix: false,
      declarations: (["infix operator ⊛: \(precedence)"] + bodies).joined(separator: "\n"))
  }

  private static func comparison(_ original: String, _ faulty: String) -> PlantedOperator {
    binary(.relational, original, faulty, "ComparisonPrecedence", ["<T: Comparable>(a: T, b: T) -> Bool"])
  }

  private static func equality(_ original: String, _ faulty: String) -> PlantedOperator {
    binary(
      .relational, original, faulty, "ComparisonPrecedence",
      ["<T: Equatable>(a: T, b: T) -> Bool", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool"])
  }

  private static func sum(_ original: String, _ faulty: String) -> PlantedOperator {
    binary(
      .arithmetic, original, faulty, "AdditionPrecedence", ["<T: AdditiveArithmetic>(a: T, b: T) -> T"])
  }

  private static func product(_ original: String, _ faulty: String) -> PlantedOperator {
    binary(
      .arithmetic, original, faulty, "MultiplicationPrecedence",
      ["<T: FloatingPoint>(a: T, b: T) -> T", "<T: BinaryInteger>(a: T, b: T) -> T"])
  }

  private static func change(_ original: String, _ faulty: String) -> PlantedOperator {
    let body = "{ if planted(#) { a \(faulty) b } else { a \(original) b } }"
    return PlantedOperator(
      kind: .arithmetic, original: original, faulty: faulty, isPrefix: false,
      declarations: """
        infix operator ⊛: AssignmentPrecedence
        @usableFromInline func ⊛<T: AdditiveArithmetic>(a: inout T, b: T) \(body)
        """)
  }

  private static func logic(_ original: String, _ faulty: String, _ precedence: String) -> PlantedOperator {
    PlantedOperator(
      kind: .logical, original: original, faulty: faulty, isPrefix: false,
      declarations: """
        infix operator ⊛: \(precedence)
        @usableFromInline func ⊛(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          try planted(#) ? a \(faulty) b() : a \(original) b()
        }
        """)
  }

  private static func prefix(
    _ kind: MutationOperator, _ original: String, _ function: String
  ) -> PlantedOperator {
    PlantedOperator(
      kind: kind, original: original, faulty: "", isPrefix: true,
      declarations: """
        prefix operator ⊛
        @usableFromInline prefix func ⊛\(function) { planted(#) ? a : \(original)a }
        """)
  }

  static let all: [PlantedOperator] = [
    comparison("<", "<="), comparison("<", ">="), comparison("<=", "<"), comparison("<=", ">"),
    comparison(">", ">="), comparison(">", "<="), comparison(">=", ">"), comparison(">=", "<"),
    equality("==", "!="), equality("!=", "=="),
    sum("+", "-"), sum("-", "+"), product("*", "/"), product("/", "*"), change("+=", "-="), change("-=", "+="),
    prefix(.arithmetic, "-", "<T: SignedNumeric>(a: T) -> T"),
    logic("&&", "||", "LogicalConjunctionPrecedence"), logic("||", "&&", "LogicalDisjunctionPrecedence"),
    prefix(.logical, "!", "(a: Bool) -> Bool"),
  ]

  /// The declarations that a mutant needs beside `planted`; nil if it needs none.
  static func declarations(of mutant: Mutant, number: Int) -> String? {
    guard let edit = mutant.edits.first, edit.choosing == "⊛" else { return nil }
    let original = String(decoding: mutant.line.bytes[edit.range], as: UTF8.self)
    let operation = all.first { $0.original == original && $0.faulty == edit.alone && $0.kind == mutant.kind }
    return operation?.declarations.replacing("⊛", with: Mutant.symbol(number))
      .replacing("planted(#)", with: "planted(\(number))")
  }
}
