import ScrollPhysics
import TestSupport
import Testing

/// The model against figures recorded from real UIKit.
@Suite("Real readings")
struct RecordedFiguresTests {
  @Test("Every recorded target content offset agrees with the model to the pixel")
  func targets() {
    for reading in RecordedFigures.targets {
      let target = Deceleration.target(
        from: reading.pixel / 3, velocity: reading.velocity, rate: DecelerationRate(rawValue: reading.rate),
        displayScale: 3)
      #expect(target == reading.targetPixel / 3, "v = \(reading.velocity), rate \(reading.rate)")
    }
    Figures.count(RecordedFigures.targets.count, "targets", in: "RecordedFiguresTests")
  }

  @Test("The flick of Flutter's pull request 60501 travels 2008.5 pt")
  func flick60501() {
    let reading = RecordedFigures.flick60501
    let target = Deceleration.target(from: 0, velocity: reading.velocity, displayScale: reading.displayScale)
    #expect(target == reading.distance)
  }

  /// Frame n of the recording shows n + 1 intervals, less this many milliseconds of the first one.
  static let flingShift = -1.3

  @Test("The model is on the pixel at eight of ten samples of a recorded fling, and within two at all")
  func fling() {
    let start = RecordedFigures.fling.first?.offset ?? 0
    #expect(start == 408)
    let target = Deceleration.target(from: 400, velocity: 0.480833665, displayScale: 3)
    let motion = Deceleration(from: 400, velocity: 0.480833665, restingAt: target)
    let grid = PixelGrid(scale: 3)
    var exact = 0
    for sample in RecordedFigures.fling {
      // The logged times jitter by half a millisecond around the 60 Hz frames.
      let frame = (sample.time * 60 / 1000).rounded() + 1
      let pixel = grid.pixel(motion.offset(at: frame * 1000 / 60 + Self.flingShift))
      let recorded = (sample.offset * 3).rounded()
      #expect(abs(pixel - recorded) <= 2, "at \(sample.time) ms: \(pixel) px, recorded \(recorded) px")
      if pixel == recorded { exact += 1 }
    }
    #expect(exact >= 8, "\(exact) samples are exact")
    Figures.count(
      exact, "of \(RecordedFigures.fling.count) samples of a fling to the pixel", in: "RecordedFiguresTests")
  }

  @Test("Every recorded rubber-band offset agrees exactly with the model on the pixel")
  func rubberBand() {
    let band = RubberBand(dimension: RecordedFigures.rubberBandDimension)
    let grid = PixelGrid(scale: 3)
    for sample in RecordedFigures.rubberBand {
      #expect(grid.pixel(band.offset(forDistance: sample.distance)) == (sample.offset * 3).rounded())
    }
    Figures.count(RecordedFigures.rubberBand.count, "offsets of the rubber band", in: "RecordedFiguresTests")
  }

  /// The recording's first frame came 0.94 ms short of a full frame (docs/Physics.md, "Edge bounce").
  static let recoilShift = -0.94

  @Test("A recorded recoil from rest agrees within a pixel at every frame, and exactly at 90 % of them")
  func recoil() {
    let motion = EdgeBounce(
      recoilingTo: 0, from: 177, velocity: -0.000455, logarithmicRate: -0.002_002_002_670_673_340, displayScale: 3)
    let grid = PixelGrid(scale: 3)
    var exact = 0
    for sample in RecordedFigures.recoil {
      let frame = (sample.time * 60 / 1000).rounded()
      let pixel = grid.pixel(motion.offset(at: frame * 1000 / 60 + Self.recoilShift))
      let recorded = (sample.distance * 3).rounded()
      #expect(abs(pixel - recorded) <= 1, "frame \(frame): \(pixel) px, recorded \(recorded) px")
      if pixel == recorded { exact += 1 }
    }
    #expect(Double(exact) >= 0.9 * Double(RecordedFigures.recoil.count), "\(exact) frames are exact")
  }

  @Test("A recorded violent bounce agrees with the model within 2 % of its excursion")
  func violentBounce() {
    let motion = EdgeBounce(
      hitting: RecordedFigures.violentBounceEdge, velocity: RecordedFigures.violentBounceSpeed,
      logarithmicRate: -0.002_002_002_670_673_340, displayScale: 1)
    let excursion = 10213 - RecordedFigures.violentBounceEdge
    for sample in RecordedFigures.violentBounce {
      let error = motion.offset(at: (sample.time - RecordedFigures.violentBounceHit) * 1000) - sample.offset
      #expect(abs(error) <= 0.02 * excursion, "at \(sample.time) s it is off by \(error) pt")
    }
  }

  @Test(
    "Distances and durations have the documented digits",
    arguments: [
      (0.998, 0.25, 119.880, 1607.83), (0.998, 0.5, 244.755, 1954.05), (0.998, 1, 494.505, 2300.28),
      (0.998, 2, 994.005, 2646.51), (0.998, 5, 2492.504, 3104.20), (0.998, 10, 4990.003, 3450.42),
      (0.99, 0.25, 23.880, 320.28), (0.99, 0.5, 48.755, 389.24), (0.99, 1, 98.504, 458.21),
      (0.99, 2, 198.003, 527.18), (0.99, 5, 496.501, 618.35), (0.99, 10, 993.997, 687.32),
    ])
  func regressionValues(rate: Double, velocity: Double, distance: Double, duration: Double) {
    let motion = Deceleration(from: 0, velocity: velocity, rate: DecelerationRate(rawValue: rate))
    #expect(abs(motion.restOffset - distance) <= 0.0005)
    // The documented durations are those of the decay alone.
    #expect(abs(motion.slideStart - duration) <= 0.005)
    let slide = 50 * (velocity - 0.01)
    #expect(abs(motion.duration - duration - slide) <= 0.003 * slide)
  }

  /// The documented figures are of the per-millisecond sum, S(t) = d·(1 − dᵗ)/(1 − d); the model is the exact
  /// exponential, which is 0.1 % more.
  ///
  /// The test restates the sum on the model's pull.
  @Test(
    "An edge hit at 1 pt/ms has the documented digits",
    arguments: [
      (16.667, 13.850), (33.333, 23.043), (50, 28.757), (100, 33.139), (200, 22.059), (300, 11.049), (400, 4.936),
      (500, 2.074),
    ])
  func edgeBounceValues(time: Double, distance: Double) {
    let rate = -0.002_002_002_670_673_340
    let motion = EdgeBounce(hitting: 0, velocity: 1, logarithmicRate: rate, displayScale: 3)
    let discrete = (0.998 / (1 - 0.998)) / (-1 / rate)
    #expect(abs(motion.offset(at: time) * discrete - distance) <= 0.0006)
    #expect(abs(motion.offset(at: time) - distance) <= 0.0011 * distance)
  }

  @Test("An edge hit at speed peaks after 90.74 ms, in proportion to the speed", arguments: [1.0, 2, 5])
  func edgeBouncePeak(velocity: Double) {
    let motion = EdgeBounce(
      hitting: 0, velocity: velocity, logarithmicRate: -0.002_002_002_670_673_340, displayScale: 3)
    #expect(abs(motion.peak.time - 90.735) <= 0.01)
    #expect(abs(motion.peak.distance - 33.33 * velocity) <= 0.005 * velocity)
  }

  @Test("The inverse of the rubber band has the documented digits")
  func rubberBandInverse() {
    let band = RubberBand(dimension: 681.667)
    #expect(abs(band.distance(forOffset: 177) - 434.6884) <= 0.001)
    for (distance, offset) in [
      (10, 5.4624), (50, 26.5861), (100, 51.4620), (200, 96.7033), (400, 172.5490), (800, 283.8710),
    ] as [(Double, Double)] {
      #expect(abs(RubberBand(dimension: 800).offset(forDistance: distance) - offset) <= 0.00005)
    }
    for (distance, offset) in [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(Double, Double)]
    {
      #expect(abs(RubberBand(dimension: 960).offset(forDistance: distance) - offset) <= 0.005)
    }
  }
}
