/// How much a rule counts: any number of rules of less strength do not make up for one of more.
///
/// Rules of one strength count alike: the sum of their errors is made as small as can be. Where several solutions are left when
/// all strengths have been heard, the earlier rules of a strength hold rather than the later ones.
enum Strength: Hashable, Comparable, Sendable {
  /// A side that nothing says anything about stays as it is; then a place does.
  case place, side
  /// The priority of a constraint.
  case priority(UILayoutPriority)

  /// Whether a rule holds or is broken, and has no errors.
  var isRequired: Bool { self >= .priority(.required) }
}
