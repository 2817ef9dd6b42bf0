/// A source of the values of a scene, each by its key: an object of a document, or the list of the keys itself.
package protocol SceneParameters {
  associatedtype Failure: Error

  /// Returns what a closure reads from the object that has a key; nil if the source has none.
  mutating func read<Value>(
    _ key: SceneKey, _ value: (DocumentObject) throws(DocumentError) -> Value
  ) throws(Failure) -> Value?
}

extension SceneParameters {
  mutating func number(
    _ name: String, _ label: String, _ range: NumberRange, _ unit: String, default fallback: Double
  ) throws(Failure) -> Double { try number(name, label, range, unit, stating: fallback) ?? fallback }

  /// Returns a number, or nil if the source has none; `stating` is what then applies, for tables.
  mutating func number(
    _ name: String, _ label: String, _ range: NumberRange, _ unit: String, _ digits: SceneKey.Digits = .any,
    stating fallback: Double? = nil
  ) throws(Failure) -> Double? {
    let key = SceneKey(name, label, .number(range, digits, unit: unit, default: fallback))
    return try read(key) { object throws(DocumentError) in try object.number(key) }
  }

  /// Returns a whole number from a least one up to ten millions; nil if the source has none.
  mutating func count(
    _ name: String, _ label: String, from least: Int, default fallback: Int? = nil
  ) throws(Failure) -> Int? {
    try number(name, label, .between(Double(least), 1e7), "", .whole, stating: fallback.map { Double($0) })
      .map { Int($0) } ?? fallback
  }

  mutating func flag(_ name: String, _ label: String, default fallback: Bool) throws(Failure) -> Bool {
    try read(SceneKey(name, label, .flag(default: fallback))) { object throws(DocumentError) in
      try object.value(name)
    } ?? fallback
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ label: String, default fallback: Choice
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    let key = SceneKey(name, label, .choice(Choice.allCases.map { $0.rawValue }, default: fallback.rawValue))
    return try read(key) { object throws(DocumentError) in try object.oneOf(name) } ?? fallback
  }

  mutating func value<Value: JSONReadable>(
    _ name: String, _ label: String, _ words: String, default fallback: String = "none"
  ) throws(Failure) -> Value? {
    try read(SceneKey(name, label, .other(words, default: fallback))) { object throws(DocumentError) in
      try object.value(name)
    }
  }

  /// Returns the speed above which a release is a flick, in pt/ms; by default the one that turns a page.
  mutating func speed(
    _ name: String, default fallback: Double = ScrollTuning.default.pageFlickSpeed
  ) throws(Failure) -> Double { try number(name, "Slowest flick", .notNegative, "pt/ms", default: fallback) }
}
