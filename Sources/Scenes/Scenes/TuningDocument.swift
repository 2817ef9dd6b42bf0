/// The `tuning` part of a scene: presets and fields of `ScrollTuning` by name; fields take precedence over presets.
struct TuningDocument: JSONReadable {
  let tuning: ScrollTuning
  /// Whether the document gives the motion after a release at rest, which a snapping then does not change.
  let givesStillRetarget: Bool

  init(_ value: JSONValue) throws(DocumentError) {
    let fields = ScrollTuning.presets + ScrollTuning.fields
    let object = try DocumentObject(value, keys: fields.map { $0.name })
    var tuning = ScrollTuning.default
    for field in fields {
      guard let given = value[field.name] else { continue }
      try given.expect(tuning.number(of: field) == nil ? .string : .number)
      do throws(ScrollTuning.FieldError) {
        if let number = given.number { try tuning.set(field, to: number) }
        if let name = given.string { try tuning.set(field, to: name) }
      } catch {
        throw given.error(error.message)
      }
    }
    self.tuning = tuning
    givesStillRetarget = object.contains("stillRetarget")
  }
}
