import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Cubic animation")
struct CubicAnimationTests {
  static let curves: [CubicTimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .standard,
    CubicTimingCurve(Vector2D(x: 0.5, y: -0.5), Vector2D(x: 0.5, y: 1.5)),
    CubicTimingCurve(Vector2D(x: 1, y: 0), Vector2D(x: 0, y: 1)),
    CubicTimingCurve(Vector2D(x: 0.1, y: 0.9), Vector2D(x: 0.2, y: 1)),
  ]

  @Test("The animation starts at its offset, has its derivative as velocity, and ends at the target", arguments: curves)
  func laws(curve: CubicTimingCurve) {
    for (start, target) in [(0, 100), (100, -400), (-3, 2.5)] as [(Double, Double)] {
      let animation = CubicAnimation(from: start, to: target, curve: curve, duration: 400)
      let scale = max(1, abs(target - start))
      #expect(Laws.violations(of: animation, startingAt: start, scale: scale) == [])
      #expect(Laws.reachViolations(of: animation, scale: scale) == [])
    }
  }

  @Test("The animation follows the Bézier curve, as bisection finds it", arguments: curves)
  func curve(curve: CubicTimingCurve) {
    func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
    }
    var worst = Worst()
    for n in 0...1000 {
      let share = Double(n) / 1000
      var (low, high) = (0.0, 1.0)
      for _ in 0..<100 {
        let s = (low + high) / 2
        if bezier(s, curve.first.x, curve.second.x) < share { low = s } else { high = s }
      }
      worst.note(curve.progress(at: share) - bezier(low, curve.first.y, curve.second.y), "\(share)")
    }
    // The steepest of these curves turns an error of 1e-16 in x into one of its cube root in y.
    #expect(worst.deviation <= (curve.first.x == 1 ? 1e-5 : 1e-12), "\(worst)")
  }

  @Test(
    "A share of the distance is covered when a search through the whole curve first finds it, on curves of any kind")
  func reaches() {
    var generator = SeededGenerator(seed: 41)
    let heights = [-2, -1, -0.5, 0, 1.0 / 3, 0.5, 2.0 / 3, 1, 1.5, 3]
    var (turning, unreached) = (0, 0)
    for _ in 0..<300 {
      let curve = CubicTimingCurve(
        Vector2D(x: Double.random(in: 0...1, using: &generator), y: heights.randomElement(using: &generator)!),
        Vector2D(x: Double.random(in: 0...1, using: &generator), y: heights.randomElement(using: &generator)!))
      let count = 400
      let covered = (0...count).map { curve.progress(at: Double($0) / Double(count)) }
      let (lowest, highest) = (covered.min()!, covered.max()!)
      if zip(covered, covered.dropFirst()).contains(where: { $0 > $1 + 1e-12 }) { turning += 1 }
      for _ in 0..<5 {
        let progress = Double.random(in: -1.5...2.5, using: &generator)
        let found = curve.share(toCover: progress)
        if progress < lowest - 0.01 || progress > highest + 0.01 {
          #expect(found == nil, "\(curve) \(progress)")
          unreached += 1
        } else if let found {
          #expect(abs(curve.progress(at: found) - progress) < 1e-6, "\(curve) \(progress)")
          // Before it, the curve stays on one side.
          for n in 0...count where Double(n) / Double(count) < found - 1e-6 {
            #expect((covered[n] < progress) == (0 < progress), "\(curve) \(progress) \(n)")
          }
        } else {
          #expect(progress < lowest || progress > highest, "\(curve) \(progress)")
        }
      }
    }
    #expect(turning > 100 && unreached > 100)
  }

  @Test("Apple's named curves: half way in time, ease-in and ease-out mirror each other, ease-in-out is symmetric")
  func named() {
    #expect(CubicTimingCurve.linear.progress(at: 0.3) == 0.3)
    #expect(abs(CubicTimingCurve.easeInOut.progress(at: 0.5) - 0.5) <= 1e-15)
    #expect(abs(CubicTimingCurve.easeIn.progress(at: 0.5) - 0.315_356_81) <= 1e-8)
    #expect(abs(CubicTimingCurve.standard.progress(at: 0.5) - 0.802_403_39) <= 1e-8)
    for n in 1..<100 {
      let share = Double(n) / 100
      let (into, out) = (CubicTimingCurve.easeIn.progress(at: share), CubicTimingCurve.easeOut.progress(at: 1 - share))
      #expect(abs(into + out - 1) <= 1e-12)
    }
  }

  @Test("Control points outside 0…1 in x count as at its end")
  func limits() {
    let curve = CubicTimingCurve(Vector2D(x: -2, y: 0.3), Vector2D(x: 7, y: 0.6))
    #expect(curve.first == Vector2D(x: 0, y: 0.3) && curve.second == Vector2D(x: 1, y: 0.6))
  }

  @Test("An animation to its own start has no duration, and never reaches other offsets")
  func nowhere() {
    let animation = CubicAnimation(from: 5, to: 5, curve: .easeIn, duration: 300)
    #expect(animation.duration == 0 && animation.offset(at: 0) == 5 && animation.time(toReach: 6) == nil)
    let other = CubicAnimation(from: 0, to: 100, curve: .easeIn, duration: 300)
    #expect(other.time(toReach: -0.01) == nil && other.time(toReach: 100.01) == nil)
  }
}
