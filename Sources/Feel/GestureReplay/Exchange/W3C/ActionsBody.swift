/// The JSON of WebDriver actions: the body of a request, or its list of sources; unknown keys are ignored.
struct ActionsBody: JSONReadable {
  struct Source {
    let isPointer: Bool
    let isTouch: Bool
    let actions: [Action]
  }

  struct Action {
    enum Origin: String, CaseIterable { case viewport, pointer }

    enum Kind: String, CaseIterable { case pause, pointerMove, pointerDown, pointerUp, pointerCancel }

    /// The kind; a pause for any action of a source that is not a pointer.
    let kind: Kind
    /// Where a pointer moves.
    var target: (origin: Origin, location: Vector2D)?
    /// In ms; nil if the action has none.
    var duration: Double?
  }

  let sources: [Source]
  /// The path of the sources: `actions`, or empty for a bare list.
  let path: String

  init(_ value: JSONValue) throws(DocumentError) {
    path = value.kind == .list ? "" : "actions"
    sources = try (path.isEmpty ? value : DocumentObject(anyKeysOf: value).member(path)).elements(Self.source)
  }

  private enum SourceKind: String, CaseIterable { case none, key, pointer, wheel }

  private static func source(_ value: JSONValue) throws(DocumentError) -> Source {
    let object = try DocumentObject(anyKeysOf: value)
    let isPointer = try object.oneOf("type") == SourceKind.pointer
    let parameters = try value["parameters"].map(DocumentObject.init(anyKeysOf:))
    let isTouch = try parameters?.optional("pointerType") == "touch"
    let actions = try object.elements("actions") { value throws(DocumentError) in try action(value, isPointer) }
    return Source(isPointer: isPointer, isTouch: isPointer && isTouch, actions: actions)
  }

  private static func action(_ value: JSONValue, _ isPointer: Bool) throws(DocumentError) -> Action {
    let object = try DocumentObject(anyKeysOf: value)
    // Of an action of another source only its duration matters.
    var action = Action(kind: isPointer ? try object.oneOf("type") : .pause)
    if action.kind == .pointerMove {
      if let origin = value["origin"], origin.kind != .string {
        throw origin.error("is an element, whose location is not in the document; use \"viewport\" or \"pointer\"")
      }
      action.target = (try object.oneOf("origin", default: .viewport), try object.location())
    }
    if action.kind == .pause || action.kind == .pointerMove, object.contains("duration") {
      action.duration = try object.number("duration", .between(0, TouchGesture.maximumDuration))
    }
    return action
  }
}
