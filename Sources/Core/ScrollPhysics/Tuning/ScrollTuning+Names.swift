#if !hasFeature(Embedded)
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
    }

    fileprivate enum Access: Sendable {
      case number(WritableKeyPath<ScrollTuning, Double> & Sendable, lowest: Double, highest: Double)
      case choice(text: @Sendable (ScrollTuning) -> String, set: @Sendable (inout ScrollTuning, String) -> Bool)
    }

    /// The reason why a field could not be set.
    public struct FieldError: Error, Hashable, Sendable, CustomStringConvertible {
      /// The name of the field.
      package let field: String
      /// What the field must be, as a sentence without its subject.
      package let message: String

      /// The field and what it must be, as a sentence.
      public var description: String { "\(field) \(message)" }

      fileprivate init(_ field: Field, _ value: String) {
        (self.field, message) = (field.name, "must be \(field.domain), not \(value)")
      }
    }

    /// All fields, in the order of docs/Physics.md.
    public static let fields: [Field] = [
      number("stoppingSpeed", "pt/ms", \.stoppingSpeed, 1e-6, 1e3),
      number("minimumFlingSpeed", "pt/ms", \.minimumFlingSpeed, 0, 1e6),
      number("stillRetargetDecay", "1/ms", \.stillRetargetDecay, 1e-6, 10),
      number("rubberBandCoefficient", "", \.rubberBandCoefficient, 0, 1e3),
      number("edgePull", "per ms", \.edgePull, 1e-6, 0.999_999),
      number("recoilLagFactor", "1/ms", \.recoilLagFactor, 0, 1),
      number("bounceRestDistance", "px", \.bounceRestDistance, 1e-3, 1e3),
      number("animationDuration", "ms", \.animationDuration, 1e-3, 1e7),
      number("pageSpringDecay", "1/ms", \.pageSpringDecay, 1e-5, 10),
      number("pageSpringFrequency", "1/ms", \.pageSpringFrequency, 1e-5, 10),
      number("pageOvershootSpeed", "pt/ms", \.pageOvershootSpeed, 0, 1e6),
      number("pageFlickSpeed", "pt/ms", \.pageFlickSpeed, 0, 1e6),
      number("pageCommitFraction", "", \.pageCommitFraction, 0, 1),
      number("panSlop", "pt", \.panSlop, 0, 1e6),
      number("newestVelocityWeight", "", \.newestVelocityWeight, 0, 10),
      number("middleVelocityWeight", "", \.middleVelocityWeight, 0, 10),
      number("oldestVelocityWeight", "", \.oldestVelocityWeight, 0, 10),
      number("stillnessInterval", "ms", \.stillnessInterval, 0, 1e7),
      number("directionalLockSlope", "", \.directionalLockSlope, 0, 1),
      number("directionalLockDistance", "pt", \.directionalLockDistance, 0, 1e6),
      number("directionalLockPause", "ms", \.directionalLockPause, 0, 1e7),
      number("fastScrollInterval", "ms", \.fastScrollInterval, 0, 1e7),
      number("fastScrollMinimumSpeed", "pt/ms", \.fastScrollMinimumSpeed, 0, 1e6),
      number("fastScrollCountingSpeed", "pt/ms", \.fastScrollCountingSpeed, 0, 1e6),
      number("fastScrollFreeFlicks", "", \.fastScrollFreeFlicks, 0, 1e6),
      number("fastScrollDragDistance", "pt", \.fastScrollDragDistance, 1e-3, 1e6),
      number("fastScrollMaximumBoost", "", \.fastScrollMaximumBoost, 0, 1e3),
      number("fastScrollGrowth", "", \.fastScrollGrowth, 0, 1e3),
      number("fastScrollMaximumMultiplier", "", \.fastScrollMaximumMultiplier, 1, 1e3),
      choice("panSlopHandling", \.panSlopHandling),
      choice("opposedRetarget", \.opposedRetarget),
      choice("stillRetarget", \.stillRetarget),
      choice("pageOvershoot", \.pageOvershoot),
    ]

    /// Names that set several fields at once: `pageSpring` sets the spring of a ``PageSpring``.
    package static let presets: [Field] = [
      choice(
        "pageSpring", text: { tuning in PageSpring.allCases.first { tuning.with($0) == tuning }?.rawValue ?? "custom" }
      ) { (tuning, spring: PageSpring) in tuning.setPageSpring(spring) }
    ]

    /// Returns the field or preset with a name; nil if there is none.
    package static func field(named name: String) -> Field? { (presets + fields).first { $0.name == name } }

    /// Returns a field as text: a number in its shortest form, the name of a choice, or `custom` if no preset matches.
    package func text(of field: Field) -> String {
      switch field.access {
      case .number(let path, _, _): "\(self[keyPath: path])"
      case .choice(let text, _): text(self)
      }
    }

    /// Returns the number of a field; nil for a choice.
    package func number(of field: Field) -> Double? {
      if case .number(let path, _, _) = field.access { self[keyPath: path] } else { nil }
    }

    /// Sets a field to a number.
    /// - Throws: ``FieldError`` if the number is outside the field's domain, or the field is a choice.
    public mutating func set(_ field: Field, to number: Double) throws(FieldError) {
      guard case .number(let path, let lowest, let highest) = field.access, number >= lowest, number <= highest else {
        throw FieldError(field, "\(number)")
      }
      self[keyPath: path] = number
    }

    /// Sets a field from text: a number or the name of a choice.
    /// - Throws: ``FieldError`` if the text is outside the field's domain.
    package mutating func set(_ field: Field, to text: String) throws(FieldError) {
      switch field.access {
      case .number:
        guard let number = Double(text) else { throw FieldError(field, "\"\(text)\"") }
        try set(field, to: number)
      case .choice(_, let set):
        if !set(&self, text) { throw FieldError(field, "\"\(text)\"") }
      }
    }

    /// Returns the fields whose values differ from those of another tuning.
    package func fields(differingFrom other: ScrollTuning) -> [Field] {
      Self.fields.filter { text(of: $0) != other.text(of: $0) }
    }

    private func with(_ spring: PageSpring) -> ScrollTuning {
      var tuning = self
      tuning.setPageSpring(spring)
      return tuning
    }

    private static func number(
      _ name: String, _ unit: String, _ path: WritableKeyPath<ScrollTuning, Double> & Sendable, _ lowest: Double,
      _ highest: Double
    ) -> Field {
      Field(
        name: name, unit: unit, domain: "a number from \(decimal(lowest)) to \(decimal(highest))",
        access: .number(path, lowest: lowest, highest: highest))
    }

    /// Returns a bound, which is a whole number or a number of millionths below 1, without an exponent.
    private static func decimal(_ bound: Double) -> String {
      if let whole = Int(exactly: bound) { return "\(whole)" }
      var digits = String("\(1_000_000 + Int((bound * 1e6).rounded()))".dropFirst())
      while digits.hasSuffix("0") { digits.removeLast() }
      return "0.\(digits)"
    }

    private static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
      _ name: String, _ path: WritableKeyPath<ScrollTuning, Choice> & Sendable
    ) -> Field where Choice.RawValue == String {
      choice(name, text: { $0[keyPath: path].rawValue }) { $0[keyPath: path] = $1 }
    }

    private static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
      _ name: String, text: @escaping @Sendable (ScrollTuning) -> String,
      set: @escaping @Sendable (inout ScrollTuning, Choice) -> Void
    ) -> Field where Choice.RawValue == String {
      let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      let access = Access.choice(text: text) { tuning, name in
        guard let value = Choice(rawValue: name) else { return false }
        set(&tuning, value)
        return true
      }
      return Field(name: name, unit: "", domain: names, access: access)
    }
  }
#endif
