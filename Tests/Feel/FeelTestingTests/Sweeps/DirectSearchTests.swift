import TestSupport
import Testing

@testable import FeelTesting

@Suite("Searches that compare")
struct DirectSearchTests {
  private final class Points {
    var all: [[Double]] = []
  }

  /// Runs a search and returns the points that it tried, and its best value.
  private static func run(
    _ function: @escaping ([Double]) -> Double, from start: [Double], left: Int = 200,
    _ body: (inout DirectSearch<Double>) -> Void
  ) -> (points: [[Double]], best: Double) {
    let points = Points()
    var search = DirectSearch(best: function(start), left: left, isBetter: <) { point in
      points.all.append(point)
      return function(point)
    }
    body(&search)
    return (points.all, search.best)
  }

  private static let functions: [(name: String, value: @Sendable ([Double]) -> Double)] = [
    ("bowl", { $0.enumerated().reduce(0) { $0 + Double($1.offset + 1) * ($1.element - 0.3) * ($1.element - 0.3) } }),
    (
      "Rosenbrock",
      { point in
        zip(point, point.dropFirst()).reduce(0) { sum, pair in
          let (rise, run) = (pair.1 - pair.0 * pair.0, 1 - pair.0)
          return sum + 100 * rise * rise + run * run
        }
      }
    ), ("steps", { $0.reduce(0) { $0 + (4 * abs($1 - 0.7)).rounded(.up) } }),
    ("ridge", { point in abs(point[0] - point[1]) * 10 + point.reduce(0) { $0 + abs($1) } }),
  ]

  /// Nelder and Mead's method as the paper has it, on values: reflection, expansion, contraction, then shrinking.
  private static func simplex(
    _ function: ([Double]) -> Double, from start: [Double], _ steps: [Double], left: Int
  ) -> [[Double]] {
    var tried: [[Double]] = []
    func value(_ point: [Double]) -> Double {
      tried.append(point)
      return function(point)
    }
    var simplex = [(start, function(start))]
    for index in start.indices {
      let point = start.indices.map { start[$0] + ($0 == index ? steps[$0] : 0) }
      simplex.append((point, value(point)))
    }
    while tried.count < left {
      simplex.sort { $0.1 < $1.1 }
      let (low, high, next) = (simplex[0], simplex[start.count], simplex[start.count - 1].1)
      if zip(low.0, high.0).allSatisfy({ abs($0 - $1) < 1e-6 }) { break }
      let centroid = start.indices.map { index in
        simplex.prefix(start.count).reduce(0) { $0 + $1.0[index] } / Double(start.count)
      }
      func at(_ weight: Double) -> [Double] { zip(centroid, high.0).map { $0 + weight * ($1 - $0) } }
      let reflection = (at(-1), value(at(-1)))
      var new: ([Double], Double)?
      if reflection.1 < low.1 {
        let expansion = (at(-2), value(at(-2)))
        new = expansion.1 < reflection.1 ? expansion : reflection
      } else if reflection.1 < next {
        new = reflection
      } else if reflection.1 < high.1 {
        let outside = (at(-0.5), value(at(-0.5)))
        new = outside.1 < reflection.1 ? outside : nil
      } else {
        let inside = (at(0.5), value(at(0.5)))
        new = inside.1 < high.1 ? inside : nil
      }
      if let new {
        simplex[start.count] = new
      } else {
        for corner in 1...start.count {
          let point = zip(simplex[corner].0, low.0).map { ($0 + $1) / 2 }
          simplex[corner] = (point, value(point))
        }
      }
    }
    return tried
  }

  @Test("The simplex tries the very points of the published method, in two to four dimensions")
  func simplex() {
    var generator = SeededGenerator(seed: 31)
    for (name, function) in Self.functions {
      for dimensions in 2...4 {
        for left in [7, 60, 200] {
          let start = (0..<dimensions).map { _ in Double.random(in: -2...2, using: &generator) }
          let steps = (0..<dimensions).map { _ in Double.random(in: 0.1...1, using: &generator) }
          let found = Self.run(function, from: start, left: left) { $0.simplex(from: start, steps) }
          let expected = Self.simplex(function, from: start, steps, left: left)
          #expect(found.points == expected, "\(name) \(dimensions)")
          #expect(found.best == min(function(start), expected.map(function).min() ?? .infinity))
        }
      }
    }
  }

  @Test("The simplex finds the lowest point of a bowl and of Rosenbrock's valley")
  func minima() {
    for (index, start) in [[2.0, -1], [-1.2, 1]].enumerated() {
      let function = Self.functions[index].value
      let found = Self.run(function, from: start, left: 400) { $0.simplex(from: start, [0.5, 0.5]) }
      #expect(found.best < 1e-9 && found.points.count < 250, "\(found.best), \(found.points.count)")
    }
  }

  @Test("The golden section keeps one of two points, narrows by the golden ratio, and stops at a millionth")
  func goldenSection() {
    for lowest in [-1.5, 0, 0.123, 1.99, 3] {
      let found = Self.run({ abs($0[0] - lowest) }, from: [5]) { $0.goldenSection(from: -2, to: 2) }
      let expected = min(2, max(-2, lowest))
      #expect(found.points.allSatisfy { (-2...2).contains($0[0]) })
      #expect(abs(found.best - abs(expected - lowest)) < 1e-6, "\(found.best)")
      // 4 · 0.618ⁿ is a millionth after 32 steps, and two points are tried before the first.
      #expect(found.points.count == 34, "\(found.points.count)")
    }
    #expect(Self.run({ $0[0] }, from: [5]) { $0.goldenSection(from: 0, to: 1e60) }.points.count == 200)
  }
}
