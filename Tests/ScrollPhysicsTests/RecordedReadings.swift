/// Figures recorded from real UIKit, with their sources; docs/Physics.md shows them beside the model's.
enum RecordedReadings {
  /// Proposed target content offsets, iOS 26.5 Simulator, iPhone 17 Pro Max, 3x.
  ///
  /// As `scrollViewWillEndDragging` was told them. Source: samoylenkodmitry/Cranpose, ios_fling_measurement.rs @84943d91. Offsets and targets in pixels of 1/3 pt.
  static let targets: [(rate: Double, pixel: Double, velocity: Double, targetPixel: Double)] = [
    (0.998, 1200, 0.480834, 1906), (0.998, 3734, 0.495222, 4461), (0.998, 5267, 0.307760, 5713),
    (0.998, 6030, 0.262579, 6408), (0.998, 6947, 0.677054, 7947), (0.998, 12087, 2.530246, 15864),
    (0.99, 25987, 0.756662, 26210), (0.99, 28648, 2.347413, 29346),
  ]

  /// A flick logged on a 2x device.
  ///
  /// Source: flutter/flutter PR #60501.
  static let flick60501 = (velocity: 4.0307877, distance: 2008.5, displayScale: 2.0)

  /// Content offsets during a fling from 400 at 0.480833665 pt/ms, normal rate, 3x; ms after the release.
  ///
  /// The first callback shows one full 60 Hz frame. Source: as `targets`.
  static let fling: [(time: Double, offset: Double)] = [
    (0.290, 408.0), (199.568, 484.0), (400.298, 535.3333), (600.284, 570.0), (799.691, 593.0), (1000.261, 608.6667),
    (1199.606, 619.0), (1400.246, 625.6667), (1599.643, 630.3333), (1850.238, 634.3333),
  ]

  /// Finger distance past the edge and visible distance, bounds 681.667 pt, 3x.
  ///
  /// Source: as `targets`.
  static let rubberBandDimension = 681.6667
  static let rubberBand: [(distance: Double, offset: Double)] = [
    (15, 8.0), (45, 24.0), (75, 39.0), (105, 53.3333), (135, 67.0), (165, 80.0), (195, 92.6667), (225, 104.6667),
    (255, 116.3333), (285, 127.3333), (315, 138.0), (345, 148.3333), (375, 158.3333), (405, 168.0), (435, 177.0),
  ]

  /// Distance beyond the edge after a release 177 pt outside with reported velocity −0.000455 pt/ms, 3x; ms.
  ///
  /// Source: as `targets`. Logged times jitter by about a millisecond; frames are 1000 / 60 ms apart.
  static let recoil: [(time: Double, distance: Double)] = [
    (16.235, 157.3333), (49.541, 121.6667), (83.471, 93.0), (116.477, 70.6667), (150.131, 53.3333), (183.446, 40.0),
    (216.769, 29.6667), (249.503, 22.0), (283.421, 16.3333), (316.170, 12.0), (349.720, 9.0), (383.434, 6.6667),
    (416.246, 4.6667), (449.933, 3.6667), (482.853, 2.6667), (516.798, 2.0), (549.539, 1.3333), (616.799, 0.6667),
  ]

  /// A violent bounce beyond 6144, 1x iPad, 2011; seconds of the log and content offset.
  ///
  /// Source: Stack Overflow question 6873707.
  static let violentBounceEdge = 6144.0
  /// What the log does not say, fitted to it: the speed in pt/ms and the instant, in seconds of the log, of the hit.
  static let violentBounceSpeed = 123.3
  static let violentBounceHit = 12.5789
  static let violentBounce: [(time: Double, offset: Double)] = [
    (12.595, 7819), (12.628, 9643), (12.658, 10213), (12.688, 10121), (12.716, 9930), (13.049, 6508),
  ]
}
