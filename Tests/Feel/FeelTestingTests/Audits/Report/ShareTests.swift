import FeelTesting
import TestSupport
import Testing

@Suite("Shares in words")
struct ShareTests {
  /// The share that the words name; nil for all and for nearly all.
  private func named(_ share: Share) throws -> Double? {
    let words = share.of("flick", "flicks")
    if words == "every flick" || words == "nearly every flick" { return nil }
    let parts = try #require(words.wholeMatch(of: /(\d+) in (\d+) flicks/), "\(words)")
    return try #require(Double(parts.1)) / #require(Double(parts.2))
  }

  @Test(
    "The share in words is within a fifth of the true share, and grows with it", arguments: [1, 7, 97, 360, 4862])
  func rounding(tried: Int) throws {
    var before = 0.0
    for failing in stride(from: 1, through: tried, by: max(1, tried / 1000)) {
      let (share, value) = (Share(failing, of: tried), Double(failing) / Double(tried))
      let words = share.of("flick", "flicks")
      #expect((words == "every flick") == (failing == tried))
      #expect((try named(share) == nil) == (value > 0.95), "\(failing) of \(tried): \(words)")
      guard let named = try named(share) else { continue }
      #expect(abs(named - value) <= value / 5 + 1e-12, "\(failing) of \(tried): \(words)")
      #expect(named >= before, "\(failing) of \(tried): \(words)")
      before = named
    }
  }

  @Test(
    "Shares are described in everyday words",
    arguments: [
      (1, 5, "1 in 5 flicks"), (211, 1000, "1 in 5 flicks"), (28, 3348, "1 in 100 flicks"),
      (16, 4862, "1 in 300 flicks"),
      (2, 3, "2 in 3 flicks"), (59, 99, "3 in 5 flicks"), (96, 100, "nearly every flick"), (9, 9, "every flick"),
    ])
  func words(failing: Int, tried: Int, words: String) {
    let share = Share(failing, of: tried)
    #expect(share.of("flick", "flicks") == words)
    #expect(share.isPlural == (words.hasPrefix("2 in") || words.hasPrefix("3 in")))
  }
}
