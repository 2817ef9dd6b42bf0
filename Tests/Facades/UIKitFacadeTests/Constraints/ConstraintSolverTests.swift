import Foundation
import TestSupport
import Testing
import UIKitFacade

@Suite("Systems of constraints") @MainActor
struct ConstraintSolverTests {
  /// A constraint on the places of views: first − second ≥, ≤ or = a constant; without a second the place itself.
  private struct Spec {
    var first: Int
    var second: Int?
    var relation: NSLayoutConstraint.Relation
    var constant: Int
    var priority: Float

    func error(_ places: [Int]) -> Int {
      let value = places[first] - (second.map { places[$0] } ?? 0) - constant
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  private func places(_ count: Int, _ specs: [Spec]) -> (places: [Int], broken: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for spec in specs {
      let (anchor, constant) = (views[spec.first].leadingAnchor, CGFloat(spec.constant))
      let other = spec.second.map { views[$0].leadingAnchor } ?? root.leadingAnchor
      let constraint =
        switch spec.relation {
        case .equal: anchor.constraint(equalTo: other, constant: constant)
        case .lessThanOrEqual: anchor.constraint(lessThanOrEqualTo: other, constant: constant)
        case .greaterThanOrEqual: anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
        }
      constraint.priority = UILayoutPriority(spec.priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return (views.map { Int(($0.frame.minX * 2).rounded()) }, root.brokenConstraints.count)
  }

  @Test("Required inequalities that can be satisfied are satisfied, in every order")
  @MainActor func orders() {
    let specs = [
      Spec(first: 1, relation: .greaterThanOrEqual, constant: 40, priority: 1000),
      Spec(first: 0, relation: .greaterThanOrEqual, constant: 20, priority: 1000),
      Spec(first: 1, second: 0, relation: .greaterThanOrEqual, constant: 30, priority: 1000),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let result = places(2, order.map { specs[$0] })
      #expect(result.places == [40, 100] && result.broken == 0, "\(order)")
    }
  }

  /// The sums of errors by priority, from the highest down.
  private func errors(_ places: [Int], _ specs: [Spec]) -> [Int] {
    [1000, 750, 250].map { priority in specs.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(places) } }
  }

  /// The least errors that places between −18 and 18 have, and the places that have them.
  private func best(_ specs: [Spec]) -> (errors: [Int], places: [[Int]]) {
    let required = specs.filter { $0.priority == 1000 }
    var (least, found): ([Int], [[Int]]) = ([Int.max], [])
    for x in -18...18 {
      for y in -18...18 {
        for z in -18...18 {
          // The required ones can be satisfied, so a solution satisfies them; most places are left out here.
          guard required.allSatisfy({ $0.error([x, y, z]) == 0 }) else { continue }
          let errors = errors([x, y, z], specs)
          if errors.lexicographicallyPrecedes(least) { (least, found) = (errors, []) }
          if errors == least { found.append([x, y, z]) }
        }
      }
    }
    return (least, found)
  }

  private func change(_ places: [Int]) -> Int { places.reduce(0) { $0 + abs($1) } }

  @Test("Random systems have the least errors for each priority, in every order")
  @MainActor func random() {
    var generator = SeededGenerator(seed: 15)
    var unique = 0
    for _ in 0..<sweepCount(400, oneIn: 20) {
      let hidden = (0..<3).map { _ in Int.random(in: -5...5, using: &generator) }
      var specs = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
        let first = Int.random(in: 0..<3, using: &generator)
        let second = [nil, (first + 1) % 3, (first + 2) % 3].randomElement(using: &generator) ?? nil
        let relation: NSLayoutConstraint.Relation =
          [.greaterThanOrEqual, .lessThanOrEqual, .equal].randomElement(using: &generator) ?? .equal
        let priority: Float = [1000, 1000, 750, 250].randomElement(using: &generator) ?? 1000
        var constant = hidden[first] - (second.map { hidden[$0] } ?? 0)
        let slack = Int.random(in: 0...3, using: &generator)
        if priority < 1000 {
          constant = Int.random(in: -5...5, using: &generator)
        } else if relation != .equal {
          constant += relation == .lessThanOrEqual ? slack : -slack
        }
        return Spec(first: first, second: second, relation: relation, constant: constant, priority: priority)
      }
      let expected = best(specs)
      if expected.places.count == 1 { unique += 1 }
      for _ in 0..<3 {
        let result = places(3, specs)
        let found = result.places.map { $0 / 2 }
        #expect(result.broken == 0 && result.places.allSatisfy { $0 % 2 == 0 }, "\(specs)")
        #expect(errors(found, specs) == expected.errors, "\(found) for \(specs)")
        if expected.places.count == 1 { #expect(found == expected.places.first, "\(specs)") }
        // If the constraints allow several solutions, as little as possible moves.
        if Set(expected.places.map { place in specs.map { $0.error(place) } }).count == 1 {
          #expect(change(found) == expected.places.map(change).min(), "\(found) for \(specs)")
        }
        specs.shuffle(using: &generator)
      }
    }
    #expect(unique > sweepCount(400, oneIn: 20) / 8)
  }

  @Test("A higher priority wins over any number of lower ones; equal priorities minimise the sum of errors")
  @MainActor func strengths() {
    let low = (0..<20).map { _ in Spec(first: 0, relation: .equal, constant: 80, priority: 749) }
    let high = Spec(first: 0, relation: .equal, constant: 10, priority: 750)
    #expect(places(1, low + [high]).places == [20])
    #expect(places(1, [Spec(first: 0, relation: .equal, constant: 10, priority: 749)] + low).places == [160])
  }

  @Test("Of two contradicting required constraints, the later is broken and its name is printed once")
  func contradiction() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let limits = [
          view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.6),
          view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -10),
        ]
        limits[1].identifier = "half"
        NSLayoutConstraint.activate(limits)
        root.layoutIfNeeded()
        precondition(view.bounds.width == 60 && root.brokenConstraints == [limits[1]])
        root.frame.size.width = 200
        root.layoutIfNeeded()
        precondition(view.bounds.width == 120 && root.brokenConstraints == [limits[1]])
      }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      said.split(separator: "\n").contains(
        "Unable to simultaneously satisfy constraints: UILabel.width <= 0.5 * UIView.width - 10.0 (half) contradicts"
          + " required constraints before it and was broken. Give one of them a lower priority or deactivate it."),
      "\(said)")
    // Once, although two layouts broke it.
    #expect(said.split(separator: "\n").count { $0.contains("contradicts") } == 1, "\(said)")
  }
}
