import Foundation

/// One experiment of a readings file.
///
/// docs/Formats.md of ScrollPhysics describes the keys.
public struct MeasuredExperiment: Encodable {
  /// What the times of the samples are.
  public struct Time: Encodable {
    var base = "timestamps"
    /// The times count from the call of the delegate, and the first frame comes up to one frame later.
    var shift = 16.6
  }

  /// A value that needs no time; each kind uses some of the keys.
  public struct Row: Encodable {
    var rate: Double?
    var offset: Double?
    var velocity: Double?
    var target: Double?
    var willDecelerate: Bool?
    var context: Double?
  }

  var name: String
  var kind: String
  var rate: Double?
  var offset: Double?
  var distance: Double?
  var velocity: Double?
  var page: Double?
  var pitch: Double?
  var atEdge: Bool?
  var values: String?
  var tuning: [String: String]?
  var time: Time?
  var bounds: Double?
  var range: [Double]?
  var strokes: [[[Double]]]?
  var velocities: [Double]?
  var samples: [[Double]]?
  var readings: [Row]?

  init(_ name: String, _ kind: String) {
    self.name = name
    self.kind = kind
  }
}

/// A readings file.
public struct MeasuredFile: Encodable {
  var format = "scroll-readings"
  var version = 1
  var device: String
  var system: String
  var source: String
  var licence = "free to use, with or without naming the source"
  var grade = "A"
  var displayScale: Double
  var experiments: [MeasuredExperiment]

  /// The file as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
