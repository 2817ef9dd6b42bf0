import Foundation
import ScrollPhysics

/// A gesture read from another program's format, with what was lost on the way.
///
/// ```swift
/// let phone = Size2D(width: 411, height: 731)
/// let read = try GestureImport(data, format: .getevent, name: "flick", options: .init(screenSize: phone))
/// let trace = try view.perform(read.gesture)
/// ```
///
/// A gesture is one finger's track: of several fingers the first of each stroke is taken, and those that come down
/// before it lifts are left out. A stroke without an end, where a recording was cut off, is completed as cancelled.
/// Keys that a format has and a gesture has not are ignored.
public struct GestureImport: Hashable, Sendable {
  /// What a format leaves open.
  public struct Options: Hashable, Sendable {
    /// How often a movement that is given by its duration is sampled, per second; `w3c` has such.
    public var samplingRate: Double
    /// The size of the screen in points, in the device's natural orientation; `getevent` needs it.
    public var screenSize: Size2D?
    /// How the device was held; `getevent` alone does not know.
    public var rotation: ScreenRotation

    /// Creates options.
    public init(samplingRate: Double = 60, screenSize: Size2D? = nil, rotation: ScreenRotation = .none) {
      self.samplingRate = samplingRate
      self.screenSize = screenSize
      self.rotation = rotation
    }
  }

  /// The gesture; it is valid.
  public var gesture: Gesture
  /// What was left out or completed, a sentence each.
  public var remarks: [String]

  /// Reads a gesture.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - format: What it is.
  ///   - name: What the gesture is called.
  ///   - options: What the format leaves open.
  /// - Throws: ``DocumentError`` naming the line or the event, such as `events[3].touches[0].x`.
  /// - Complexity: O(bytes + samples).
  public init(
    _ data: Data, format: GestureFormat, name: String, options: Options = Options()
  ) throws(DocumentError) {
    if !(options.samplingRate >= 1 && options.samplingRate <= 10_000) {
      throw DocumentError("cannot be sampled at \(options.samplingRate) Hz; give a rate from 1 to 10000")
    }
    var collector = TouchCollector()
    var gesture = Gesture(name: name, samples: [])
    switch format {
    case .csv:
      // Samples alone do not say where they come from.
      gesture.provenance = .derived
      try GestureCSV.forEachSample(data) { sample, line throws(DocumentError) in
        try collector.add(0, sample, at: "line \(line)")
      }
    case .webkit:
      gesture.source = "a WebKit event stream"
      try WebKitEventStream.read(data, into: &collector)
    case .w3c:
      gesture.source = "W3C actions"
      try WebDriverActions.read(data, samplingRate: options.samplingRate, into: &collector)
    case .getevent:
      gesture.provenance = .recorded
      gesture.source = "getevent"
      gesture.device = try GeteventText.read(data, options, into: &collector)
    }
    gesture.samples = try collector.finish()
    try gesture.validate()
    self.gesture = gesture
    remarks = collector.remarks
  }
}
