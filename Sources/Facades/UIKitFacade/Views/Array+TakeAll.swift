extension Array {
  /// Empties the array, and returns what was in it.
  mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }
}
