import FeelTesting
import Testing

/// Checks an expectation of feel: if it is not met, an issue is recorded at its line, and the test goes on.
///
/// ```swift
/// @Test func cardsFeelAsTheyDid() throws {
///   checkFeel { try expectFeel(trace, matches: "flick") }
///   checkFeel { try expectFeelSheet(of: cards, matches: "cards") }
/// }
/// ```
///
/// One run thus reports, or records, all goldens of a test. An expectation that is called without it throws, and ends the
/// test at the first failure.
///
/// - Parameters:
///   - sourceLocation: The location of the call.
///   - expectation: Calls one of the functions whose names begin with `expect`.
public func checkFeel(sourceLocation: SourceLocation = #_sourceLocation, _ expectation: () throws -> Void) {
  do {
    try expectation()
  } catch let failure as FeelFailure {
    // The expectation may stand some lines below the call.
    var location = sourceLocation
    location.line = failure.line
    Issue.record(Comment(rawValue: failure.lines.joined(separator: "\n")), sourceLocation: location)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
