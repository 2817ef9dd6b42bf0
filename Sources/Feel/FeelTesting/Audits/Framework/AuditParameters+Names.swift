extension AuditParameters {
  /// A numeric parameter that can be changed by name.
  package struct Field: Sendable {
    /// The name, as the command line writes it.
    package let name: String
    /// The unit; empty for a number without one.
    package let unit: String
    /// The ids of the audits that use the parameter.
    let audits: [String]
    /// A description of the parameter, as a sentence without its full stop.
    package let summary: String
    /// The valid values.
    package let range: ClosedRange<Double>
    package let path: WritableKeyPath<AuditParameters, Double> & Sendable
  }

  package static let fields: [Field] = [
    Field(
      name: "flickVelocity", unit: "pt/ms", audits: ["against-the-finger"],
      summary: "the speed above which a release is a flick, for designs that do not declare one", range: 0...100,
      path: \.flickVelocity),
    Field(
      name: "extraSettleDuration", unit: "ms", audits: ["slow-settling"],
      summary: "the time that a view may take to settle beyond what its own deceleration rate needs",
      range: 0...1e7, path: \.extraSettleDuration),
    Field(
      name: "touchDistance", unit: "pt", audits: ["uneven-commit"],
      summary: "the longest drag that counts as a touch", range: 0...1000, path: \.touchDistance),
    Field(
      name: "insetShift", unit: "pt", audits: ["ignored-insets"],
      summary: "the distance by which content insets are shifted", range: -1000...1000, path: \.insetShift),
  ]
}
