import TestSupport
import Testing

/// Expects a law of random cases.
///
/// - Parameters:
///   - count: How many cases to try, in release.
///   - seed: The seed of the cases.
///   - knownIssue: The reason why the law is known to fail; the exact case has its own test.
///   - make: Makes a case.
///   - law: Says what is wrong with a case; nil where nothing is.
func expectLaw<Case: CustomStringConvertible>(
  _ count: Int = 20_000, seed: UInt64, knownIssue: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  of make: (inout SeededGenerator) -> Case, _ law: (Case, inout SeededGenerator) -> String?
) {
  var generator = SeededGenerator(seed: seed)
  var wrong: [String] = []
  for number in 0..<sweepCount(count) {
    let one = make(&generator)
    if let violation = law(one, &generator) { wrong.append("\(number): \(violation) — \(one)") }
  }
  let result = wrong
  guard let knownIssue else {
    #expect(result.isEmpty, "\(result.count): \(result.prefix(3))", sourceLocation: sourceLocation)
    return
  }
  // A tenth of the cases, in debug, need not have one that fails.
  withKnownIssue(knownIssue, isIntermittent: true, sourceLocation: sourceLocation) {
    #expect(result.isEmpty, "\(result.count): \(result.prefix(3))", sourceLocation: sourceLocation)
  }
}
