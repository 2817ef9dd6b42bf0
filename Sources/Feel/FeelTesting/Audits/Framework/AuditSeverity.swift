/// How much a fault costs the user of a scroll view.
///
/// A report puts the costliest findings first. The cost of a finding is the share of the gestures that show it, times the
/// weight of its severity. Each severity weighs ten times the next one: a fault of every gesture costs as much as a more
/// severe fault of one gesture in ten.
public enum AuditSeverity: Int, CaseIterable, Hashable, Sendable {
  /// A gesture has no effect or the opposite one, or content cannot be reached.
  case blocking = 1000
  /// The view rests at another item than the gesture asked for, or at none.
  case misleading = 100
  /// Users get where they want, but not as they expect; or the fault appears only with other insets, longer items or on
  /// another axis.
  case annoying = 10
  /// The view is off by less than a point.
  case cosmetic = 1
}
