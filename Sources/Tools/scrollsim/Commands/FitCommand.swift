/// `scrollsim fit`: fits constants of the model to readings.
enum FitCommand: Command {
  private static var numbers: [ScrollTuning.Field] {
    ScrollTuning.fields.filter { ScrollTuning.default.number(of: $0) != nil }
  }

  static let usage = Usage(
    name: "fit", summary: "fit constants of the model to readings", synopsis: "FILE... --tuning NAME[,NAME] [OPTIONS]",
    options: [
      .init(
        "tuning", "NAME[,NAME]", "the constants to fit; the others keep their defaults",
        kind: .oneOf(numbers.map(\.name))),
      .init("format", "FORMAT", "text (default) or json", kind: .oneOf(OutputOptions.TextOrJSON.self)),
      OutputOptions.formatted,
    ], positional: "FILE", takesManyPositionals: true, outputs: ["txt", "json"],
    examples: [
      "scrollsim fit Fixtures/readings/compositional-layout.json \\",
      "    --tuning pageSpringDecay,pageSpringFrequency",
      "scrollsim fit Fixtures/readings/cranpose-fling-measurement.json \\", "    --tuning recoilLagFactor,edgePull",
    ],
    notes: """
      The method is that of Levenberg and Marquardt. The shifts of time and the
      release velocities that an experiment leaves open are fitted with the constants.
      An interval has the constant with 95 % confidence, if the values scatter as
      their file says; if they scatter more, it is wider.

      exit status: 0 if the readings determine every constant, 1 if they do not, 2 for
      a file that cannot be read
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let format = try OutputOptions.format(arguments, OutputOptions.TextOrJSON.self, default: .text)
    guard let names = arguments.text("tuning") else {
      throw UsageError(
        "--tuning is missing: name the constants to fit, such as --tuning pageSpringDecay,pageSpringFrequency")
    }
    let fields = try names.split(separator: ",").map { try field(named: String($0)) }
    if fields.isEmpty { throw UsageError("--tuning names no constant") }
    for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.name == field.name }) {
      throw UsageError("--tuning names \(field.name) twice")
    }
    let fit = try TuningFit(fields, to: try ReadingsOptions.files(arguments))
    switch format {
    case .text: try OutputOptions.print(FitTable.text(fit), arguments)
    case .json: try OutputOptions.write(FitJSON.encode(fit), arguments)
    }
    return fit.determinesAll ? .success : .differences
  }

  private static func field(named name: String) throws -> ScrollTuning.Field {
    if let field = numbers.first(where: { $0.name == name }) { return field }
    if ScrollTuning.field(named: name) != nil {
      throw UsageError("--tuning: \(name) is a choice; only numbers can be fitted")
    }
    throw UsageError(
      "--tuning: there is no constant \(name.quoted)" + Suggestion.text(for: name, among: numbers.map(\.name)))
  }
}
