/// The JSON form of a gesture, `"format": "scroll-gesture"`; docs/Formats.md describes it.
public enum GestureDocument {
  /// Decodes a gesture from JSON.
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - name: The gesture's name if the document has none.
  /// - Throws: `DocumentError` naming the JSON path.
  public static func decode(
    _ bytes: some Sequence<UInt8>, name: String = "gesture"
  ) throws(DocumentError) -> TouchGesture {
    var gesture = try gesture(JSONValue(bytes))
    if gesture.name.isEmpty { gesture.name = name }
    try gesture.validate()
    return gesture
  }

  /// Encodes a gesture as JSON, one sample per line; decoding it returns the same gesture.
  public static func encode(_ gesture: TouchGesture) -> String {
    var head = "{ \"format\": \"scroll-gesture\", \"version\": 1, \"name\": \(JSONText.string(gesture.name))"
    head += ", \"provenance\": \"\(gesture.provenance.rawValue)\""
    var members = [head]
    if let source = gesture.source { members.append("  \"source\": \(JSONText.string(source))") }
    if let device = gesture.device { members.append("  \"device\": \(JSONText.string(device))") }
    func add(_ name: String, _ rows: [String]) {
      let lines = rows.map { "    {\($0)}" }.joined(separator: ",\n")
      members.append("  \"\(name)\": [\n" + lines + (rows.isEmpty ? "  ]" : "\n  ]"))
    }
    add(
      "samples",
      gesture.samples.map {
        "\"t\": \(JSONText.number($0.time)), \(JSONText.fields($0.location)), \"phase\": \"\($0.phase.rawValue)\""
      })
    let actions = gesture.actions.map { "\"t\": \(JSONText.number($0.time)), \(text($0.kind))" }
    if !actions.isEmpty { add("actions", actions) }
    let releases = gesture.releases.map {
      "\"velocity\": \(JSONText.object($0.velocity)), \"target\": \(JSONText.object($0.target))"
    }
    if !releases.isEmpty { add("release", releases) }
    if let rest = gesture.rest { members.append("  \"rest\": \(JSONText.object(rest))") }
    return members.joined(separator: ",\n") + " }\n"
  }

  private static func text(_ kind: GestureAction.Kind) -> String {
    switch kind {
    case .setContentOffset(let offset, let animated):
      "\"action\": \"setContentOffset\", \(JSONText.fields(offset)), \"animated\": \(animated)"
    case .resize(let size):
      "\"action\": \"resize\", \"width\": \(JSONText.number(size.width)), \"height\": \(JSONText.number(size.height))"
    }
  }

  private static func gesture(_ document: JSONValue) throws(DocumentError) -> TouchGesture {
    let object = try DocumentObject(
      document, format: "scroll-gesture",
      keys: ["format", "version", "name", "provenance", "source", "device", "samples", "actions", "release", "rest"])
    let samples = try document["samples"]?.elements(sample) ?? []
    let actions = try document["actions"]?.elements(action) ?? []
    var gesture = TouchGesture(
      name: try object.optional("name") ?? "", provenance: try object.oneOf("provenance", default: .recorded),
      source: try object.optional("source"), device: try object.optional("device"), samples: samples, actions: actions)
    // One release is an object, several are a list with one per stroke.
    if let given = document["release"] {
      gesture.releases = given.kind == .list ? try given.elements(release) : [try release(given)]
    }
    gesture.rest = try object.optional("rest")
    return gesture
  }

  private static let sampleKeys = ["t", "x", "y", "phase"]

  private static func sample(_ value: JSONValue) throws(DocumentError) -> TouchSample {
    let object = try DocumentObject(value, keys: sampleKeys)
    return TouchSample(
      time: try object.value("t"), location: Vector2D(x: try object.value("x"), y: try object.value("y")),
      phase: try object.oneOf("phase"))
  }

  private enum ActionName: String, CaseIterable { case setContentOffset, resize }

  private static func action(_ value: JSONValue) throws(DocumentError) -> GestureAction {
    let object = try DocumentObject(value, keys: ["t", "action", "x", "y", "animated", "width", "height"])
    let time = try object.number("t", .notNegative)
    let name: ActionName = try object.oneOf("action")
    switch name {
    case .setContentOffset:
      _ = try DocumentObject(value, keys: ["t", "action", "x", "y", "animated"])
      let offset = Vector2D(x: try object.number("x", .length), y: try object.number("y", .length))
      let animated = try object.optional("animated", as: Bool.self) ?? false
      return GestureAction(time: time, kind: .setContentOffset(offset, animated: animated))
    case .resize:
      _ = try DocumentObject(value, keys: ["t", "action", "width", "height"])
      let size = Size2D(width: try object.number("width", .extent), height: try object.number("height", .extent))
      return GestureAction(time: time, kind: .resize(size))
    }
  }

  private static func release(_ value: JSONValue) throws(DocumentError) -> TouchGesture.ReportedRelease {
    let object = try DocumentObject(value, keys: ["velocity", "target"])
    return TouchGesture.ReportedRelease(velocity: try object.value("velocity"), target: try object.value("target"))
  }
}
