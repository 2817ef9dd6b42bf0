extension Vector2D: JSONReadable {
  /// Reads `{"x": …, "y": …}`.
  package init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, keys: ["x", "y"])
    self.init(x: try object.number("x", .length), y: try object.number("y", .length))
  }
}

extension Size2D: JSONReadable {
  /// Reads `{"width": …, "height": …}`.
  package init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, keys: ["width", "height"])
    self.init(width: try object.number("width", .extent), height: try object.number("height", .extent))
  }
}

extension JSONText {
  /// `"x": …, "y": …`.
  package static func fields(_ vector: Vector2D) -> String { "\"x\": \(number(vector.x)), \"y\": \(number(vector.y))" }

  /// `{"x": …, "y": …}`.
  package static func object(_ vector: Vector2D) -> String { "{\(fields(vector))}" }
}
