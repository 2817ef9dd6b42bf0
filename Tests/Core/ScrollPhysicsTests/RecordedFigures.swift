import Readings
import TestSupport

/// Figures recorded from real UIKit, from `Fixtures/readings`; docs/Physics.md shows them beside the model's.
enum RecordedFigures {
  /// Proposed target content offsets, iOS 26.5 Simulator, 3x; offsets and targets in pixels of 1/3 pt.
  static let targets: [(rate: Double, pixel: Double, velocity: Double, targetPixel: Double)] = {
    guard case .targets(let rows) = PublishedReadings.experiment("CRAN targets").subject else { return [] }
    return rows.map { ($0.rate, ($0.start * 3).rounded(), $0.velocity, ($0.value * 3).rounded()) }
  }()

  /// A flick logged on a 2x device.
  static let flick60501: (velocity: Double, distance: Double, displayScale: Double) = {
    guard case .targets(let rows) = PublishedReadings.experiment("FL60501 target").subject, let row = rows.first else {
      return (0, 0, 1)
    }
    return (row.velocity, row.value - row.start, 2)
  }()

  /// Content offsets during a fling from 400 at 0.480833665 pt/ms, normal rate, 3x; ms after the release.
  ///
  /// The first callback shows one full 60 Hz frame.
  static let fling = PublishedReadings.samples("CRAN fling").map { (time: $0.time, offset: $0.value) }

  /// The length of the bounds of the recorded rubber band, in points.
  static let rubberBandDimension = rubberBandReadings.bounds
  /// Finger distance past the edge and visible distance, 3x.
  static let rubberBand = rubberBandReadings.rows.map { (distance: $0.start, offset: $0.value) }

  private static let rubberBandReadings: (bounds: Double, rows: [Reading]) = {
    guard case .rubberBand(let bounds, let rows) = PublishedReadings.experiment("CRAN rubber band").subject else {
      return (0, [])
    }
    return (bounds, rows)
  }()

  /// Distance beyond the edge after a release 177 pt outside with reported velocity −0.000455 pt/ms, 3x; ms.
  ///
  /// Logged times jitter by about a millisecond; frames are 1000 / 60 ms apart.
  static let recoil = PublishedReadings.samples("CRAN recoil").map { (time: $0.time, distance: $0.value) }

  /// A violent bounce beyond 6144, 1x iPad, 2011: the edge, and the speed there in pt/ms, which is fitted to the log.
  static let violentBounceEdge = 6144.0
  static let violentBounceSpeed = 123.3
  /// The instant of the hit, in seconds of the log, which is fitted too; the file counts from it.
  static let violentBounceHit = 12.5789
  static let violentBounce = PublishedReadings.samples("SO6873707 bounce").map {
    (time: violentBounceHit + $0.time / 1000, offset: $0.value)
  }
}
