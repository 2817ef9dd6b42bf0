import ScrollPhysics
import TestSupport
import Testing

@testable import Readings

@Suite("The fit of a law")
struct LawFitTests {
  /// Random parameters of a law that moves a view by about 100 to 300 pt.
  private func parameters(_ law: MotionLaw, isOpen: Bool, _ random: inout SeededGenerator) -> [Double] {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let distance = number(100...300)
    switch law {
    case .deceleration:
      let decay = number(0.004...0.012)
      return [distance, decay, decay * distance + ScrollTuning.default.stoppingSpeed]
    case .animation: return [distance, number(-16...0), number(250...450)]
    case .recoil: return [distance, number(-0.3...0.3)]
    case .bounce: return [number(20...60), number(2...5)]
    case .spring:
      let (decay, frequency) = (number(0.008...0.012), number(0.01...0.016))
      return [distance, number(0.5...1.5), decay, frequency * frequency] + (isOpen ? [number(2...10)] : [])
    }
  }

  private func window(_ law: MotionLaw, _ parameters: [Double], isOpen: Bool) throws -> MotionWindow {
    let left = try #require(law.left(parameters, isOpen: isOpen))
    let times = (0..<(isOpen ? 14 : 60)).map { Double($0) * 1000 / 60 }
    // What is left of an open window is counted from its last sample.
    let rest = isOpen ? left(times[times.count - 1]) : 0
    let pixel = 1.0 / 3
    return MotionWindow(
      times: times, left: times.map { ((left($0) - rest) / pixel).rounded() * pixel }, pixel: pixel, isOpen: isOpen)
  }

  /// An error of rounding is 0.4 times the half of an interval of 95 % in the mean.
  @Test(
    "Intervals of 95 % hold the parameters of a law whose samples are rounded to the pixel, and are not much wider",
    arguments: [
      .deceleration, .animation, .recoil(rate: 0.998), .bounce(rate: 0.99), .spring(swingsPast: true),
    ] as [MotionLaw])
  func intervals(law: MotionLaw) throws {
    var random = SeededGenerator(seed: 21)
    var shares: [[Double]] = []
    for _ in 0..<16 {
      let planted = parameters(law, isOpen: false, &random)
      let fit = try #require(LawFit(law, try window(law, planted, isOpen: false)))
      var row = planted.indices.map { abs(fit.parameters[$0] - planted[$0]) / fit.halfWidths[$0] }
      if case .spring = law {
        row.append(abs(fit.frequency.value - planted[3].squareRoot()) / fit.frequency.halfWidth)
        // The frequency is the root of the last parameter, and so are the ends of its interval.
        let square = fit.estimate(3)
        let ends = [-1.0, 1].map { (square.value + $0 * square.halfWidth).squareRoot() }
        #expect(abs(fit.frequency.halfWidth / ((ends[1] - ends[0]) / 2) - 1) < 0.02)
      }
      shares.append(row)
    }
    for index in shares[0].indices {
      let column = shares.map { $0[index] }
      let mean = column.reduce(0, +) / Double(column.count)
      let inside = column.count { $0 <= 1 }
      #expect(inside >= 14 && 0.15...0.7 ~= mean, "\(index) \(inside) \(mean)")
    }
  }
}
