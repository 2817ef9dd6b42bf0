import Documents
import Foundation
import ScrollPhysics

extension RunJSON {
  /// Decodes a run printed as JSON into the parts of a golden trace, so that two runs can be compared.
  /// - Throws: `DocumentError` naming the JSON path.
  package static func decode(_ data: Data) throws(DocumentError) -> GoldenTrace {
    let object = try DocumentObject(
      JSONValue(data), format: "scroll-run",
      keys: ["format", "version", "scene", "gesture", "releases", "rest", "metrics", "events", "frames"])
    let frames = try object.elements("frames", frame)
    let events = try object.elements("events", event)
    let releases = try object.elements("releases", release)
    let rest = object.value["rest"]
    var metrics = rest?.kind == .null ? [] : try rest.map(Self.rest).map { [$0] } ?? []
    metrics += try Self.metrics(object.member("metrics"))
    let (scene, gesture): (String, String) = (try object.value("scene"), try object.value("gesture"))
    return GoldenTrace(
      header: ["scene \(HeaderName.encode(scene))", "gesture \(HeaderName.encode(gesture))"],
      events: lines(events, releases), frames: frames, metrics: metrics, frameInterval: 0)
  }

  /// Returns the lines of the delegate calls, with each drag's velocity and targets added to its end.
  private static func lines(_ events: [(time: String, name: String)], _ releases: [String]) -> [String] {
    var rest = releases[...]
    return events.map { event in
      let release = event.name == "willEndDragging" ? rest.popFirst().map { " \($0)" } ?? "" : ""
      return "\(event.time) \(event.name) []\(release)"
    }
  }

  /// Returns numbers of an object as a line's fields.
  private static func fields(_ object: DocumentObject, _ names: [String]) throws(DocumentError) -> String {
    var fields: [String] = []
    for name in names { fields.append(DecimalText.threePlaces(try object.value(name))) }
    return fields.joined(separator: " ")
  }

  private static func point(_ object: DocumentObject, _ name: String) throws(DocumentError) -> String {
    try fields(DocumentObject(anyKeysOf: object.member(name)), ["x", "y"])
  }

  private static func frame(_ value: JSONValue) throws(DocumentError) -> String {
    let object = try DocumentObject(anyKeysOf: value)
    return "\(try fields(object, ["t", "x", "y", "vx", "vy"])) \(try object.value("phase", as: String.self))"
  }

  private static func event(_ value: JSONValue) throws(DocumentError) -> (time: String, name: String) {
    let object = try DocumentObject(anyKeysOf: value)
    return (try fields(object, ["t"]), try object.value("name"))
  }

  private static func release(_ value: JSONValue) throws(DocumentError) -> String {
    let object = try DocumentObject(anyKeysOf: value)
    let (offset, velocity) = (try point(object, "offset"), try point(object, "velocity"))
    let (proposed, target) = (try point(object, "proposedTarget"), try point(object, "target"))
    return "offset \(offset) velocity \(velocity) proposed \(proposed) target \(target)"
  }

  private static func rest(_ value: JSONValue) throws(DocumentError) -> String {
    let object = try DocumentObject(anyKeysOf: value)
    return "rest \(try fields(object, ["t"])) \(try point(object, "offset"))"
  }

  /// The metrics that the document contains, sorted by name.
  private static func metrics(_ value: JSONValue) throws(DocumentError) -> [String] {
    try value.expect(.object)
    var lines: [String] = []
    for name in value.keys.sorted() {
      guard let metric = value[name] else { continue }
      switch metric.kind {
      case .bool: lines.append("\(name) \(try Bool(metric))")
      case .null: lines.append("\(name) -")
      default: lines.append("\(name) \(DecimalText.threePlaces(try Double(metric)))")
      }
    }
    return lines
  }
}
