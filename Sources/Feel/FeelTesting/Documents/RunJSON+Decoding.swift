import Documents
import Foundation
import ScrollPhysics

extension RunJSON {
  /// Decodes a run printed as JSON, with numbers of three decimals as in a golden, so that two runs can be compared.
  /// - Throws: `DocumentError` naming the JSON path.
  package static func decode(_ data: Data) throws(DocumentError) -> RecordedRun {
    try DocumentJSON.decode(Body.self, from: data).run
  }

  private struct Body: Decodable {
    let run: RecordedRun

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder, format: "scroll-run",
        keys: ["format", "version", "scene", "gesture", "releases", "rest", "metrics", "events", "frames"])
      let frames: [Frame] = try object.value("frames")
      let events: [Event] = try object.value("events")
      let releases: [Release] = try object.value("releases")
      let rest: Rest? = try object.value("rest")
      run =
        RecordedRun(
          scene: try object.value("scene"), gesture: try object.value("gesture"),
          calls: RecordedCall.calls(events.map(\.call), releases: releases.map(\.end)), frames: frames.map(\.frame),
          rest: rest.map { ScrollTrace.Rest(time: $0.t, contentOffset: $0.offset.vector) },
          values: try object.value("metrics", as: Metrics.self).values
        ).kept
    }
  }

  private struct Point: Decodable {
    let x: Double
    let y: Double

    var vector: Vector2D { Vector2D(x: x, y: y) }
  }

  private struct Frame: Decodable {
    let frame: RecordedFrame

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["t", "x", "y", "vx", "vy", "phase"])
      frame = RecordedFrame(
        time: try object.number("t"), offset: Vector2D(x: try object.number("x"), y: try object.number("y")),
        velocity: Vector2D(x: try object.number("vx"), y: try object.number("vy")), phase: try object.oneOf("phase"))
    }
  }

  private struct Event: Decodable {
    let call: RecordedCall

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["t", "name"])
      call = RecordedCall(name: try object.oneOf("name"), time: try object.number("t"))
    }
  }

  private struct Release: Decodable {
    let offset: Point
    let velocity: Point
    let proposedTarget: Point
    let target: Point

    var end: RecordedRelease {
      RecordedRelease(
        offset: offset.vector, velocity: velocity.vector, proposed: proposedTarget.vector, target: target.vector)
    }
  }

  private struct Rest: Decodable {
    let t: Double
    let offset: Point
  }

  /// The metrics that the document has.
  private struct Metrics: Decodable {
    let values: [FeelReport.Value]

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: FeelMetric.allCases.map(\.rawValue))
      func whole(_ name: String, _ number: Double) throws -> String {
        if number != number.rounded() { throw object.error(at: name, "must be a whole number") }
        return DecimalText.upToThreePlaces(number)
      }
      values = try FeelMetric.allCases.filter { object.contains($0.rawValue) }.map { metric in
        let name = metric.rawValue
        let text =
          switch metric.reading {
          case .number: DecimalText.threePlaces(try object.number(name))
          case .count: try whole(name, object.number(name))
          case .optionalCount: try object.value(name, as: Double?.self).map { try whole(name, $0) } ?? "-"
          case .flag: "\(try object.value(name, as: Bool.self))"
          }
        return FeelReport.Value(metric: metric, text: text)
      }
    }
  }
}
