/// Audits that examine whole runs.
enum RunAudits {
  /// All audits of whole runs.
  static let all = settling + indices + [lostOnResize, compoundingFlicks] + endless
}
