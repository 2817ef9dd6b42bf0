import Foundation

/// A gesture read from another program's format, with remarks about what was left out.
///
/// A gesture contains one finger. If several fingers touch the screen, the first of each stroke is used, and those that
/// touch down before it lifts are left out. If a recording ends during a stroke, the stroke is completed as cancelled.
/// Keys of the format that a gesture does not have are ignored.
package struct GestureImport: Hashable, Sendable {
  package var gesture: TouchGesture
  /// Sentences about what was left out or completed.
  package var remarks: [String]

  /// Decodes a gesture; an error has the line or the event, such as `events[3].touches[0].x`.
  /// - Parameters:
  ///   - samplingRate: Samples per second of movements given by their duration, in `w3c`.
  ///   - screenSize: The size of the upright screen in points, for `getevent`, which needs it.
  package init(
    _ data: Data, format: GestureFormat, name: String, samplingRate: Double = 60, screenSize: Size2D? = nil
  ) throws(DocumentError) {
    if !(samplingRate >= 1 && samplingRate <= 10_000) {
      throw DocumentError("cannot be sampled at \(samplingRate) Hz; give a rate from 1 to 10000")
    }
    var collector = TouchCollector()
    var gesture = TouchGesture(name: name, samples: [])
    switch format {
    case .csv:
      // The samples do not state their provenance.
      gesture.provenance = .derived
      try GestureCSV.forEachSample(data) { sample, line throws(DocumentError) in
        try collector.add(0, sample, at: "line \(line)")
      }
    case .webkit:
      gesture.source = "a WebKit event stream"
      try WebKitEventStream.read(data, into: &collector)
    case .w3c:
      gesture.source = "W3C actions"
      try WebDriverActions.read(data, samplingRate: samplingRate, into: &collector)
    case .getevent:
      gesture.provenance = .recorded
      gesture.source = "getevent"
      gesture.device = try GeteventText.read(data, screenSize, into: &collector)
    }
    gesture.samples = try collector.finish()
    try gesture.validate()
    self.gesture = gesture
    remarks = collector.remarks
  }
}
