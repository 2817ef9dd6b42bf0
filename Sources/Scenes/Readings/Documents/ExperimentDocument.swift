import Documents
import ScrollPhysics

/// One experiment of a file of readings.
struct ExperimentDocument: Decodable {
  let experiment: Experiment

  enum Kind: String, CaseIterable {
    case fling, retarget, page, animation, recoil, bounce
    case target, rubberBand, decay, drag, releaseVelocity, pageChoice, flingThreshold, snapChoice, contextVelocity

    /// The keys that only this kind of experiment has.
    var keys: [String] {
      switch self {
      case .fling: ["rate", "offset", "velocity", "velocityUncertainty"] + Self.movement
      case .retarget, .recoil: ["rate", "distance", "velocity", "velocityUncertainty"] + Self.movement
      case .page: ["distance", "velocity", "velocityUncertainty", "page", "atEdge"] + Self.movement
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

    private static let movement = ["values", "time", "samples"]
    private static let finger = ["offset", "range", "bounds", "rate", "strokes"]
  }

  private static let common = ["name", "kind", "system", "grade", "bound", "uncertainty", "tuning", "note"]

  init(from decoder: any Decoder) throws {
    let kind: Kind = try DocumentObject(anyKeysOf: decoder).oneOf("kind")
    let object = try DocumentObject(decoder, keys: Self.common + kind.keys)
    experiment = Experiment(
      try object.text("name"), try Self.subject(kind, object),
      bound: object.contains("bound") ? try object.number("bound", .between(1e-6, 100_000)) : nil,
      uncertainty: object.contains("uncertainty") ? try object.number("uncertainty", .between(1e-9, 100_000)) : nil,
      grade: object.contains("grade") ? try object.oneOf("grade") : nil, system: try object.optional("system"),
      tuning: try object.optional("tuning", as: TuningDocument.self)?.values ?? [:],
      note: try object.optional("note"))
  }

  private static func subject(_ kind: Kind, _ object: DocumentObject) throws -> Experiment.Subject {
    switch kind {
    case .fling, .retarget, .page, .animation, .recoil, .bounce:
      let movement = try movement(kind, object)
      return .movement(movement, try samples(of: movement, object))
    case .target: return .targets(try object.rows("readings", as: RowDocuments.Target.self).map(\.reading))
    case .rubberBand:
      return .rubberBand(
        bounds: try object.distance("bounds"),
        try object.rows("readings", as: RowDocuments.RubberBand.self).map(\.reading))
    case .decay: return .decays(try object.rows("readings", as: RowDocuments.Decay.self).map(\.reading))
    case .pageChoice:
      return .pageChoices(
        page: try object.distance("page"),
        try object.rows("readings", as: RowDocuments.PageChoice.self).map(\.reading))
    case .snapChoice:
      return .snapChoices(
        pitch: try object.distance("pitch"),
        try object.rows("readings", as: RowDocuments.Target.self).map(\.reading))
    case .contextVelocity:
      return .contextVelocities(try object.rows("readings", as: RowDocuments.ContextVelocity.self).map(\.reading))
    case .flingThreshold:
      return .flingThreshold(try object.rows("readings", as: RowDocuments.Fling.self).map(\.reading))
    case .drag: return .drag(try RowDocuments.finger(object), try object.series("samples"))
    case .releaseVelocity:
      let finger = try RowDocuments.finger(object)
      let velocities: [Double] = try object.rows("velocities")
      if velocities.count != finger.strokes.count {
        throw object.error(
          at: "velocities", "must have one velocity for each of the \(finger.strokes.count) strokes")
      }
      if let index = velocities.firstIndex(where: { !(abs($0) <= 1000) }) {
        throw object.error(at: "velocities[\(index)]", "must be a number from -1000 to 1000")
      }
      return .releaseVelocities(finger, velocities)
    }
  }

  private static func movement(_ kind: Kind, _ object: DocumentObject) throws -> Movement {
    switch kind {
    case .fling:
      return .fling(offset: try object.offset(), velocity: try object.velocity(), rate: try object.rate())
    case .retarget:
      return .retarget(distance: try object.distance(), velocity: try object.velocity(), rate: try object.rate())
    case .page:
      return .page(
        distance: try object.distance(), velocity: try object.velocity(),
        length: object.contains("page") ? try object.distance("page") : nil,
        atEdge: try object.optional("atEdge") ?? false)
    case .recoil:
      return .recoil(distance: try object.distance(), velocity: try object.velocity(), rate: try object.rate())
    case .bounce:
      return .bounce(
        edge: try object.offset("edge", default: 0), velocity: try object.number("velocity", .between(0.001, 1000)),
        rate: try object.rate())
    default: return .animation(distance: try object.distance())
    }
  }

  private static func samples(of movement: Movement, _ object: DocumentObject) throws -> MovementSamples {
    let fallback: MovementSamples.Measure = movement.distance == nil ? .offset : .remaining
    let measure: MovementSamples.Measure = try object.oneOf("values", default: fallback)
    if measure == .remaining && movement.distance == nil {
      throw object.error(at: "values", "must be \"offset\", because this kind of experiment has no distance")
    }
    let time = try object.optional("time", as: TimeDocument.self)?.timeBase ?? TimeBase()
    let uncertainty = try object.number("velocityUncertainty", default: 0, .between(0, 1000))
    let samples = MovementSamples(measure, time, velocityUncertainty: uncertainty, try object.series("samples"))
    if let index = samples.samples.indices.first(where: { samples.time($0) > 60_000 }) {
      throw object.error(at: "samples[\(index)]", "must be at most 60000 ms after the start")
    }
    return samples
  }
}

/// Constants and choices of the model, by their names.
private struct TuningDocument: Decodable {
  let values: [String: String]

  init(from decoder: any Decoder) throws {
    let fields = ScrollTuning.presets + ScrollTuning.fields
    let object = try DocumentObject(decoder, keys: fields.map(\.name))
    var (values, tuning) = ([String: String](), ScrollTuning.default)
    for field in fields where object.contains(field.name) {
      let isText = (try? object.value(field.name, as: String.self)) != nil
      let text = isText ? try object.value(field.name, as: String.self) : "\(try object.number(field.name))"
      do {
        try tuning.set(field, to: text)
      } catch {
        throw object.error(at: field.name, error.message)
      }
      values[field.name] = text
    }
    self.values = values
  }
}

/// The time base of a series.
private struct TimeDocument: Decodable {
  let timeBase: TimeBase

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, keys: ["base", "frameRate", "firstFrame", "shift"])
    timeBase = TimeBase(
      try object.oneOf("base", default: .timestamps),
      frameRate: try object.number("frameRate", default: 60, .between(1, 1000)),
      firstFrame: try object.number("firstFrame", default: 0, .between(-1000, 1000)),
      largestShift: try object.number("shift", default: 0, .between(0, 100)))
  }
}
