import TestSupport
import Testing

@testable import FeelTesting

@Suite("Filters of cases")
struct CaseFilterTests {
  /// Whether a pattern matches a whole name, character by character.
  private func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first != "*" { return name.first == first && matches(pattern.dropFirst(), name.dropFirst()) }
    return matches(pattern.dropFirst(), name) || (!name.isEmpty && matches(pattern, name.dropFirst()))
  }

  @Test("A text is found anywhere, and with a wildcard or a folder it is the whole name; nothing else is special")
  func random() {
    var random = SeededGenerator(seed: 8)
    var (found, missed) = (0, 0)
    for _ in 0..<4000 {
      let pattern = String(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in "aé*/[?]\\!".randomElement(using: &random)! })
      let name = String(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in "aé/[?]\\!".randomElement(using: &random)! })
      let isWhole = pattern.contains("*") || pattern.contains("/")
      let expected = isWhole ? matches(pattern[...], name[...]) : name.contains(pattern)
      #expect(CaseFilter(pattern).matches(name) == expected, "\(pattern) \(name)")
      if expected { found += 1 } else { missed += 1 }
    }
    #expect(found > 300 && missed > 300)
  }
}
