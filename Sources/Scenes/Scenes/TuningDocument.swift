extension ScrollTuning: JSONReadable {
  /// Reads the `tuning` part of a scene: presets and fields by name; fields take precedence over presets.
  package init(_ value: JSONValue) throws(DocumentError) {
    let fields = Self.presets + Self.fields
    _ = try DocumentObject(value, keys: fields.map { $0.name })
    self = .default
    for field in fields {
      guard let given = value[field.name] else { continue }
      try given.expect(number(of: field) == nil ? .string : .number)
      do throws(FieldError) {
        if let number = given.number { try set(field, to: number) }
        if let name = given.string { try set(field, to: name) }
      } catch {
        throw given.error(error.message)
      }
    }
  }
}
