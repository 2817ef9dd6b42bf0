extension Experiment: JSONReadable {
  /// Reads one experiment of a file of readings.
  package init(_ value: JSONValue) throws(DocumentError) {
    let kind: ExperimentDocument.Kind = try DocumentObject(anyKeysOf: value).oneOf("kind")
    let object = try DocumentObject(value, keys: ExperimentDocument.common + kind.keys)
    // The system, if it differs from that of the file, and what a reader should know about the figures.
    for name in ["system", "note"] { _ = try object.optional(name, as: String.self) }
    self.init(
      name: try object.text("name"), subject: try ExperimentDocument.subject(kind, object),
      bound: object.contains("bound") ? try object.number("bound", .between(1e-6, 100_000)) : nil,
      uncertainty: object.contains("uncertainty") ? try object.number("uncertainty", .between(1e-9, 100_000)) : nil,
      grade: object.contains("grade") ? try object.oneOf("grade") : nil,
      tuning: try value["tuning"].map(ExperimentDocument.tuning) ?? [:])
  }
}

/// The parts of an experiment in a file of readings.
enum ExperimentDocument {
  enum Kind: String, CaseIterable {
    case fling, retarget, page, animation, recoil, bounce
    case target, rubberBand, decay, drag, releaseVelocity, pageChoice, flingThreshold, snapChoice, contextVelocity

    /// The keys that only this kind of experiment has.
    var keys: [String] {
      switch self {
      case .fling: ["rate", "offset", "velocity", "velocityUncertainty", "drag"] + Self.movement
      case .retarget: ["rate", "distance", "velocity", "velocityUncertainty", "drag"] + Self.movement
      case .recoil: ["rate", "distance", "velocity", "velocityUncertainty"] + Self.movement
      case .page: ["distance", "velocity", "velocityUncertainty", "page", "atEdge", "drag"] + Self.movement
      case .animation: ["distance"] + Self.movement
      case .bounce: ["rate", "edge", "velocity", "velocityUncertainty"] + Self.movement
      case .target, .decay, .flingThreshold, .contextVelocity: ["readings"]
      case .rubberBand: ["bounds", "readings"]
      case .pageChoice: ["page", "readings"]
      case .snapChoice: ["pitch", "readings"]
      case .drag: ["samples"] + Self.finger
      case .releaseVelocity: ["velocities"] + Self.finger
      }
    }

    /// The keys of one of its readings.
    var readingKeys: [String] {
      switch self {
      case .rubberBand: ["finger", "offset"]
      case .decay: ["name", "rate", "distance", "velocity", "decay", "bound"]
      case .pageChoice: ["offset", "velocity", "target"]
      case .contextVelocity: ["velocity", "context"]
      case .flingThreshold: ["velocity", "willDecelerate"]
      default: ["rate", "offset", "velocity", "target"]
      }
    }

    private static let movement = ["values", "time", "samples"]
    private static let finger = ["offset", "range", "bounds", "rate", "strokes"]
  }

  static let common = ["name", "kind", "system", "grade", "bound", "uncertainty", "tuning", "note"]

  static func subject(_ kind: Kind, _ object: DocumentObject) throws(DocumentError) -> Experiment.Subject {
    switch kind {
    case .fling, .retarget, .page, .animation, .recoil, .bounce:
      let movement = try movement(kind, object)
      return .movement(movement, try samples(of: movement, object))
    case .target: return .targets(try readings(kind, object))
    case .rubberBand: return .rubberBand(bounds: try object.distance("bounds"), try readings(kind, object))
    case .decay: return .decays(try readings(kind, object))
    case .pageChoice: return .pageChoices(page: try object.distance("page"), try readings(kind, object))
    case .snapChoice: return .snapChoices(pitch: try object.distance("pitch"), try readings(kind, object))
    case .contextVelocity: return .contextVelocities(try readings(kind, object))
    case .flingThreshold: return .flingThreshold(try readings(kind, object))
    case .drag: return .drag(try finger(object), try object.series("samples"))
    case .releaseVelocity:
      let finger = try finger(object)
      let velocities = try object.rows("velocities") { velocity throws(DocumentError) in
        let number = try Double(velocity)
        if !(abs(number) <= 1000) { throw velocity.error("must be a number from -1000 to 1000") }
        return number
      }
      if velocities.count != finger.strokes.count {
        throw object.error(at: "velocities", "must have one velocity for each of the \(finger.strokes.count) strokes")
      }
      return .releaseVelocities(finger, velocities)
    }
  }

  private static func movement(_ kind: Kind, _ object: DocumentObject) throws(DocumentError) -> Movement {
    let moves: Movement.Kind
    switch kind {
    case .fling: moves = .fling(offset: try object.offset())
    case .retarget: moves = .retarget(distance: try object.distance())
    case .recoil: moves = .recoil(distance: try object.distance())
    case .page:
      let length = object.contains("page") ? try object.distance("page") : nil
      moves = .page(distance: try object.distance(), length: length, atEdge: try object.optional("atEdge") ?? false)
    case .bounce: moves = .bounce(edge: try object.offset("edge", default: 0))
    default: return Movement(kind: .animation(distance: try object.distance()))
    }
    let velocity = kind == .bounce ? try object.number("velocity", .between(0.001, 1000)) : try object.velocity()
    var result = Movement(kind: moves, velocity: velocity, rate: try object.rate())
    if let drag: [Double] = try object.optional("drag") {
      guard drag.count == 3, drag.allSatisfy({ abs($0) <= 100_000 }), abs(drag[2]) <= 1000 else {
        throw object.error(at: "drag", "must be two offsets and the velocity at the lift, such as [-300, -215.5, 0.8]")
      }
      result.drag = RecordedDrag(start: drag[0], lift: drag[1], velocity: drag[2])
    }
    return result
  }

  private static func samples(of movement: Movement, _ object: DocumentObject) throws(DocumentError) -> MovementSamples
  {
    let fallback: MovementSamples.Measure = movement.distance == nil ? .offset : .remaining
    let measure: MovementSamples.Measure = try object.oneOf("values", default: fallback)
    if measure == .remaining && movement.distance == nil {
      throw object.error(at: "values", "must be \"offset\", because this kind of experiment has no distance")
    }
    let time = try object.value["time"].map(timeBase) ?? TimeBase()
    let uncertainty = try object.number("velocityUncertainty", default: 0, .between(0, 1000))
    let samples = MovementSamples(
      measure: measure, timeBase: time, velocityUncertainty: uncertainty, samples: try object.series("samples"))
    if let index = samples.samples.indices.first(where: { samples.time($0) > 60_000 }) {
      throw try object.elements("samples") { $0 }[index].error("must be at most 60000 ms after the start")
    }
    return samples
  }

  /// Reads constants and choices of the model, by their names.
  static func tuning(_ value: JSONValue) throws(DocumentError) -> [String: String] {
    let fields = ScrollTuning.presets + ScrollTuning.fields
    _ = try DocumentObject(value, keys: fields.map(\.name))
    var (values, tuning) = ([String: String](), ScrollTuning.default)
    for field in fields {
      guard let given = value[field.name] else { continue }
      let text = if let name = given.string { name } else { "\(try Double(given))" }
      do throws(ScrollTuning.FieldError) {
        try tuning.set(field, to: text)
      } catch {
        throw given.error(error.message)
      }
      values[field.name] = text
    }
    return values
  }

  /// Reads the time base of a series.
  private static func timeBase(_ value: JSONValue) throws(DocumentError) -> TimeBase {
    let object = try DocumentObject(value, keys: ["base", "frameRate", "firstFrame", "shift"])
    return TimeBase(
      kind: try object.oneOf("base", default: .timestamps),
      frameRate: try object.number("frameRate", default: TimeBase().frameRate, .between(1, 1000)),
      firstFrame: try object.number("firstFrame", default: TimeBase().firstFrame, .between(-1000, 1000)),
      largestShift: try object.number("shift", default: TimeBase().largestShift, .between(0, 100)))
  }
}
