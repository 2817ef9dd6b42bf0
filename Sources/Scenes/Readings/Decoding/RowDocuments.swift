import Documents

/// The rows of experiments that are not movements.
enum RowDocuments {
  static func target(_ value: JSONValue) throws(DocumentError) -> TargetReading {
    let object = try DocumentObject(value, keys: ["rate", "offset", "velocity", "target"])
    return TargetReading(
      rate: try object.rate(), offset: try object.offset(), velocity: try object.velocity(),
      target: try object.number("target", .length))
  }

  static func rubberBand(_ value: JSONValue) throws(DocumentError) -> RubberBandReading {
    let object = try DocumentObject(value, keys: ["finger", "offset"])
    return RubberBandReading(finger: try object.offset("finger"), offset: try object.offset())
  }

  static func decay(_ value: JSONValue) throws(DocumentError) -> DecayReading {
    let object = try DocumentObject(value, keys: ["name", "rate", "distance", "velocity", "decay", "bound"])
    return DecayReading(
      name: try object.text("name"), rate: try object.rate(), distance: try object.distance(),
      velocity: try object.velocity(), decay: try object.number("decay", .between(0, 1000)),
      bound: try object.number("bound", .between(1e-9, 1000)))
  }

  static func pageChoice(_ value: JSONValue) throws(DocumentError) -> PageChoiceReading {
    let object = try DocumentObject(value, keys: ["offset", "velocity", "target"])
    return PageChoiceReading(
      offset: try object.offset(), velocity: try object.velocity(), target: try object.offset("target"))
  }

  static func contextVelocity(_ value: JSONValue) throws(DocumentError) -> ContextVelocityReading {
    let object = try DocumentObject(value, keys: ["velocity", "context"])
    // In points per second the number is a thousand times as large.
    return ContextVelocityReading(
      velocity: try object.velocity(), context: try object.number("context", .between(-1_000_000, 1_000_000)))
  }

  static func fling(_ value: JSONValue) throws(DocumentError) -> FlingReading {
    let object = try DocumentObject(value, keys: ["velocity", "willDecelerate"])
    return FlingReading(velocity: try object.velocity(), willDecelerate: try object.value("willDecelerate"))
  }

  /// Returns the strokes of an object and the view that they move.
  static func finger(_ object: DocumentObject) throws(DocumentError) -> FingerScript {
    var strokes: [[TimedValue]] = []
    for stroke in try object.rows("strokes", { $0 }) {
      let touches = try DocumentObject.series(stroke.elements { $0 })
      guard touches.count > 1, touches.count <= ReadingsDocument.maximumValues,
        touches[0].time >= strokes.last?.last?.time ?? -.infinity
      else {
        throw stroke.error("must have two touches or more, in order of time and after the stroke before it")
      }
      strokes.append(touches)
    }
    var range: ClosedRange<Double>?
    if object.contains("range") {
      let limits: [Double] = try object.value("range")
      guard limits.count == 2, limits[0] <= limits[1], limits.allSatisfy({ abs($0) <= 1_000_000 }) else {
        throw object.error(at: "range", "must be the smallest and the largest content offset, such as [0, 3000]")
      }
      range = limits[0]...limits[1]
    }
    return FingerScript(
      offset: try object.offset(default: 0), range: range,
      bounds: try object.number("bounds", default: 400, .between(1, 100_000)), rate: try object.rate(), strokes: strokes
    )
  }
}
