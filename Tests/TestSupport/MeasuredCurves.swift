/// Movements of real UIKit measured frame by frame from public screen recordings, as remaining distances in points.
///
/// The introduction of docs/Physics.md names the recordings. Frames are 1000 / 60 ms apart. The time of the first frame
/// is known only to within a frame, so each series may be shifted by one constant time below a frame.
public struct MeasuredCurve: Sendable, CustomStringConvertible {
  /// The movement of the view.
  public enum Movement: Sendable {
    /// A move to a rewritten target at a rate, after a release at a speed.
    case retargeted(rate: Double, velocity: Double)
    /// A move to a rewritten target in SwiftUI, after a release at rest.
    case still
    /// A move to a page or a group, after a release at a speed toward it.
    case paged(velocity: Double)
    /// A move by `setContentOffset(_:animated:)`.
    case animated
  }

  /// The recording and the segment.
  public let name: String
  /// The movement of the view.
  public let movement: Movement
  /// The distance from the release, or from the animation's start, to the target, in points.
  public let distance: Double
  /// The number of frames between the release and the first sample.
  public let firstFrame: Double
  /// The remaining distance at each sample, in points.
  public let remaining: [Double]
  /// The frame number of each sample, counted from the first sample; by default every frame.
  public let frames: [Double]
  /// The largest accepted deviation of the model, in points.
  public let tolerance: Double

  init(
    _ name: String, _ movement: Movement, distance: Double, firstFrame: Double = 0, tolerance: Double,
    frames: [Double]? = nil, _ remaining: [Double]
  ) {
    (self.name, self.movement, self.distance, self.firstFrame) = (name, movement, distance, firstFrame)
    (self.remaining, self.tolerance) = (remaining, tolerance)
    self.frames = frames ?? remaining.indices.map(Double.init)
  }

  /// The name of the series.
  public var description: String { name }

  /// Returns the time of a sample after the release, in ms, before the constant shift.
  public func time(_ index: Int) -> Double { (firstFrame + frames[index]) * 1000 / 60 }

  /// Returns the worst deviation from a model for the best shift below a frame, and that shift.
  ///
  /// The model is a function of the time since the release.
  public func deviation(from model: (Double) -> Double) -> (worst: Double, shift: Double) {
    var best = (worst: Double.infinity, shift: 0.0)
    for step in -166...166 {
      let shift = Double(step) / 10
      var worst = 0.0
      for (index, value) in remaining.enumerated() { worst = max(worst, abs(model(time(index) + shift) - value)) }
      if worst < best.worst { best = (worst, shift) }
    }
    return best
  }

  /// All series whose samples are known.
  public static let all: [MeasuredCurve] = [
    // KartikenBarnwal/SnappingCollectionView, demo.gif: .fast, 2025, 3x; the decay raised.
    MeasuredCurve(
      "KB S6", .retargeted(rate: 0.99, velocity: 3.6), distance: 332, firstFrame: 1, tolerance: 1,
      [
        271.08, 226.35, 189.16, 158.12, 132.12, 110.46, 92.46, 77.10, 64.72, 54.04, 45.36, 38.04, 31.75, 26.70, 22.41,
        19.08, 16.01, 13.34, 11.33, 9.74, 8.41, 7.07, 6.01, 5.07, 4.40, 4.00, 3.34, 3.07, 2.67, 2.40, 2.00, 2.00, 1.73,
        1.73, 1.34, 1.34, 1.06, 1.06, 0.67, 0.67, 0.67, 0.40, 0.40, 0,
      ]),
    // The same recording, released after the finger was held still for 130 ms.
    MeasuredCurve(
      "KB S3", .retargeted(rate: 0.99, velocity: 0), distance: 24.03, tolerance: 0.9,
      [
        24.03, 19.75, 16.41, 13.74, 11.74, 9.74, 8.01, 6.67, 5.73, 4.67, 3.73, 3.07, 2.40, 2.00, 1.33, 1.07, 0.67,
        0.67, 0.40, 0,
      ]),
    // Ilsommo97/CenterSnappingScrollView, faulted_snap.gif: SwiftUI's viewAligned, May 2025.
    MeasuredCurve(
      "IL-v 1", .retargeted(rate: 0.99, velocity: 0.2), distance: 54.5, tolerance: 0.8,
      frames: [0, 2, 4, 6, 7, 9, 11, 13, 15, 16, 18],
      [54.5, 38.7, 27.8, 19.8, 16.6, 11.8, 8.3, 5.7, 4.0, 3.2, 2.5]),
    // The same repository, correct_snap.gif: a custom behavior, released at rest. The file's steps are two frames, and
    // some of them one.
    MeasuredCurve(
      "IL-c R1", .still, distance: 50.9, tolerance: 0.8,
      frames: [0, 1, 3, 5, 7, 9, 11, 12, 14, 16, 18, 20, 21, 23, 25, 27, 29],
      [50.9, 39.7, 25.5, 16.0, 10.1, 6.7, 4.2, 3.7, 2.7, 2.1, 1.5, 1.3, 1.3, 1.0, 0.8, 0.2, 0]),
    // sominn9/Compositional-Layout-iOS, carousel.gif and infinite_carousel.gif: group paging, iOS 15, 2022.
    MeasuredCurve(
      "SO C2", .paged(velocity: 0.13), distance: 172.7, tolerance: 0.8,
      [
        172.7, 165.4, 151.3, 134.1, 115.4, 97.2, 80.0, 65.2, 52.1, 41.2, 31.8, 24.1, 18.0, 13.4, 9.7, 6.7, 4.4, 2.7,
        1.7, 1.0, 0.4, 0,
      ]),
    MeasuredCurve(
      "SO C3", .paged(velocity: 0.98), distance: 188.1, tolerance: 0.8,
      [
        188.1, 169.5, 148.1, 126.1, 105.2, 86.1, 69.4, 55.1, 43.1, 33.2, 25.2, 18.8, 13.8, 9.8, 6.8, 4.4, 2.7, 1.3,
        0.7, 0.1, 0,
      ]),
    MeasuredCurve(
      "SO I1", .paged(velocity: 1.54), distance: 227.7, tolerance: 0.8,
      [
        227.7, 200.8, 172.4, 144.8, 119.0, 96.4, 76.8, 60.1, 46.4, 35.1, 26.0, 19.0, 13.6, 9.4, 6.4, 4.0, 2.3, 1.3,
        0.7, 0.1, 0,
      ]),
    // ahmedk92.github.io, overflowing.m4v: paging of a page view controller, iPhone of 320 pt, 2019.
    MeasuredCurve(
      "OV P1", .paged(velocity: 0.015), distance: 161.3, tolerance: 1.1,
      [
        161.3, 156.3, 144.3, 128.8, 111.8, 94.8, 78.8, 64.3, 51.8, 40.8, 31.8, 24.3, 18.3, 13.3, 9.3, 6.3, 4.3, 2.8,
        1.8, 0.8, 0.3,
      ]),
    MeasuredCurve(
      "OV P3", .paged(velocity: 0.834), distance: 133.8, tolerance: 1.1,
      [
        133.8, 118.8, 102.8, 86.8, 71.8, 58.3, 46.8, 36.8, 28.3, 21.3, 15.8, 11.3, 7.8, 5.3, 3.3, 1.8, 0.8, 0.3, 0,
      ]),
    // BenEmdon/CenteredCollectionView, ScrollToEdge.gif: setContentOffset animated, Simulator, 0.853 px per pt.
    MeasuredCurve(
      "BE", .animated, distance: 241.24 / 0.853, tolerance: 0.6,
      [
        0, 0.54, 3.97, 10.83, 21.09, 34.17, 50.07, 68.32, 87.87, 108.42, 129.43, 150.27, 169.82, 188.27, 204.50, 218.14,
        229.27, 236.42, 240.39, 241.24,
      ].map { (241.24 - $0) / 0.853 }),
  ]
}
