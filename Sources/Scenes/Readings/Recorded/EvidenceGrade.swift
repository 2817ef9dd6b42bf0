/// How well a figure is known; docs/Physics.md, "Sources".
package enum EvidenceGrade: String, CaseIterable, Hashable, Sendable {
  /// Recorded from real UIKit, or published by Apple.
  case a = "A"
  /// Measured by someone, or inferred from a recording whose time base is not certain.
  case b = "B"
  /// Tuned by hand.
  case c = "C"
  /// Inferred or fitted for this package.
  case d = "D"
}
