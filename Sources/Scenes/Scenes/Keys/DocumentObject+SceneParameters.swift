extension DocumentObject: SceneParameters {
  /// Opens an object that has only some keys besides others of its own.
  init(_ value: JSONValue, _ keys: [SceneKey], besides others: [String] = []) throws(DocumentError) {
    try self.init(value, keys: others + keys.map { $0.name })
  }

  package func number(_ key: SceneKey) throws(DocumentError) -> Double? {
    guard contains(key.name), case .number(let range, let digits, _, _) = key.values else { return nil }
    let number = try number(key.name, range)
    switch digits {
    case .whole where number != number.rounded(): throw error(at: key.name, "must be a whole number")
    case .zeroOrMore where number > 0 && number < 1:
      throw error(at: key.name, "must be 0 for a row that does not advance, or at least 1 ms")
    default: return number
    }
  }

  package func flag(_ key: SceneKey) throws(DocumentError) -> Bool? { try optional(key.name) }

  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: SceneKey, of type: Choice.Type
  ) throws(DocumentError) -> Choice? where Choice.RawValue == String {
    contains(key.name) ? try oneOf(key.name, default: nil) : nil
  }

  package func value<Value: JSONReadable>(_ key: SceneKey, as type: Value.Type) throws(DocumentError) -> Value? {
    try optional(key.name)
  }
}
