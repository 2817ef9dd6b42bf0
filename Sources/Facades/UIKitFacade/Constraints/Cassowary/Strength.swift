/// The strength of a rule, which no number of weaker rules outweighs.
///
/// Rules of one strength count alike: the solver minimizes the sum of their errors. If several solutions remain after
/// all strengths, earlier rules of a strength have priority over later ones.
enum Strength: Hashable, Comparable, Sendable {
  case position, side
  case priority(UILayoutPriority)

  /// Whether the rule is required: it holds exactly, or is broken and reported.
  var isRequired: Bool { self >= .priority(.required) }
}
