import Documents
import Foundation
import ScrollPhysics

extension RunJSON {
  /// Decodes a run printed as JSON into the parts of a golden trace, so that two runs can be compared.
  /// - Throws: `DocumentError` naming the JSON path.
  package static func decode(_ data: Data) throws(DocumentError) -> GoldenTrace {
    try DocumentJSON.decode(Body.self, from: data).trace
  }

  private struct Body: Decodable {
    let trace: GoldenTrace

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder, format: "scroll-run",
        keys: ["format", "version", "scene", "gesture", "releases", "rest", "metrics", "events", "frames"])
      let frames: [Frame] = try object.value("frames")
      let events: [Event] = try object.value("events")
      let releases: [Release] = try object.value("releases")
      var metrics = try object.optional("rest", as: Rest.self).map { [$0.line] } ?? []
      metrics += try object.value("metrics", as: Metrics.self).lines
      let (scene, gesture): (String, String) = (try object.value("scene"), try object.value("gesture"))
      trace = GoldenTrace(
        header: ["scene \(HeaderName.encode(scene))", "gesture \(HeaderName.encode(gesture))"],
        events: Self.lines(events, releases),
        frames: frames.map(\.line), metrics: metrics, frameInterval: 0)
    }

    /// Returns the lines of the delegate calls, with each drag's velocity and targets added to its end.
    private static func lines(_ events: [Event], _ releases: [Release]) -> [String] {
      var rest = releases[...]
      return events.map { event in
        let release = event.name == "willEndDragging" ? rest.popFirst().map { " \($0.text)" } ?? "" : ""
        return "\(DecimalText.threePlaces(event.t)) \(event.name) []\(release)"
      }
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
  }

  private struct Release: Decodable {
    let offset: Point
    let velocity: Point
    let proposedTarget: Point
    let target: Point

    var text: String {
      "offset \(offset.text) velocity \(velocity.text) proposed \(proposedTarget.text) target \(target.text)"
    }
  }

  private struct Rest: Decodable {
    let t: Double
    let offset: Point

    var line: String { "rest \(DecimalText.threePlaces(t)) \(offset.text)" }
  }

  /// The metrics that the document contains, sorted by name.
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
