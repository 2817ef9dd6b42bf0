import Documents
import Testing

@testable import FeelTesting

@Suite("The settings of a sweep")
struct SweepPlanTests {
  private static func plan(_ texts: [String], sample: Int? = nil, seed: UInt64 = 1) throws -> SweepPlan {
    try SweepPlan(texts.map { try SweepParameter($0) }, sample: sample, seed: seed)
  }

  @Test("A grid has every combination once, and the last parameter changes fastest")
  func grid() throws {
    let plan = try Self.plan(["a=1...2/0.25", "b=normal,fast", "c=true,7,x"])
    var expected: [[String]] = []
    for a in ["1", "1.25", "1.5", "1.75", "2"] {
      for b in ["normal", "fast"] { for c in ["true", "7", "x"] { expected.append([a, b, c]) } }
    }
    #expect(plan.count == expected.count)
    #expect((0..<plan.count).map { plan[$0].values.map(\.text) } == expected)
    #expect((0..<plan.count).map { plan[$0].number } == Array(1...plan.count))
    let tenths = try Self.plan(["a=0.1...0.7/0.1"])
    #expect(try (0..<7).map { try tenths[$0]["a"] } == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  }

  @Test(
    "A Latin hypercube takes each equal part of each range once, at its middle", arguments: [1, 2, 7, 100, 1000])
  func hypercube(count: Int) throws {
    let plan = try Self.plan(["a=-3...5", "b=0...10/0.5", "c=p,q"], sample: count)
    #expect(plan.count == count)
    for (index, bounds) in [(0, -3.0...5.0), (1, 0.0...10.0)] {
      let numbers = try (0..<count).map { try plan[$0][["a", "b"][index]] }.sorted()
      for (part, number) in numbers.enumerated() {
        let width = (bounds.upperBound - bounds.lowerBound) / Double(count)
        #expect(abs(number - (bounds.lowerBound + (Double(part) + 0.5) * width)) < 1e-6)
      }
    }
    let names = try (0..<count).map { try plan[$0].name(of: "c") }
    #expect(abs(names.count { $0 == "p" } * 2 - count) <= 1)
  }

  @Test("A seed gives the same sample again, another one another, and parameters are not in step")
  func seeds() throws {
    let texts = ["a=0...1", "b=0...1"]
    func values(_ seed: UInt64) throws -> [[SweepParameter.Value]] {
      let plan = try Self.plan(texts, sample: 50, seed: seed)
      return (0..<50).map { plan[$0].values }
    }
    #expect(try values(1) == values(1) && values(1) != values(2))
    #expect(try values(1).contains { $0[0] != $0[1] })
    // With 400 random orders, the mean of the part at an index is that of all parts.
    let firsts: [Double] = try (0..<400).map { seed in try Self.plan(texts, sample: 50, seed: seed)[0]["a"] }
    let mean: Double = firsts.reduce(0, +) / 400
    #expect(abs(mean - 0.5) < 0.06)
  }

  @Test(
    "Parameters that make no plan are errors that say what to write",
    arguments: [
      (["a"], "\"a\" is not NAME=VALUES, such as layout.itemSize.width=280,300"),
      (["a=1...2"], "a has a range without a step, which only a sample can take; write A...B/STEP"),
      (["a=2...1"], "a: \"2...1\" is not a range; write A...B/STEP, or A...B for a sample, the lower bound first"),
      (["a=1...1"], "a: \"1...1\" is not a range; write A...B/STEP, or A...B for a sample, the lower bound first"),
      (["a=1...2/0"], "a: needs finite bounds and a step greater than 0, as in -300...300/25"),
      (["a=,"], "a has no values"), (["a=1", "a=2"], "a is varied twice; give all of its values at once"),
      ([], "there is no parameter to vary"),
      (
        ["a=1...1000/0.1", "b=1...1000/0.1", "c=1...1000/1"],
        "the grid has more than 1000000000 settings; take fewer values, or a sample"
      ),
    ])
  func errors(texts: [String], message: String) {
    let error = #expect(throws: DocumentError.self) { try Self.plan(texts) }
    #expect(error?.message == message, "\(error?.message ?? "")")
  }

  @Test("A sample has at least one setting; a setting knows its parameters by name")
  func names() throws {
    #expect(throws: DocumentError.self) { try Self.plan(["a=1...2"], sample: 0) }
    let setting = try Self.plan(["width=280", "rate=fast"])[0]
    #expect(try setting["width"] == 280 && setting.name(of: "rate") == "fast" && setting.name(of: "width") == "280")
    let missing = #expect(throws: DocumentError.self) { try setting["widht"] }
    #expect(missing?.message == "the sweep has no parameter \"widht\" (did you mean \"width\"?)")
    let name = #expect(throws: DocumentError.self) { try setting["rate"] }
    #expect(name?.message == "the parameter \"rate\" is a name and not a number; read it by name(of:)")
    #expect(try Self.plan(["a=0.123456789,1e9"])[0].name(of: "a") == "0.123456789")
    #expect(try SweepParameter("a", [1, 2]) == SweepParameter("a=1,2"))
    #expect(try SweepParameter("a", names: ["x", "y"]) == SweepParameter("a=x,y"))
    #expect(try SweepParameter("a", 1...2, step: 0.5) == SweepParameter("a=1...2/0.5"))
  }
}
