import Foundation
import TestSupport
import Testing

@testable import UIKitFacade

/// Rules with factors, in the plane, against the best of all corners.
@Suite("The solver of linear rules") @MainActor
struct CassowarySolverTests {
  private typealias Point = (x: Double, y: Double)

  /// a·x + b·y + c = 0, ≤ 0 or ≥ 0.
  private struct Line: CustomStringConvertible {
    var a: Double
    var b: Double
    var c: Double
    var relation: NSLayoutConstraint.Relation
    var priority: Float

    var rule: CassowarySolver.Rule {
      var sum = LinearExpression(c)
      if a != 0 { sum.add(LinearExpression(variable: 0), times: a) }
      if b != 0 { sum.add(LinearExpression(variable: 1), times: b) }
      return .init(sum: sum, relation: relation, strength: UILayoutPriority(priority))
    }

    func error(_ point: Point) -> Double {
      let value = a * point.x + b * point.y + c
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }

    var description: String { "\(a)x + \(b)y + \(c) \(relation) at \(priority)" }
  }

  private static let priorities: [Float] = [750, 500, 250]

  /// The sums of errors, from the highest priority down.
  private static func errors(_ point: Point, _ lines: [Line]) -> [Double] {
    priorities.map { priority in lines.reduce(0) { $0 + ($1.priority == priority ? $1.error(point) : 0) } }
  }

  /// The least sums at any corner where two of the lines meet and every required one holds.
  ///
  /// Sums of errors are linear between the lines, so some corner has the least.
  private static func best(_ lines: [Line]) -> [Double]? {
    let required = lines.filter { $0.priority == 1000 }
    var best: [Double]?
    for (index, one) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        let determinant = one.a * other.b - other.a * one.b
        if abs(determinant) < 1e-9 { continue }
        let point = (
          x: (one.b * other.c - other.b * one.c) / determinant, y: (other.a * one.c - one.a * other.c) / determinant
        )
        guard required.allSatisfy({ $0.error(point) < 1e-9 }) else { continue }
        let found = errors(point, lines)
        guard let least = best else {
          best = found
          continue
        }
        for (new, old) in zip(found, least) where abs(new - old) > 1e-9 {
          if new < old { best = found }
          break
        }
      }
    }
    return best
  }

  @Test("Required rules hold, and the others have the least errors of each priority that any corner has")
  @MainActor func plane() throws {
    var generator = SeededGenerator(seed: 61)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    var (withErrors, compared) = (0, 0)
    for _ in 0..<sweepCount(20_000, oneIn: 20) {
      let hidden = (x: number(-6...6), y: number(-6...6))
      var lines = [(1.0, 0.0), (0, 1)].flatMap { a, b in
        [
          Line(a: a, b: b, c: 20, relation: .greaterThanOrEqual, priority: 1000),
          Line(a: a, b: b, c: -20, relation: .lessThanOrEqual, priority: 1000),
        ]
      }
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        let (a, b) = (number(-3...3), number(-3...3))
        if a == 0 && b == 0 { continue }
        let relation: NSLayoutConstraint.Relation =
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
        let priority: Float = [1000, 1000, 750, 500, 250].randomElement(using: &generator) ?? 1000
        var c = number(-12...12)
        if priority == 1000 {
          // The hidden point satisfies every required rule.
          c = -(a * hidden.x + b * hidden.y)
          if relation != .equal { c += relation == .lessThanOrEqual ? -number(0...9) : number(0...9) }
        }
        lines.append(Line(a: a, b: b, c: c, relation: relation, priority: priority))
      }
      lines.shuffle(using: &generator)
      let solver = CassowarySolver(lines.map(\.rule), variables: 2)
      let point = (
        x: solver.value(LinearExpression(variable: 0)), y: solver.value(LinearExpression(variable: 1))
      )
      #expect(solver.broken.isEmpty, "\(lines)")
      for line in lines where line.priority == 1000 { #expect(line.error(point) < 1e-6, "\(line) of \(lines)") }
      guard let best = Self.best(lines) else { continue }
      let found = Self.errors(point, lines)
      compared += 1
      if found.contains(where: { $0 > 1e-6 }) { withErrors += 1 }
      for (new, least) in zip(found, best) {
        #expect(abs(new - least) < 1e-6, "\(point), \(found) not \(best), \(lines)")
      }
    }
    #expect(withErrors > compared / 10 && compared > sweepCount(20_000, oneIn: 20) / 2)
  }
}
