import Documents
import ScrollPhysics

/// `{"x": …, "y": …}`.
package struct PointDocument: Decodable {
  package let vector: Vector2D

  package init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, keys: ["x", "y"])
    vector = Vector2D(x: try object.number("x", .length), y: try object.number("y", .length))
  }
}

/// `{"width": …, "height": …}`.
package struct SizeDocument: Decodable {
  package let size: Size2D

  package init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, keys: ["width", "height"])
    size = Size2D(width: try object.number("width", .extent), height: try object.number("height", .extent))
  }
}

extension JSONText {
  /// `"x": …, "y": …`.
  package static func fields(_ vector: Vector2D) -> String { "\"x\": \(number(vector.x)), \"y\": \(number(vector.y))" }

  /// `{"x": …, "y": …}`.
  package static func object(_ vector: Vector2D) -> String { "{\(fields(vector))}" }
}
