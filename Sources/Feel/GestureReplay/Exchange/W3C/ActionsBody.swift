/// The JSON of WebDriver actions: the body of a request, or its list of sources; unknown keys are ignored.
struct ActionsBody: JSONReadable {
  struct Source {
    var isPointer = false
    var isTouch = false
    var actions: [Action] = []
  }

  struct Action {
    enum Origin: String, CaseIterable { case viewport, pointer }

    enum Kind: String, CaseIterable { case pause, pointerMove, pointerDown, pointerUp, pointerCancel }

    /// The kind; a pause for any action of a source that is not a pointer.
    var kind = Kind.pause
    /// Where a pointer moves.
    var target: (origin: Origin, location: Vector2D)?
    /// In ms; nil if the action has none.
    var duration: Double?
  }

  let sources: [Source]
  /// The path of the sources: `actions`, or empty for a bare list.
  let path: String

  init(_ value: JSONValue) throws(DocumentError) {
    if value.kind == .list {
      sources = try value.elements(Self.source)
      path = ""
    } else {
      sources = try DocumentObject(anyKeysOf: value).elements("actions", Self.source)
      path = "actions"
    }
  }

  private enum SourceKind: String, CaseIterable { case none, key, pointer, wheel }

  private static func source(_ value: JSONValue) throws(DocumentError) -> Source {
    let object = try DocumentObject(anyKeysOf: value)
    let kind: SourceKind = try object.oneOf("type")
    var source = Source(isPointer: kind == .pointer)
    if let parameters = value["parameters"] {
      let type = try DocumentObject(anyKeysOf: parameters).optional("pointerType", as: String.self)
      source.isTouch = source.isPointer && type == "touch"
    }
    source.actions = try object.elements("actions") { value throws(DocumentError) in
      try action(value, isPointer: source.isPointer)
    }
    return source
  }

  private static func action(_ value: JSONValue, isPointer: Bool) throws(DocumentError) -> Action {
    let object = try DocumentObject(anyKeysOf: value)
    // Of an action of another source only its duration matters.
    var action = Action(kind: isPointer ? try object.oneOf("type") : .pause)
    if action.kind == .pointerMove {
      let limit = NumberRange.between(-TouchGesture.maximumCoordinate, TouchGesture.maximumCoordinate)
      action.target = (
        try origin(object), Vector2D(x: try object.number("x", limit), y: try object.number("y", limit))
      )
    }
    if action.kind == .pause || action.kind == .pointerMove { action.duration = try duration(object) }
    return action
  }

  private static func origin(_ object: DocumentObject) throws(DocumentError) -> Action.Origin {
    if object.contains("origin"), object.value["origin"]?.kind != .string {
      throw object.error(
        at: "origin", "is an element, whose location is not in the document; use \"viewport\" or \"pointer\"")
    }
    return try object.oneOf("origin", default: .viewport)
  }

  private static func duration(_ object: DocumentObject) throws(DocumentError) -> Double? {
    guard object.contains("duration") else { return nil }
    return try object.number("duration", .between(0, TouchGesture.maximumDuration))
  }
}
