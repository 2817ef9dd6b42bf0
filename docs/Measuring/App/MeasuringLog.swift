import Foundation

/// What happens in one trial, as the delegate, the window and the frames report it.
struct MeasuringLog {
  /// The end of a drag.
  struct Release {
    /// In seconds since the device started.
    var time: TimeInterval
    var offset: Double
    /// In points per millisecond, positive where the content offset grows.
    var velocity: Double
    var proposedTarget: Double
    var target: Double
  }

  let trial: MeasuringTrial
  /// The content offset before the trial.
  let startOffset: Double
  /// The view's deceleration rate, per millisecond.
  var rate: Double
  /// The distance from one page, group or view to the next, in points.
  let pitch: Double
  /// The content offset of the first page, group or view, in points.
  let origin: Double
  var releases: [Release] = []
  /// Content offsets with their times, in seconds since the device started.
  var offsets: [(time: TimeInterval, offset: Double)] = []
  /// The finger's locations along the axis, a list for each stroke, with times in seconds since the device started.
  var strokes: [[(time: TimeInterval, location: Double)]] = []
  var willDecelerate = false
  /// What a SwiftUI behavior received; nil if no behavior logs it.
  var context: MeasuredContext?

  init(_ trial: MeasuringTrial, startOffset: Double, rate: Double, pitch: Double, origin: Double = 0) {
    (self.trial, self.startOffset) = (trial, startOffset)
    (self.rate, self.pitch, self.origin) = (rate, pitch, origin)
  }

  /// The offsets after a time as pairs of milliseconds since then and a value.
  func samples(after start: TimeInterval, _ value: (Double) -> Double) -> [[Double]] {
    offsets.filter { $0.time >= start }.map { [($0.time - start) * 1000, value($0.offset)] }
  }

  /// The strokes with milliseconds since the first touch.
  func strokesInMilliseconds() -> [[[Double]]] {
    let start = strokes.first?.first?.time ?? 0
    return strokes.map { $0.map { [($0.time - start) * 1000, $0.location] } }
  }
}
