/// The JSON of WebDriver actions: the body of a request, or its list of sources; unknown keys are ignored.
struct ActionsBody: JSONReadable {
  struct Source {
    var isPointer = false
    var isTouch = false
    var actions: [Action] = []
  }

  struct Action {
    enum Origin: String, CaseIterable { case viewport, pointer }

    enum Kind: Equatable {
      /// A pause, or any action of a source that is not a pointer.
      case pause
      case move(Origin, Vector2D)
      case down, up, cancel
    }

    let kind: Kind
    /// In ms; nil if the action has none.
    let duration: Double?
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
    source.actions = try object.elements("actions", source.isPointer ? pointerAction : otherAction)
    return source
  }

  /// Reads an action of another source; only its duration matters.
  private static func otherAction(_ value: JSONValue) throws(DocumentError) -> Action {
    Action(kind: .pause, duration: try duration(DocumentObject(anyKeysOf: value)))
  }

  private enum ActionName: String, CaseIterable { case pause, pointerMove, pointerDown, pointerUp, pointerCancel }

  private static func pointerAction(_ value: JSONValue) throws(DocumentError) -> Action {
    let object = try DocumentObject(anyKeysOf: value)
    let name: ActionName = try object.oneOf("type")
    let kind: Action.Kind
    switch name {
    case .pause: kind = .pause
    case .pointerDown: kind = .down
    case .pointerUp: kind = .up
    case .pointerCancel: kind = .cancel
    case .pointerMove:
      let limit = NumberRange.between(-TouchGesture.maximumCoordinate, TouchGesture.maximumCoordinate)
      kind = .move(try origin(object), Vector2D(x: try object.number("x", limit), y: try object.number("y", limit)))
    }
    return Action(kind: kind, duration: name == .pause || name == .pointerMove ? try duration(object) : nil)
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
