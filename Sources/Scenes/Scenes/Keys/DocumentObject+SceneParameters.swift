extension DocumentObject: SceneParameters {
  /// Opens an object that has only some keys besides others of its own.
  init(_ value: JSONValue, _ keys: [SceneKey], besides others: [String] = []) throws(DocumentError) {
    try self.init(value, keys: others + keys.map { $0.name })
  }

  package func read<Value>(
    _ key: SceneKey, _ value: (DocumentObject) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value? { contains(key.name) ? try value(self) : nil }

  func number(_ key: SceneKey) throws(DocumentError) -> Double {
    guard case .number(let range, let digits, _, _) = key.values else { return try number(key.name) }
    let number = try number(key.name, range)
    switch digits {
    case .whole where number != number.rounded(): throw error(at: key.name, "must be a whole number")
    case .zeroOrMore where number > 0 && number < 1:
      throw error(at: key.name, "must be 0 for a row that does not advance, or at least 1 ms")
    default: return number
    }
  }
}
