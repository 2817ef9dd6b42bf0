/// Audits that check the rest offset of single releases.
enum LandingAudits {
  /// All audits of single releases.
  static let all = flickLengths + directions + ranges + variants + [rounding, unevenCommit] + contents
}
