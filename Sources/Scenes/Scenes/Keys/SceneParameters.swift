/// A source of the values of a scene, each by its key: an object of a document, or the list of the keys itself.
package protocol SceneParameters {
  associatedtype Failure: Error

  /// Returns a number; nil if the source has none.
  mutating func number(_ key: SceneKey) throws(Failure) -> Double?
  /// Returns whether something is so; nil if the source does not say.
  mutating func flag(_ key: SceneKey) throws(Failure) -> Bool?
  /// Returns one of the cases of a list; nil if the source names none.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: SceneKey, of type: Choice.Type
  ) throws(Failure) -> Choice? where Choice.RawValue == String
  /// Returns a value of another form; nil if the source has none.
  mutating func value<Value: JSONReadable>(_ key: SceneKey, as type: Value.Type) throws(Failure) -> Value?
}

extension SceneParameters {
  mutating func number(
    _ name: String, _ label: String, _ range: NumberRange, _ unit: String, default fallback: Double
  ) throws(Failure) -> Double {
    try number(SceneKey(name, label, .number(range, .any, unit: unit, default: fallback))) ?? fallback
  }

  /// Returns a number that has no default; nil if the source has none.
  mutating func number(
    _ name: String, _ label: String, _ range: NumberRange, _ unit: String
  ) throws(Failure) -> Double? { try number(SceneKey(name, label, .number(range, .any, unit: unit, default: nil))) }

  /// Returns a whole number from a least one up to ten millions; nil if the source has none.
  mutating func count(
    _ name: String, _ label: String, from least: Int, default fallback: Int? = nil
  ) throws(Failure) -> Int? {
    let values = SceneKey.Values.number(
      .between(Double(least), 1e7), .whole, unit: "", default: fallback.map { Double($0) })
    return try number(SceneKey(name, label, values)).map { Int($0) } ?? fallback
  }

  mutating func flag(_ name: String, _ label: String, default fallback: Bool) throws(Failure) -> Bool {
    try flag(SceneKey(name, label, .flag(default: fallback))) ?? fallback
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ label: String, default fallback: Choice
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map { $0.rawValue }
    return try choice(SceneKey(name, label, .choice(names, default: fallback.rawValue)), of: Choice.self) ?? fallback
  }

  mutating func value<Value: JSONReadable>(
    _ name: String, _ label: String, _ words: String, default fallback: String = "none"
  ) throws(Failure) -> Value? { try value(SceneKey(name, label, .other(words, default: fallback)), as: Value.self) }

  /// Returns the speed above which a release is a flick, in pt/ms.
  mutating func speed(_ name: String, _ label: String = "Slowest flick", default fallback: Double) throws(Failure)
    -> Double
  {
    try number(name, label, .notNegative, "pt/ms", default: fallback)
  }
}
