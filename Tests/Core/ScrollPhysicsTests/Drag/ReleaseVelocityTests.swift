import ScrollPhysics
import Testing
import TestSupport

@Suite("Release velocity")
struct ReleaseVelocityTests {
  /// An estimator that has seen places on the horizontal axis.
  private func estimator(_ samples: [(time: Double, x: Double)]) -> ReleaseVelocity {
    var estimator = ReleaseVelocity()
    for sample in samples { estimator.add(Vector2D(x: sample.x, y: -2 * sample.x), at: sample.time) }
    return estimator
  }

  @Test("The last three differences have the weights 0.05, 0.35 and 0.60, the newest the least")
  func weights() {
    // Differences 7, 1, 10, 100 per ms: the first is too old.
    let estimator = estimator([(0, 0), (1, 7), (2, 8), (3, 18), (4, 118)])
    #expect(abs(estimator.blended.x - (0.05 * 100 + 0.35 * 10 + 0.60 * 1)) <= 1e-12)
    #expect(abs(estimator.blended.y + 2 * estimator.blended.x) <= 1e-12)
  }

  @Test("A single difference has full weight")
  func oneDifference() {
    #expect(estimator([(0, 3), (8, 7)]).blended == Vector2D(x: 0.5, y: -1))
  }

  @Test("Two differences are weighted by their weights divided by the sum")
  func twoDifferences() {
    let estimator = estimator([(0, 0), (1, 4), (2, 5)])
    #expect(abs(estimator.blended.x - (0.05 * 1 + 0.35 * 4) / 0.40) <= 1e-12)
  }

  @Test("Zero samples or one sample give a velocity of zero")
  func none() {
    #expect(estimator([]).velocity(at: 5) == .zero)
    #expect(estimator([(0, 9)]).velocity(at: 5) == .zero)
  }

  @Test("A finger of constant velocity has that velocity, at any sampling intervals")
  func constant() {
    var generator = SeededGenerator(seed: 101)
    var worst = Worst()
    for _ in 0..<sweepCount(3000) {
      let velocity = Vector2D(
        x: Double.random(in: -5...5, using: &generator), y: Double.random(in: -5...5, using: &generator))
      var estimator = ReleaseVelocity()
      var time = 0.0
      for _ in 0..<Int.random(in: 2...7, using: &generator) {
        estimator.add(velocity * time, at: time)
        time += Double.random(in: 1...30, using: &generator)
      }
      worst.note((estimator.blended - velocity).length, "\(velocity)")
    }
    #expect(worst.deviation <= 1e-11, "\(worst)")
  }

  @Test("Ten samples that each move by −1 give a velocity of −1")
  func tenSamples() {
    #expect(estimator((0..<10).map { (Double($0) * 16, -Double($0) * 16) }).blended.x == -1)
  }

  @Test("Samples at one instant count once, with the last location")
  func duplicates() {
    let once = estimator([(0, 0), (8, 4), (16, 10), (24, 20)])
    let twice = estimator([(0, 99), (0, 0), (8, 4), (8, 4), (16, -3), (16, 10), (24, 11), (24, 15), (24, 20)])
    #expect(once.blended == twice.blended)
    #expect(estimator([(0, 0), (0, 50)]).blended == .zero)
    #expect(estimator([(0, 0), (0, 50), (10, 60)]).blended.x == 1)
  }

  @Test("A still finger keeps its velocity for 40 ms, and loses it after that")
  func stillness() {
    let estimator = estimator([(0, 0), (8, 8), (16, 16), (24, 24)])
    #expect(abs(estimator.velocity(at: 24).x - 1) <= 1e-12)
    #expect(abs(estimator.velocity(at: 64).x - 1) <= 1e-12)
    #expect(estimator.velocity(at: 64.001) == .zero)
  }

  @Test("The tuning sets the weights and the stillness interval")
  func tuning() {
    var tuning = ScrollTuning.default
    tuning.newestVelocityWeight = 1
    tuning.middleVelocityWeight = 0
    tuning.oldestVelocityWeight = 0
    tuning.stillnessInterval = 10
    var estimator = ReleaseVelocity(tuning: tuning)
    for (time, x) in [(0, 0), (1, 1), (2, 3), (3, 103)] as [(Double, Double)] {
      estimator.add(Vector2D(x: x, y: 0), at: time)
    }
    #expect(estimator.velocity(at: 13).x == 100)
    #expect(estimator.velocity(at: 13.5) == .zero)
  }
}
