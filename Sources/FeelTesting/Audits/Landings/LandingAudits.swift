/// Audits that ask where releases land.
enum LandingAudits {
  /// All of them.
  static let all = flickLengths + directions + ranges + variants + [rounding, unevenCommit] + contents
}
