import Documents
import ScrollPhysics

/// The `tuning` part of a scene: presets and fields of `ScrollTuning` by name; fields take precedence over presets.
struct TuningDocument: Decodable {
  let tuning: ScrollTuning
  /// Whether the document gives the motion after a release at rest, which a snapping then does not change.
  let givesStillRetarget: Bool

  init(from decoder: any Decoder) throws {
    let fields = ScrollTuning.presets + ScrollTuning.fields
    let object = try DocumentObject(decoder, keys: fields.map(\.name))
    var tuning = ScrollTuning.default
    for field in fields where object.contains(field.name) {
      do {
        if tuning.number(of: field) != nil {
          try tuning.set(field, to: try object.value(field.name, as: Double.self))
        } else {
          try tuning.set(field, to: try object.value(field.name, as: String.self))
        }
      } catch let error as ScrollTuning.FieldError {
        throw object.error(at: field.name, error.message)
      }
    }
    self.tuning = tuning
    givesStillRetarget = object.contains("stillRetarget")
  }
}
