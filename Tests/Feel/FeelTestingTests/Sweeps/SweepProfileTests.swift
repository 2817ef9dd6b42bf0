import Documents
import ScrollPhysics
import Testing

@testable import FeelTesting

@Suite("What each value of a parameter came to")
struct SweepProfileTests {
  private static func sweep(_ parameters: [String], sample: Int? = nil) throws -> FeelSweep<ViewUnderTest<ItemList>> {
    try FeelSweep(
      try parameters.map { try SweepParameter($0) }, wishes: ["commit flick ~ 0.3 pt/ms", "commit drag <= 55 @2"],
      sample: sample
    ) { setting in
      let pitch = (try? setting["pitch"]) ?? 120
      if pitch == 130 { throw DocumentError("no row has cards of 130 pt") }
      return TestedRows.even(threshold: (try? setting["threshold"]) ?? 0.2, pitch: pitch)
    }
  }

  private static func rows(_ sweep: FeelSweep<ViewUnderTest<ItemList>>) -> [SweepRow] {
    var rows: [SweepRow] = []
    sweep.rows(of: stride(from: 0, to: sweep.count, by: 1), jobs: 2, progress: nil) { rows.append($0) }
    return rows
  }

  /// Where a value is by itself, or in which tenth of the bounds a number of a sample is.
  private static func key(_ value: SweepParameter.Value, _ bounds: ClosedRange<Double>?) -> String {
    guard let bounds, case .number(let number) = value else { return value.text }
    return "\(Int((number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * 10))"
  }

  @Test("Each value has its settings, from the lowest to the highest value for each wish, and the best of them")
  func groups() throws {
    let cases: [([String], Int?, [ClosedRange<Double>?])] = [
      (["threshold=0.1...0.6/0.1", "pitch=100,120,130,140", "name=b,a"], nil, [nil, nil, nil]),
      (["threshold=0.1...0.6", "pitch=100,120,140"], 33, [0.1...0.6, nil]),
    ]
    for (parameters, sample, bounds) in cases {
      let sweep = try Self.sweep(parameters, sample: sample)
      let report = try sweep.run(jobs: 2)
      let rows = Self.rows(sweep)
      #expect(rows.count == report.count && report.profiles.count == parameters.count)
      for (parameter, profile) in report.profiles.enumerated() {
        let values = Dictionary(grouping: rows) { Self.key($0.setting.values[parameter], bounds[parameter]) }
        #expect(bounds[parameter] == nil ? profile.groups.count == values.count : profile.groups.count == 10)
        for (key, all) in values {
          let group = profile.groups[profile.group(of: all[0].setting.values[parameter])]
          let known = all.filter { $0.fault == nil }
          #expect(group.count == known.count && (bounds[parameter] != nil || group.name == key))
          #expect(group.best?.setting == known.min { $0 < $1 }?.setting)
          for wish in group.values.indices {
            let numbers = known.map { $0.values[wish].value }
            #expect(group.values[wish].lowerBound == numbers.min() && group.values[wish].upperBound == numbers.max())
          }
          #expect(group.values.count == (known.isEmpty ? 0 : 2))
        }
        for (column, other) in report.profiles.enumerated() where column < parameter {
          for index in other.groups.indices {
            for row in profile.groups.indices {
              let here = rows.filter {
                $0.fault == nil && other.group(of: $0.setting.values[column]) == index
                  && profile.group(of: $0.setting.values[parameter]) == row
              }
              let best = report.best(of: (column, parameter), column: index, row: row)
              #expect(best?.setting == here.min { $0 < $1 }?.setting)
            }
          }
        }
      }
    }
  }

  @Test("Many values are in groups of neighbours, of almost equal size; a number between them is with the nearest")
  func neighbours() throws {
    for count in [1, 2, 39, 40, 41, 99, 1000] {
      let numbers = (0..<count).map { Double($0 * $0) }
      let profile = SweepProfile(SweepParameter("n", numbers), isSample: false)
      let places = numbers.map { profile.group(of: .number($0)) }
      #expect(places == places.sorted() && Set(places).count == profile.groups.count)
      #expect(profile.groups.count == min(40, count))
      let sizes = Dictionary(grouping: places) { $0 }.values.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      for (number, place) in zip(numbers, places) {
        #expect(profile.group(of: .number(number + 0.4)) == place)
        if number > 0 { #expect(profile.group(of: .number(number - 0.4)) == place) }
      }
      for (index, group) in profile.groups.enumerated() {
        #expect(places[try #require(numbers.firstIndex { JSONText.number($0) == group.name })] == index)
      }
    }
    let sample = SweepProfile(try SweepParameter("n=2...4"), isSample: true)
    #expect(sample.groups.map(\.name) == (0..<10).map { DecimalText.short(2.1 + 0.2 * Double($0)) })
    #expect([1, 2, 2.19, 2.21, 3.99, 4, 5].map { sample.group(of: .number($0)) } == [0, 0, 0, 1, 9, 9, 9])
  }

  @Test("A value that is given again is in the group of the first one")
  func again() throws {
    let report = try Self.sweep(["threshold=0.2,0.2,0.5,0.2", "pitch=140,100,140"]).run(jobs: 1)
    #expect(report.profiles.map { $0.groups.map(\.name) } == [["0.2", "0.5"], ["140", "100"]])
    #expect(report.profiles.map { $0.groups.map(\.count) } == [[9, 3], [8, 4]])
    let many = SweepProfile(SweepParameter("n", (0..<300).map { Double($0 % 100) }), isSample: false)
    #expect(many.groups.count == 40 && Set((0..<100).map { many.group(of: .number(Double($0))) }).count == 40)
  }

  @Test("The pair of parameters that is shown as a map are those that explain most, in their order")
  func pair() throws {
    let report = try Self.sweep(["name=a,b", "threshold=0.1...0.6/0.1", "other=c,d", "pitch=100,140"]).run(jobs: 2)
    let pair = try #require(report.pair)
    #expect(pair == (1, 3))
    #expect(try Self.sweep(["threshold=0.1,0.2"]).run(jobs: 1).pair == nil)
  }
}
