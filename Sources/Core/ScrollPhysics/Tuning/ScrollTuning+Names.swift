extension ScrollTuning {
  /// A field of a tuning, identified by its name.
  public struct Field: Sendable {
    /// The field's name.
    public let name: String
    /// The unit of its number; empty for a choice.
    package let unit: String
    /// The numbers or choices that the field accepts, in words.
    package let domain: String
    fileprivate let access: Access

    /// The numbers that the field accepts; nil for a choice.
    package var range: ClosedRange<Double>? {
      if case .number(_, let lowest, let highest) = access { lowest...highest } else { nil }
    }

    /// The names that the field accepts; none for a number.
    package var choices: [String] { if case .choice(let names, _, _) = access { names } else { [] } }
  }

  fileprivate enum Access: Sendable {
    case number(index: Int, lowest: Double, highest: Double)
    case choice(
      names: [String], text: @Sendable (ScrollTuning) -> String, set: @Sendable (inout ScrollTuning, String) -> Bool)
  }

  /// The reason why a field could not be set.
  public struct FieldError: Error, Hashable, Sendable, CustomStringConvertible {
    let field: String
    /// What the field must be, as a sentence without its subject.
    package let message: String

    /// The field and what it must be, as a sentence.
    public var description: String { "\(field) \(message)" }

    fileprivate init(_ field: Field, _ value: String) {
      (self.field, message) = (field.name, "must be \(field.domain), not \(value)")
    }
  }

  /// All fields, in the order of docs/Physics.md.
  public static let fields: [Field] =
    numbers + [
      choice("panSlopHandling", text: { $0.panSlopHandling.rawValue }, set: { $0.panSlopHandling = $1 }),
      choice("opposedRetarget", text: { $0.opposedRetarget.rawValue }, set: { $0.opposedRetarget = $1 }),
      choice("stillRetarget", text: { $0.stillRetarget.rawValue }, set: { $0.stillRetarget = $1 }),
      choice("pageOvershoot", text: { $0.pageOvershoot.rawValue }, set: { $0.pageOvershoot = $1 }),
    ]

  /// Names that set several fields at once: `pageSpring` sets the spring of a ``PageSpring``.
  package static let presets: [Field] = [
    choice(
      "pageSpring", text: { tuning in PageSpring.allCases.first { tuning.with($0) == tuning }?.rawValue ?? "custom" }
    ) { (tuning, spring: PageSpring) in tuning.setPageSpring(spring) }
  ]

  package static func field(named name: String) -> Field? { (presets + fields).first { $0.name == name } }

  /// Returns a field as text: a number in its shortest form, the name of a choice, or `custom` if no preset matches.
  package func text(of field: Field) -> String {
    switch field.access {
    case .number(let index, _, _): "\(self[number: index])"
    case .choice(_, let text, _): text(self)
    }
  }

  package func number(of field: Field) -> Double? {
    if case .number(let index, _, _) = field.access { self[number: index] } else { nil }
  }

  /// Sets a field to a number.
  /// - Throws: ``FieldError`` if the number is outside the field's domain, or the field is a choice.
  public mutating func set(_ field: Field, to number: Double) throws(FieldError) {
    guard case .number(let index, let lowest, let highest) = field.access, number >= lowest, number <= highest else {
      throw FieldError(field, "\(number)")
    }
    self[number: index] = number
  }

  /// Sets a field from text, a number or the name of a choice, of the field's domain.
  package mutating func set(_ field: Field, to text: String) throws(FieldError) {
    switch field.access {
    case .number:
      guard let number = Double(text) else { throw FieldError(field, "\"\(text)\"") }
      try set(field, to: number)
    case .choice(_, _, let set): if !set(&self, text) { throw FieldError(field, "\"\(text)\"") }
    }
  }

  /// Returns the fields whose values differ from those of another tuning.
  package func fields(differingFrom other: ScrollTuning) -> [Field] {
    Self.fields.filter { !text(of: $0).utf8.elementsEqual(other.text(of: $0).utf8) }
  }

  private func with(_ spring: PageSpring) -> ScrollTuning { changed(self) { $0.setPageSpring(spring) } }

  private static var numbers: [Field] {
    var fields: [Field] = []
    var tuning = ScrollTuning.default
    tuning.visitNumbers { _, number in
      fields.append(
        Field(
          name: "\(number.name)", unit: "\(number.unit)",
          domain: "a number from \(decimal(number.lowest)) to \(decimal(number.highest))",
          access: .number(index: fields.count, lowest: number.lowest, highest: number.highest)))
    }
    return fields
  }

  private subscript(number index: Int) -> Double {
    get {
      var (copy, value) = (self, 0.0)
      copy.visit(number: index) { value = $0 }
      return value
    }
    set { visit(number: index) { $0 = newValue } }
  }

  private mutating func visit(number index: Int, _ visit: (inout Double) -> Void) {
    var next = 0
    visitNumbers { number, _ in
      if next == index { visit(&number) }
      next += 1
    }
  }

  /// Returns a bound, which is a whole number or a number of millionths below 1, without an exponent.
  private static func decimal(_ bound: Double) -> String {
    if let whole = Int(exactly: bound) { return "\(whole)" }
    var (millionths, places) = (Int((bound * 1e6).rounded()), 6)
    while millionths % 10 == 0 { (millionths, places) = (millionths / 10, places - 1) }
    return "0." + String(repeating: "0", count: places - "\(millionths)".utf8.count) + "\(millionths)"
  }

  private static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, text: @escaping @Sendable (ScrollTuning) -> String,
    set: @escaping @Sendable (inout ScrollTuning, Choice) -> Void
  ) -> Field where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }
    let access = Access.choice(names: names, text: text) { tuning, name in
      guard let value = Choice.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) }) else {
        return false
      }
      set(&tuning, value)
      return true
    }
    return Field(name: name, unit: "", domain: names.map { "\"\($0)\"" }.joined(separator: " or "), access: access)
  }
}
