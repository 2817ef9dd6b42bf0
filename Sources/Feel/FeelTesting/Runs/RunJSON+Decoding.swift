import Foundation

extension RunJSON {
  /// Decodes a run printed as JSON, with numbers of three decimals as in a golden, so that two runs can be compared.
  package static func decode(_ data: Data) throws(DocumentError) -> RecordedRun {
    let object = try DocumentObject(
      JSONValue(data), format: "scroll-run",
      keys: ["format", "version", "scene", "gesture", "releases", "rest", "metrics", "events", "frames"])
    let frames = try object.elements("frames", frame)
    let calls = try object.elements("events", call)
    let releases = try object.elements("releases", release)
    let rest = try object.member("rest")
    return RecordedRun(
      scene: try object.value("scene"), gesture: try object.value("gesture"),
      calls: RecordedCall.calls(calls, releases: releases), frames: frames,
      rest: rest.kind == .null ? nil : try Self.rest(rest), values: try metrics(object.member("metrics"))
    ).kept
  }

  private static func vector(_ object: DocumentObject, _ x: String, _ y: String) throws(DocumentError) -> Vector2D {
    Vector2D(x: try object.number(x), y: try object.number(y))
  }

  private static func point(_ object: DocumentObject, _ name: String) throws(DocumentError) -> Vector2D {
    try vector(DocumentObject(anyKeysOf: object.member(name)), "x", "y")
  }

  private static func frame(_ value: JSONValue) throws(DocumentError) -> TraceFrame {
    let object = try DocumentObject(value, keys: ["t", "x", "y", "vx", "vy", "phase"])
    return TraceFrame(
      time: try object.number("t"), position: try vector(object, "x", "y"), velocity: try vector(object, "vx", "vy"),
      phase: try object.oneOf("phase"))
  }

  private static func call(_ value: JSONValue) throws(DocumentError) -> RecordedCall {
    let object = try DocumentObject(value, keys: ["t", "name"])
    return RecordedCall(name: try object.oneOf("name"), time: try object.number("t"))
  }

  private static func release(_ value: JSONValue) throws(DocumentError) -> RecordedRelease {
    let object = try DocumentObject(anyKeysOf: value)
    return RecordedRelease(
      offset: try point(object, "offset"), velocity: try point(object, "velocity"),
      proposed: try point(object, "proposedTarget"), target: try point(object, "target"))
  }

  private static func rest(_ value: JSONValue) throws(DocumentError) -> ScrollTrace.Rest {
    let object = try DocumentObject(anyKeysOf: value)
    return ScrollTrace.Rest(time: try object.number("t"), contentOffset: try point(object, "offset"))
  }

  private static func metrics(_ value: JSONValue) throws(DocumentError) -> [FeelReport.Value] {
    let object = try DocumentObject(value, keys: FeelMetric.allCases.map(\.rawValue))
    func count(_ name: String) throws(DocumentError) -> String {
      let number = try object.number(name)
      if number != number.rounded() { throw object.error(at: name, "must be a whole number") }
      return DecimalText.upToThreePlaces(number)
    }
    let known = FeelMetric.allCases.filter { object.contains($0.rawValue) }
    return try known.map { metric throws(DocumentError) in
      let name = metric.rawValue
      let text =
        switch metric.unit {
        case .milliseconds, .points, .pointsPerMillisecond, .share: DecimalText.threePlaces(try object.number(name))
        case .count: try metric.isOptional && object.value[name]?.kind == .null ? "-" : count(name)
        case .flag: "\(try object.value(name, as: Bool.self))"
        }
      return FeelReport.Value(metric: metric, text: text)
    }
  }
}
