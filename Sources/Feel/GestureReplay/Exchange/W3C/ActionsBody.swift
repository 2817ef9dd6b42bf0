import Documents
import ScrollPhysics

/// The JSON of WebDriver actions: the body of a request, or its list of sources; unknown keys are ignored.
struct ActionsBody: Decodable {
  struct Source {
    var isPointer = false
    var isTouch = false
    var actions: [Action] = []
  }

  struct Action {
    enum Origin: String, CaseIterable {
      case viewport, pointer
    }

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

  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      sources = try decoder.singleValueContainer().decode([SourceBody].self).map(\.source)
      path = ""
    } else {
      sources = try DocumentObject(anyKeysOf: decoder).value("actions", as: [SourceBody].self).map(\.source)
      path = "actions"
    }
  }

  private struct SourceBody: Decodable {
    enum Kind: String, CaseIterable {
      case none, key, pointer, wheel
    }

    let source: Source

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(anyKeysOf: decoder)
      let kind: Kind = try object.oneOf("type")
      var source = Source(isPointer: kind == .pointer)
      let parameters = try object.optional("parameters", as: Parameters.self)
      source.isTouch = source.isPointer && parameters?.pointerType == "touch"
      source.actions =
        source.isPointer
        ? try object.value("actions", as: [PointerAction].self).map(\.action)
        : try object.value("actions", as: [OtherAction].self).map(\.action)
      self.source = source
    }
  }

  private struct Parameters: Decodable {
    /// The default is a mouse.
    let pointerType: String

    init(from decoder: any Decoder) throws {
      pointerType = try DocumentObject(anyKeysOf: decoder).optional("pointerType") ?? "mouse"
    }
  }

  /// An action of another source; only its duration matters.
  private struct OtherAction: Decodable {
    let action: Action

    init(from decoder: any Decoder) throws {
      action = Action(kind: .pause, duration: try ActionsBody.duration(DocumentObject(anyKeysOf: decoder)))
    }
  }

  private struct PointerAction: Decodable {
    enum Name: String, CaseIterable {
      case pause, pointerMove, pointerDown, pointerUp, pointerCancel
    }

    let action: Action

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(anyKeysOf: decoder)
      let name: Name = try object.oneOf("type")
      let kind: Action.Kind
      switch name {
      case .pause: kind = .pause
      case .pointerDown: kind = .down
      case .pointerUp: kind = .up
      case .pointerCancel: kind = .cancel
      case .pointerMove:
        let limit = NumberRange.between(-TouchGesture.maximumCoordinate, TouchGesture.maximumCoordinate)
        kind = .move(
          try Self.origin(object), Vector2D(x: try object.number("x", limit), y: try object.number("y", limit)))
      }
      action = Action(
        kind: kind, duration: name == .pause || name == .pointerMove ? try ActionsBody.duration(object) : nil)
    }

    private static func origin(_ object: DocumentObject) throws -> Action.Origin {
      if object.contains("origin"), (try? object.value("origin", as: String.self)) == nil {
        throw object.error(
          at: "origin", "is an element, whose location is not in the document; use \"viewport\" or \"pointer\"")
      }
      return try object.oneOf("origin", default: .viewport)
    }
  }

  private static func duration(_ object: DocumentObject) throws -> Double? {
    guard object.contains("duration") else { return nil }
    return try object.number("duration", .between(0, TouchGesture.maximumDuration))
  }
}
