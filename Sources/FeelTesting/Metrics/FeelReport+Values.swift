import GestureReplay

extension FeelReport {
  /// One measure by name, as the documents write it.
  public struct Value: Hashable, Sendable {
    /// The measure's name.
    public let name: String
    /// Its value with three decimals, a whole number, `true` or `false`, or `-` where it does not apply.
    public let text: String
  }

  /// All measures in the order of the documents.
  public var values: [Value] {
    [
      Value(name: "settleDuration", text: DecimalText.threePlaces(settleDuration)),
      Value(name: "travel", text: DecimalText.threePlaces(travel)),
      Value(name: "overshoot", text: DecimalText.threePlaces(overshoot)),
      Value(name: "directionReversals", text: "\(directionReversals)"),
      Value(name: "peakSpeed", text: DecimalText.threePlaces(peakSpeed)),
      Value(name: "velocityDiscontinuity", text: DecimalText.threePlaces(velocityDiscontinuity)),
      Value(name: "tailShare", text: DecimalText.threePlaces(tailShare)),
      Value(name: "retargetedBy", text: DecimalText.threePlaces(retargetedBy)),
      Value(name: "opposesVelocity", text: "\(opposesVelocity)"),
      Value(name: "itemDelta", text: itemDelta.map { "\($0)" } ?? "-"),
    ]
  }
}
