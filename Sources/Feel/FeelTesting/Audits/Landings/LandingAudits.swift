/// Audits that check the rest offset of single releases.
enum LandingAudits {
  static let all = flickLengths + directions + ranges + variants + [wrongUnit, rounding, unevenCommit] + contents
}
