/// A setting of a sweep: a value for each parameter.
public struct SweepSetting: Hashable, Sendable {
  /// The number of the setting in its sweep, from 1; 0 for one that was refined from others.
  public let number: Int
  let names: [String]
  /// The number as text.
  package var title: String { number == 0 ? "refined" : "\(number)" }
  /// The values, in the same order.
  package var values: [SweepParameter.Value]

  /// The number that a parameter has.
  /// - Throws: `DocumentError` if the sweep has no such parameter, or if its value is a name.
  public subscript(_ name: String) -> Double {
    get throws(DocumentError) {
      if case .number(let number) = try value(of: name) { return number }
      throw DocumentError("the parameter \(name.quoted) is a name and not a number; read it by name(of:)")
    }
  }

  /// Returns the value of a parameter as text.
  /// - Throws: `DocumentError` if the sweep has no such parameter.
  public func name(of parameter: String) throws(DocumentError) -> String { try value(of: parameter).text }

  private func value(of name: String) throws(DocumentError) -> SweepParameter.Value {
    if let index = names.firstIndex(of: name) { return values[index] }
    throw DocumentError("the sweep has no parameter \(name.quoted)\(Suggestion.text(for: name, among: names))")
  }

  package var keys: Zip2Sequence<[String], [SweepParameter.Value]> { zip(names, values) }
}
