import Documents
import ScrollPhysics
import Testing

@testable import FeelTesting

/// Even rows whose threshold and pitch are varied; a flick commits from its threshold on.
@Suite("A sweep")
struct FeelSweepTests {
  private static let wishes = ["commit flick ~ 0.3 pt/ms", "commit drag <= 55 @2", "flick 0.3 moves 0 @0.5"]

  private static func sweep(
    _ parameters: [String] = ["threshold=0.1...0.6/0.1", "pitch=100,120,140"], _ wishes: [String] = wishes,
    sample: Int? = nil
  ) throws -> FeelSweep<ViewUnderTest<ItemList>> {
    try FeelSweep(try parameters.map { try SweepParameter($0) }, wishes: wishes, sample: sample) { setting in
      TestedRows.even(
        threshold: try setting["threshold"],
        pitch: parameters.count > 1 ? try setting["pitch"] : 120)
    }
  }

  /// All rows of a sweep, each measured by a whole sheet.
  private static func rows(_ sweep: FeelSweep<ViewUnderTest<ItemList>>) throws -> [(misses: [Double], cost: Double)] {
    try (0..<sweep.count).map { index in
      let setting = sweep.plan[index]
      let view = TestedRows.even(
        threshold: try setting["threshold"], pitch: sweep.names.count > 1 ? try setting["pitch"] : 120)
      let sheet = try FeelSheet(of: view, jobs: 1)
      let misses = try sweep.wishes.map { try min(10, $0.miss(WishOutcome($0, on: sheet).value)) }
      return (misses, zip(sweep.wishes, misses).reduce(0) { $0 + $1.0.weight * max(0, $1.1) })
    }
  }

  @Test("The best setting is the one that misses least by whole sheets; the ranking is sorted by that")
  func ranking() throws {
    let sweep = try Self.sweep()
    let report = try sweep.run(jobs: 2)
    let naive = try Self.rows(sweep)
    #expect(report.count == 18 && report.ranking.count == 18 && report.meeting == naive.count { $0.cost == 0 })
    for row in report.ranking {
      let expected = naive[row.setting.number - 1]
      #expect(row.values.map(\.miss) == expected.misses)
      #expect(row.cost == expected.cost && row.meetsWishes == (expected.cost == 0))
    }
    #expect(report.ranking.map(\.cost) == naive.map(\.cost).sorted())
    for (earlier, later) in zip(report.ranking, report.ranking.dropFirst()) where earlier.cost == later.cost {
      #expect(earlier.reserve <= later.reserve)
      if earlier.reserve == later.reserve { #expect(earlier.setting.number < later.setting.number) }
    }
    #expect(report.best.setting == report.ranking[0].setting)
  }

  @Test("A compromise is a setting that no other one betters: the naive Pareto set, one setting for each point of it")
  func compromises() throws {
    let sweep = try Self.sweep(
      ["threshold=0.1...0.6/0.1", "pitch=100,120,140"],
      ["commit flick <= 0.2", "commit flick >= 0.5", "commit drag ~ 55"])
    let report = try sweep.run(jobs: 1)
    let points = try Self.rows(sweep).map { $0.misses.map { max(0, $0) } }
    let front = points.filter { point in
      !points.contains { other in other != point && zip(other, point).allSatisfy { $0 <= $1 } }
    }
    #expect(Set(report.compromises.map { $0.values.map { max(0, $0.miss) } }) == Set(front))
    #expect(report.compromises.count == Set(front).count && Set(front).count > 1)
  }

  @Test("What a parameter explains is the variance of its means over the whole variance")
  func influence() throws {
    for sample in [nil, 40] {
      let sweep = try Self.sweep(["threshold=0.1...0.6/0.1", "pitch=100,120,140"], sample: sample)
      let report = try sweep.run(jobs: 1)
      let costs = try Self.rows(sweep).map(\.cost)
      let mean = costs.reduce(0, +) / Double(costs.count)
      let variance = costs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(costs.count)
      let shares = try #require(report.shares)
      for (name, share) in shares {
        let groups = try Dictionary(grouping: costs.indices) { index in
          let number = try sweep.plan[index][name]
          // A sample takes any number between the bounds, which count as ten parts.
          return sample != nil && name == "threshold" ? ((number - 0.1) / 0.05).rounded(.down) : number
        }
        let between = groups.values.reduce(0) { sum, group in
          let own = group.reduce(0) { $0 + costs[$1] } / Double(group.count)
          return sum + Double(group.count) * (own - mean) * (own - mean)
        }
        #expect(abs(share - between / Double(costs.count) / variance) < 1e-9)
      }
      #expect(shares.map(\.name) == ["threshold", "pitch"])
    }
    #expect(try Self.sweep(["threshold=0.1,0.2"], ["turns >= 0"]).run(jobs: 1).shares == nil)
    // Bounds that are one number, or closer than numbers are rounded to.
    for bounds in ["0.2...0.2/1", "1.4e-6...1.5e-6", "1e-320...2e-320"] {
      let report = try Self.sweep(["threshold=\(bounds)"], ["commit flick < 0.1"], sample: 7).run(refine: true, jobs: 1)
      #expect(report.count == 7 && report.shares == nil)
    }
  }

  @Test("A planted threshold off the grid is found between its neighbours; nothing is refined that is not better")
  func refining() throws {
    let planted = try Self.sweep(["threshold=0.1...0.6/0.1"], ["commit flick = 0.337"])
    let plain = try planted.run(jobs: 1)
    #expect(!plain.best.meetsWishes && plain.refined == nil)
    let report = try planted.run(refine: true, jobs: 1)
    let found = try report.best.setting["threshold"]
    #expect(report.best.meetsWishes && (0.336..<0.337).contains(found), "\(found)")
    #expect(report.ranking.map(\.cost) == plain.ranking.map(\.cost))
    let met = try Self.sweep(["threshold=0.1...0.6/0.1"], ["flick 0.3 moves 1"]).run(refine: true, jobs: 1)
    #expect(met.refined == nil && met.best.setting.number > 0)
  }

  @Test("Two numbers planted off the grid are found by the simplex, also from a sample")
  func simplex() throws {
    for sample in [nil, 12] {
      let sweep = try Self.sweep(
        ["threshold=0.1...0.6/0.1", "pitch=90...150/20"], ["commit flick ~ 0.337 @3", "commit drag = 56.5"],
        sample: sample)
      let report = try sweep.run(refine: true, jobs: 1)
      let cost = report.best.cost
      #expect(cost < 0.01 && cost <= report.ranking[0].cost, "\(report.best.setting) \(cost)")
      #expect((90...150).contains(try report.best.setting["pitch"]))
    }
  }

  @Test("The report is the same for any number of threads, and progress never goes back")
  func threads() throws {
    let sweep = try Self.sweep(["threshold=0.1...0.6/0.02", "pitch=100...140/20"])
    let shares = Shares()
    let one = try sweep.run(jobs: 1) { shares.add($0) }
    #expect(try "\(one)" == "\(sweep.run(jobs: 5))")
    #expect(shares.all == shares.all.sorted() && shares.all.last == 1 && one.count == 78)
    #expect(one.ranking.count == SweepReport.maximumRanked)
  }

  private final class Shares: @unchecked Sendable {
    private(set) var all: [Double] = []
    func add(_ share: Double) { all.append(share) }
  }

  @Test("A setting that is not possible is counted with its reason, and a sweep of only such settings is an error")
  func impossible() throws {
    let parameter = try SweepParameter("threshold=0.1,-1,0.3,-2")
    func sweep(_ least: Double) throws -> FeelSweep<ViewUnderTest<ItemList>> {
      try FeelSweep([parameter], wishes: ["commit flick ~ 0.3"]) { setting in
        let threshold = try setting["threshold"]
        if threshold < least { throw DocumentError("threshold \(threshold) is too low") }
        return TestedRows.even(threshold: threshold)
      }
    }
    let report = try sweep(0).run(jobs: 1)
    #expect(report.count == 4 && report.impossible.count == 2 && report.ranking.map(\.setting.number) == [3, 1])
    #expect("\(report)".contains("2 are not possible: threshold -1.0 is too low\n"))
    let error = #expect(throws: DocumentError.self) { try sweep(5).run(jobs: 1) }
    #expect(error?.message == "no setting is possible: threshold 0.1 is too low")
    #expect(throws: DocumentError.self) { try Self.sweep(["threshold=0.1"], []) }
    #expect(throws: DocumentError.self) { try Self.sweep(["threshold=0.1"], ["setle < 3"]) }
  }

  @Test("The sample without a seed is that of seed 1; a reason of 80 columns stays on its line")
  func defaults() throws {
    let parameter = try SweepParameter("threshold=0.1...0.6")
    func sweep(_ seed: Int?) throws -> [SweepSetting] {
      let make: @Sendable (SweepSetting) throws -> ViewUnderTest<ItemList> = { _ in TestedRows.even() }
      let sweep =
        try seed.map { try FeelSweep([parameter], wishes: ["turns = 0"], sample: 9, seed: $0, make) }
        ?? FeelSweep([parameter], wishes: ["turns = 0"], sample: 9, make)
      return (0..<9).map { sweep.plan[$0] }
    }
    #expect(try sweep(nil) == sweep(1) && sweep(nil) != sweep(0))
    let reason = String(repeating: "a ", count: 28) + "bcd"
    let impossible = try FeelSweep([SweepParameter("threshold=0,1")], wishes: ["turns = 0"]) { setting in
      if try setting["threshold"] == 0 { throw DocumentError(reason) }
      return TestedRows.even()
    }
    let line = "1 is not possible: \(reason)\n"
    #expect(try line.count == 79 && "\(impossible.run(jobs: 1))".contains(line))
    let longer = try FeelSweep([SweepParameter("threshold=0,1")], wishes: ["turns = 0"]) { setting in
      if try setting["threshold"] == 0 { throw DocumentError(reason + "ef") }
      return TestedRows.even()
    }
    #expect(try "\(longer.run(jobs: 1))".contains("1 is not possible: \(reason)ef\n"))
  }

  @Test("The text names the best setting, what it misses, and what gives way to each wish")
  func text() throws {
    let met = try "\(Self.sweep(["threshold=0.1...0.6/0.1"], ["commit flick ~ 0.3 pt/ms"]).run(jobs: 1))"
    #expect(met.hasPrefix("1 of 6 settings meets every wish\n\nbest: setting 3\n  threshold = 0.3\n"), "\(met)")
    #expect(!met.contains("what gives way"))
    let missed = try
      "\(Self.sweep(["threshold=0.1...0.6/0.1"], ["commit flick ~ 0.3", "commit flick > 0.5"]).run(jobs: 1))"
    #expect(missed.hasPrefix("none of 6 settings meets every wish\n"))
    #expect(
      missed.contains(
        """
        what gives way to each wish
          commit flick ~ 0.3: setting 3: commit flick is 0.301 pt/ms, wished > 0.5,
            missed by 39.8 %
          commit flick > 0.5: setting 5: commit flick is 0.501 pt/ms, wished ~ 0.3,
            missed by 57 %

        """), "\(missed)")
  }
}
