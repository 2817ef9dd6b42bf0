import Foundation
import GestureReplay
import ScrollPhysics

extension RunJSON {
  /// Reads a run that was printed as JSON, in the parts of a golden trace, so that two can be compared.
  ///
  /// - Throws: `DocumentError` naming the JSON path.
  public static func decode(_ data: Data) throws(DocumentError) -> GoldenTrace {
    try DocumentJSON.decode(Body.self, from: data).trace
  }

  private struct Body: Decodable {
    let trace: GoldenTrace

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder, keys: ["format", "version", "scene", "gesture", "releases", "rest", "metrics", "events", "frames"])
      try object.expect(format: "scroll-run")
      let frames: [Frame] = try object.value("frames")
      let events: [Event] = try object.value("events")
      let releases: [Release] = try object.value("releases")
      var metrics = try object.optional("rest", as: Rest.self).map { [$0.line] } ?? []
      metrics += try object.value("metrics", as: Metrics.self).lines
      trace = GoldenTrace(
        header: ["scene \(try object.value("scene", as: String.self))", "gesture \(try object.value("gesture", as: String.self))"],
        events: events.map(\.line) + releases.map(\.line), frames: frames.map(\.line), metrics: metrics)
    }
  }

  private struct Point: Decodable {
    let x: Double
    let y: Double

    var text: String { "\(DecimalText.threePlaces(x)) \(DecimalText.threePlaces(y))" }
  }

  private struct Frame: Decodable {
    let t: Double
    let x: Double
    let y: Double
    let vx: Double
    let vy: Double
    let phase: String

    var line: String { [t, x, y, vx, vy].map(DecimalText.threePlaces).joined(separator: " ") + " \(phase)" }
  }

  private struct Event: Decodable {
    let t: Double
    let name: String

    var line: String { "\(DecimalText.threePlaces(t)) \(name)" }
  }

  private struct Release: Decodable {
    let t: Double
    let offset: Point
    let velocity: Point
    let proposedTarget: Point
    let target: Point

    var line: String {
      "\(DecimalText.threePlaces(t)) release offset \(offset.text) velocity \(velocity.text)"
        + " proposed \(proposedTarget.text) target \(target.text)"
    }
  }

  private struct Rest: Decodable {
    let t: Double
    let offset: Point

    var line: String { "rest \(DecimalText.threePlaces(t)) \(offset.text)" }
  }

  /// Measures in the order of their names' text form, whichever there are.
  private struct Metrics: Decodable {
    let lines: [String]

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(anyKeysOf: decoder)
      lines = try object.keys.sorted().map { name in
        if let flag = try? object.value(name, as: Bool.self) { return "\(name) \(flag)" }
        if let number = try object.optional(name, as: Double.self) {
          return "\(name) \(DecimalText.threePlaces(number))"
        }
        return "\(name) -"
      }
    }
  }
}
