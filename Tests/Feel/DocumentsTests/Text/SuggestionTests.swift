import Documents
import TestSupport
import Testing

@Suite("Suggestions of names")
struct SuggestionTests {
  @Test("A name is suggested for a misspelt one with at most one slip in three letters")
  func suggestions() {
    #expect(Suggestion.nearest(to: "pvoyenamce", among: ["provenance"]) == "provenance")
    #expect(Suggestion.nearest(to: "abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(Suggestion.nearest(to: "abcdef", among: ["abcxyz"]) == nil)
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbours, by recursion over what may come first.
  private static func mistakes(_ a: [UInt8], _ b: [UInt8], from i: Int = 0, _ j: Int = 0) -> Int {
    if i == a.count || j == b.count { return a.count - i + b.count - j }
    if a[i] == b[j] { return mistakes(a, b, from: i + 1, j + 1) }
    var least = min(
      mistakes(a, b, from: i + 1, j), mistakes(a, b, from: i, j + 1), mistakes(a, b, from: i + 1, j + 1))
    if i + 1 < a.count && j + 1 < b.count && a[i + 1] == b[j] && b[j + 1] == a[i] {
      least = min(least, mistakes(a, b, from: i + 2, j + 2))
    }
    return least + 1
  }

  @Test("The nearest of several names is the one with the fewest mistakes, as a recursion counts them")
  func random() {
    var generator = SeededGenerator(seed: 28)
    func word(_ lengths: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: lengths, using: &generator)).map { _ in "abc".randomElement(using: &generator) ?? "a" })
    }
    var (found, missed) = (0, 0)
    for _ in 0..<1500 {
      let (name, known) = (word(1...7), (0..<4).map { _ in word(2...8) })
      let ranked = known.map { (name: $0, mistakes: Self.mistakes(Array(name.utf8), Array($0.utf8))) }
        .filter { name.count >= 3 && $0.mistakes <= name.count / 3 }
        .min { one, other in
          let ranks = [one, other].map { ($0.mistakes, $0.name.first == name.first ? 0 : 1) }
          return ranks[0] < ranks[1]
        }?.name
      let longer = known.filter { name.count >= 3 && $0.hasPrefix(name) }
      let expected = ranked ?? (longer.count == 1 ? longer[0] : nil)
      if expected == nil { missed += 1 } else { found += 1 }
      #expect(Suggestion.nearest(to: name, among: known) == expected, "\(name) among \(known)")
    }
    #expect(found > 150 && missed > 300)
  }

  @Test("A name of any length has an answer at once")
  func long() {
    let long = String(repeating: "a", count: 5_000_000)
    #expect(Suggestion.nearest(to: long, among: ["aaaa", "abc"]) == nil)
    let name = String(repeating: "ab", count: 50)
    #expect(Suggestion.nearest(to: name + "x", among: [name, "abab"]) == name)
  }

  @Test(
    "One slip for every three letters is near, and two exchanged letters are one slip",
    arguments: [
      ("scnee", "scene"), ("sceen", "scene"), ("sc", nil), ("xyz", nil), ("format", "format"), ("fromat", "format"),
      ("flik", "flick"), ("FLICK", "flick"), ("vert", "vertical"), ("fr", nil), ("fra", "frame-rate"), ("f", nil),
    ])
  func nearest(name: String, expected: String?) {
    let known = ["scene", "format", "flick", "vertical", "frame-rate"]
    #expect(Suggestion.nearest(to: name, among: known) == expected)
  }
}
