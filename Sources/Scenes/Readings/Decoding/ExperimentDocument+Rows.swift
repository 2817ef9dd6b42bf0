extension ExperimentDocument {
  /// Returns the measured values of an experiment that is not a movement.
  static func readings(_ kind: Kind, _ object: DocumentObject) throws(DocumentError) -> [Reading] {
    try object.rows("readings") { value throws(DocumentError) in
      let object = try DocumentObject(value, keys: kind.readingKeys)
      if kind == .rubberBand { return Reading(start: try object.offset("finger"), value: try object.offset()) }
      var reading = Reading(rate: try object.rate(), velocity: try object.velocity(), value: 0)
      switch kind {
      case .decay:
        reading.name = try object.text("name")
        reading.start = try object.distance()
        reading.value = try object.number("decay", .between(0, 1000))
        reading.bound = try object.number("bound", .between(1e-9, 1000))
      case .pageChoice: (reading.start, reading.value) = (try object.offset(), try object.offset("target"))
      // In points per second the number is a thousand times as large.
      case .contextVelocity: reading.value = try object.number("context", .between(-1_000_000, 1_000_000))
      case .flingThreshold: reading.value = try object.value("willDecelerate") ? 1 : 0
      default: (reading.start, reading.value) = (try object.offset(), try object.number("target", .length))
      }
      return reading
    }
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
