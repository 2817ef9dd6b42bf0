package struct CaseFilter: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Returns whether a name contains the text; a text with a `/` or the wildcard `*` must match the whole name.
  package func matches(_ name: String) -> Bool {
    text.contains("*") || text.contains("/")
      ? Self.matches(Substring(name), pattern: Substring(text)) : name.contains(text)
  }

  private static func matches(_ name: Substring, pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    if parts.count == 1 { return name == pattern }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
