import Documents

/// The rows of experiments that are not movements.
enum RowDocuments {
  struct Target: Decodable {
    let reading: TargetReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["rate", "offset", "velocity", "target"])
      reading = TargetReading(
        rate: try object.rate(), offset: try object.offset(), velocity: try object.velocity(),
        target: try object.number("target", .length))
    }
  }

  struct RubberBand: Decodable {
    let reading: RubberBandReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["finger", "offset"])
      reading = RubberBandReading(finger: try object.offset("finger"), offset: try object.offset())
    }
  }

  struct Decay: Decodable {
    let reading: DecayReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["name", "rate", "distance", "velocity", "decay", "bound"])
      reading = DecayReading(
        name: try object.text("name"), rate: try object.rate(), distance: try object.distance(),
        velocity: try object.velocity(), decay: try object.number("decay", .between(0, 1000)),
        bound: try object.number("bound", .between(1e-9, 1000)))
    }
  }

  struct PageChoice: Decodable {
    let reading: PageChoiceReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["offset", "velocity", "target"])
      reading = PageChoiceReading(
        offset: try object.offset(), velocity: try object.velocity(), target: try object.offset("target"))
    }
  }

  struct ContextVelocity: Decodable {
    let reading: ContextVelocityReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["velocity", "context"])
      // In points per second the number is a thousand times as large.
      reading = ContextVelocityReading(
        velocity: try object.velocity(), context: try object.number("context", .between(-1_000_000, 1_000_000)))
    }
  }

  struct Fling: Decodable {
    let reading: FlingReading

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["velocity", "willDecelerate"])
      reading = FlingReading(velocity: try object.velocity(), willDecelerate: try object.value("willDecelerate"))
    }
  }

  /// Returns the strokes of an object and the view that they move.
  static func finger(_ object: DocumentObject) throws -> FingerScript {
    let strokes: [[[Double]]] = try object.rows("strokes")
    var last = -Double.infinity
    let touches = try strokes.enumerated().map { index, stroke in
      let touches = try object.series(stroke, "strokes[\(index)]")
      guard touches.count > 1, touches.count <= ReadingsDocument.maximumValues, touches[0].time >= last else {
        throw object.error(
          at: "strokes[\(index)]", "must have two touches or more, in order of time and after the stroke before it")
      }
      last = touches[touches.count - 1].time
      return touches
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
      bounds: try object.number("bounds", default: 400, .between(1, 100_000)), rate: try object.rate(), strokes: touches
    )
  }
}
