import Documents
@testable import FeelTesting
import Foundation
import Testing

@Suite("Wishes about the feel")
struct FeelWishTests {
  private static let sheet = Result { try FeelSheet(of: TestedRows.even()) }

  private static func isMet(_ wish: String) throws -> Bool {
    try WishOutcome(FeelWish(wish), on: sheet.get()).isMet
  }

  /// The values of a column, as the sheet's text has them.
  private static func values(_ title: String, _ prefix: String = "") throws -> [Double] {
    try sheet.get().lines.filter { $0.name.hasPrefix(prefix) }
      .compactMap { line in line.value(inColumn: title).flatMap { Double($0) } }
  }

  @Test(
    "A column meets a limit exactly when its least or largest value does", arguments: FeelSheet.columns.map(\.title))
  func columns(title: String) throws {
    for prefix in ["", "slow drag", "flick", "flick, 3 pt/ms"] {
      let values = try Self.values(title, prefix)
      let (low, high) = (try #require(values.min()), try #require(values.max()))
      let of = prefix.isEmpty ? "" : " of \(prefix)"
      #expect(try Self.isMet("\(title)\(of) <= \(high)") && Self.isMet("\(title)\(of) >= \(low)"))
      #expect(try !Self.isMet("\(title)\(of) < \(high)") && !Self.isMet("\(title)\(of) > \(low)"))
      #expect(try Self.isMet("\(title)\(of) \(low)...\(high)"))
      #expect(try Self.isMet("\(title).max\(of) = \(high)") && Self.isMet("\(title).min\(of) = \(low)"))
      if low < high { #expect(try !Self.isMet("\(title)\(of) \(low)...\((low + high) / 2)")) }
    }
  }

  @Test("The median and the 95th percentile have that share of values that are not larger")
  func statistics() throws {
    for (statistic, share) in [("median", 0.5), ("p95", 0.95)] {
      let values = try Self.values("settle")
      let met = try values.filter { try Self.isMet("settle.\(statistic) = \($0)") }
      let value = try #require(met.first)
      #expect(Set(met).count == 1)
      let count = Double(values.count)
      #expect(Double(values.count { $0 <= value }) >= share * count)
      #expect(Double(values.count { $0 < value }) < share * count)
    }
  }

  @Test("Commit thresholds are those of the map, in both directions")
  func commits() throws {
    let commits = try #require(Self.sheet.get().map.commits)
    let drags = [try #require(commits.dragForward), try #require(commits.dragBackward)]
    let (low, high) = (drags[0] < drags[1] ? drags[0] : drags[1], drags[0] < drags[1] ? drags[1] : drags[0])
    #expect(try Self.isMet("commit drag \(low)...\(high) pt") && !Self.isMet("commit drag > \(low) pt"))
    #expect(try Self.isMet("commit drag ~ \(low * 1.05)") && !Self.isMet("commit drag ~ \(low * 1.2)"))
    let speed = try #require(commits.velocityForward)
    #expect(try Self.isMet("commit flick <= \(speed) pt/ms") && !Self.isMet("commit flick < \(speed)"))
  }

  @Test("Flicks of the sheet and of the map without a drag move items in their own direction")
  func flicks() throws {
    // A flick faster than 0.2 pt/ms goes one tile on, a slower release stays.
    #expect(try Self.isMet("flick 0.3 moves 1") && Self.isMet("flick above 0.2 pt/ms moves = 1 item"))
    #expect(try Self.isMet("flick below 1 pt/ms moves <= 1 items") && !Self.isMet("flick below 1 moves 2"))
    #expect(try !Self.isMet("flick 3 moves 2"))
    let stiff = try FeelSheet(of: TestedRows.even(threshold: 0.6))
    for (wish, isMet) in [
      ("flick below 0.6 moves 0", true), ("flick below 1 moves 0", false), ("flick above 0.6 moves 1", true),
    ] {
      #expect(try WishOutcome(FeelWish(wish), on: stiff).isMet == isMet, "\(wish)")
    }
    let outcome = try WishOutcome(FeelWish("flick 3 moves 2"), on: Self.sheet.get())
    #expect(outcome.gesture == "flick, 3 pt/ms" && outcome.failing == outcome.count && outcome.count == 4)
    #expect(throws: DocumentError.self) { try Self.isMet("flick 0.37 moves 1") }
    let free = try FeelSheet(of: TestedRows.all[4])
    #expect(throws: DocumentError.self) { try WishOutcome(FeelWish("flick 1 moves 1"), on: free) }
  }

  @Test("A time can be in seconds or milliseconds, and spaces around signs do not matter")
  func units() throws {
    let largest = try #require(Self.values("settle").max())
    #expect(try Self.isMet("settle <= \(largest / 1000) s") && !Self.isMet("settle<\(largest / 1000) s"))
    #expect(try FeelWish("settle<=900").quantity == FeelWish(" settle  <= 900 ms").quantity)
  }

  @Test(
    "A wish that cannot be parsed is an error with its character and what is expected there",
    arguments: [
      (
        "",
        "the wish \"\" ends at character 1, where one of commit drag, commit flick, flick, findings, rest, items, settle, travel, over, edge, turns, jerk, retarget is expected"
      ),
      (
        "setle < 900",
        "the wish \"setle < 900\" has \"setle\" at character 1, where one of commit drag, commit flick, flick, findings, rest, items, settle, travel, over, edge, turns, jerk, retarget (did you mean \"settle\"?) is expected"
      ), ("commit < 3", "the wish \"commit < 3\" has \"<\" at character 8, where \"drag\" or \"flick\" is expected"),
      (
        "settle.p99 < 900",
        "the wish \"settle.p99 < 900\" has \"settle.p99\" at character 1, where settle.min, .median, .p95 or .max is expected"
      ),
      (
        "settle",
        "the wish \"settle\" ends at character 7, where <, <=, =, >=, >, ~ or a range such as 50...90 is expected"
      ), ("settle < fast", "the wish \"settle < fast\" has \"fast\" at character 10, where a number is expected"),
      (
        "settle < 900 pt",
        "the wish \"settle < 900 pt\" has \"pt\" at character 14, where ms or the end is expected"
      ),
      (
        "settle of spins < 900",
        "the wish \"settle of spins < 900\" has \"spins\" at character 11, where the beginning of a gesture's name, such as \"slow drag\" or \"flick\", is expected"
      ),
      (
        "flick fast moves 1",
        "the wish \"flick fast moves 1\" has \"fast\" at character 7, where a speed in pt/ms is expected"
      ), ("flick 1 goes 1", "the wish \"flick 1 goes 1\" has \"goes\" at character 9, where \"moves\" is expected"),
      (
        "commit drag 90...50",
        "the wish \"commit drag 90...50\" has \"90...50\" at character 13, where <, <=, =, >=, >, ~ or a range such as 50...90 is expected"
      ),
      ("flick 1 moves 1 2", "the wish \"flick 1 moves 1 2\" has \"2\" at character 17, where the end is expected"),
      (
        "turns = 0 @no", "the wish \"turns = 0 @no\" has no weight from 0 to 1000000 after the @; write it as @2"
      ),
      (
        "turns = 0 @0", "the wish \"turns = 0 @0\" has no weight from 0 to 1000000 after the @; write it as @2"
      ),
      ("settle ~ 1e306 s", "the wish \"settle ~ 1e306 s\" has \"1e306\" at character 10, where a number is expected"),
      (
        "settle 0...inf",
        "the wish \"settle 0...inf\" has \"0...inf\" at character 8, where <, <=, =, >=, >, ~ or a range such as 50...90 is expected"
      ),
      ("settle < inf", "the wish \"settle < inf\" has \"inf\" at character 10, where a number is expected"),
    ])
  func errors(wish: String, expected: String) throws {
    let error = #expect(throws: DocumentError.self) { try FeelWish(wish) }
    let message = error?.message ?? ""
    #expect(message == expected, "\(message)")
  }

  @Test("The sentence has the value, its gesture, the wish and the number of gestures that miss it")
  func sentences() throws {
    let sheet = try Self.sheet.get()
    let missed = try WishOutcome(FeelWish("settle of slow drag <= 1 ms"), on: sheet)
    let slowest = try #require(Self.values("settle", "slow drag").max())
    #expect(missed.sentence.hasPrefix("settle of slow drag is \(DecimalText.upToThreePlaces(slowest)) ms (slow drag, "))
    #expect(missed.sentence.hasSuffix("), wished <= 1 ms; 3 of 3 miss it"), "\(missed.sentence)")
    var stiff = sheet
    stiff.map.commits?.dragForward = nil
    let never = try WishOutcome(FeelWish("commit drag 50...90 pt"), on: stiff)
    #expect(never.sentence == "commit drag is never (forward), wished 50...90 pt; 1 of 2 miss it", "\(never.sentence)")
  }

  @Test("A value keeps a wish where it misses nothing, and misses it by a share of the largest limit")
  func misses() throws {
    let values = [-3, 0, 0.9, 1, 4.5, 5, 5.5, 9, 10, 11, 100, .infinity]
    let wishes: [(text: String, keeps: (Double) -> Bool, distance: (Double) -> Double)] = [
      ("jerk < 5", { $0 < 5 }, { ($0 - 5) / 5 }), ("jerk <= 5", { $0 <= 5 }, { ($0 - 5) / 5 }),
      ("jerk > 5", { $0 > 5 }, { (5 - $0) / 5 }), ("jerk >= 5", { $0 >= 5 }, { (5 - $0) / 5 }),
      ("jerk = 5", { $0 == 5 }, { abs($0 - 5) / 5 }),
      ("jerk ~ 5", { abs($0 - 5) <= 0.5 }, { (abs($0 - 5) - 0.5) / 5 }),
      ("jerk 5...10", { (5...10).contains($0) }, { max(5 - $0, $0 - 10) / 10 }),
      ("jerk = 0", { $0 == 0 }, { abs($0) }), ("jerk < 0", { $0 < 0 }, { $0 }),
    ]
    for wish in wishes {
      let parsed = try FeelWish(wish.text)
      for value in values {
        #expect((parsed.miss(value) <= 0) == wish.keeps(value), "\(value) \(wish.text)")
        #expect(abs(parsed.miss(value) - wish.distance(value)) < 1e-12 || value == .infinity, "\(value) \(wish.text)")
      }
    }
  }

  @Test("The range of a wish has exactly the values that miss nothing, but for a bound that is not wished")
  func range() throws {
    for words in ["< 3", "<= 3", "= 3", "~ 3", ">= 3", "> 3", "2...5", "~ -3", "= 0", "-2...0"] {
      let wish = try FeelWish("turns \(words)")
      let bounds = [wish.values.range.lowerBound, wish.values.range.upperBound]
      for value in stride(from: -6.0, through: 6, by: 0.0625) where !bounds.contains(value) {
        #expect(wish.values.range.contains(value) == (wish.miss(value) <= 0), "\(words) \(value)")
      }
      for bound in bounds where bound.isFinite {
        let outside = bound == bounds[0] ? -1e-6 : 1e-6
        #expect(wish.miss(bound + outside) > 0 && abs(wish.miss(bound)) < 1e-12, "\(words) \(bound)")
      }
    }
  }

  @Test("A weight is not part of the values; a wish about findings is about the audits' number")
  func weights() throws {
    let wish = try FeelWish("findings=0 @ 2.5")
    #expect(wish.weight == 2.5 && wish.subject == "findings" && wish.wished == "= 0")
    #expect(try FeelWish("settle of flick, 3 pt/ms <= 0.9 s").weight == 1)
    let sheet = try Self.sheet.get()
    #expect(try WishOutcome(wish, on: sheet, findings: 0).isMet)
    let missed = try WishOutcome(wish, on: sheet, findings: 3)
    #expect(missed.sentence == "findings is 3, wished = 0", "\(missed.sentence)")
    let wild = ViewUnderTest("wild", TestedRows.configuration(), rule: TestedRows.Rule(positions: [0, 100, 5000]))
    let count = try Audits.run(on: wild, sweep: .quick).findings.count
    #expect(try count > 0 && [wish].outcomes(of: wild)[0].value == Double(count))
    let failure = #expect(throws: FeelFailure.self) { try expectFeelSheet(of: wild, meets: ["findings = 0"]) }
    #expect(failure?.lines == ["wild: findings is \(count), wished = 0"])
  }

  @Test("The gestures that wishes are about have the values of the whole sheet")
  func parts() throws {
    let wishes = try ["settle.p95 of flick <= 1", "turns <= 0", "flick 3 moves 1", "commit drag < 1"].map {
      try FeelWish($0)
    }
    for wish in wishes {
      let part = try [wish].outcomes(of: TestedRows.even())
      #expect(try part == [WishOutcome(wish, on: Self.sheet.get())], "\(wish.text)")
    }
  }
}
