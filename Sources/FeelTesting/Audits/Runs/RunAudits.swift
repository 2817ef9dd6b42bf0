/// Audits that follow a view on its way.
enum RunAudits {
  /// All of them.
  static let all = settling + indices + [lostOnResize, compoundingFlicks] + endless
}
