/// Content offsets of one axis over time, from a screen recording or the log of an app.
package struct RecordedTrack: Sendable {
  /// Times in ms, none before the one above it, and content offsets in points.
  package var samples: [TimedValue]
  /// The size of a pixel of the recording, in points.
  package var pixel: Double
  /// The length of the view along the axis, in points; nil if it is unknown.
  package var viewLength: Double?
  /// The time between two frames of the display, in ms; nil to find it.
  package var frameInterval: Double?
  /// Whether the times were counted from frames, so that all of them may be wrong by one factor.
  package var isTimeBaseGuessed: Bool

  package init(
    samples: [TimedValue], pixel: Double = 1.0 / 3, viewLength: Double? = nil, frameInterval: Double? = nil,
    isTimeBaseGuessed: Bool = false
  ) {
    (self.samples, self.pixel, self.viewLength) = (samples, pixel, viewLength)
    (self.frameInterval, self.isTimeBaseGuessed) = (frameInterval, isTimeBaseGuessed)
  }

  /// The largest number of samples: an hour at 55 frames per second.
  package static let maximumSamples = 200_000

  /// Checks that the laws can be fitted.
  /// - Throws: `DocumentError` that says what is wrong, by the number of the sample.
  package func validate() throws(DocumentError) {
    if samples.count < 4 || samples.count > Self.maximumSamples {
      throw DocumentError("the track has \(samples.count) samples; give 4 to \(Self.maximumSamples)")
    }
    if !(pixel >= 0.01 && pixel <= 100) { throw DocumentError("the pixel must be 0.01 to 100 pt") }
    if let frameInterval, !(frameInterval >= 1 && frameInterval <= 1000) {
      throw DocumentError("the frame interval must be 1 to 1000 ms")
    }
    for (index, sample) in samples.enumerated() {
      let fault = Self.fault(of: sample, after: index > 0 ? samples[index - 1] : nil)
      if let fault { throw DocumentError(at: "sample \(index + 1)", fault) }
    }
  }

  /// Returns what is wrong with a sample after another one; nil if nothing is.
  static func fault(of sample: TimedValue, after previous: TimedValue?) -> String? {
    sample.time >= previous?.time ?? -1e9 && sample.time <= 1e9 && abs(sample.value) <= 1_000_000
      ? nil : "needs a time that is not before the one above it, and an offset from -1000000 to 1000000"
  }
}
