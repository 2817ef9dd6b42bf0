import FeelTesting
import XCTest

/// Checks an expectation of feel: if it is not met, a failure is recorded at its line, and the test goes on.
///
/// ```swift
/// func testCardsFeelAsTheyDid() throws {
///   checkFeel { try expectFeel(trace, matches: "flick") }
///   checkFeel { try expectFeelSheet(of: cards, matches: "cards") }
/// }
/// ```
///
/// One run thus reports, or records, all goldens of a test. An expectation that is called without it throws, and ends the
/// test at the first failure.
///
/// - Parameters:
///   - file: The file of the call.
///   - line: The line of the call.
///   - expectation: Calls one of the functions whose names begin with `expect`.
public func checkFeel(file: StaticString = #filePath, line: UInt = #line, _ expectation: () throws -> Void) {
  do {
    try expectation()
  } catch let failure as FeelFailure {
    // The expectation may stand some lines below the call.
    XCTFail(failure.lines.joined(separator: "\n"), file: file, line: UInt(failure.line))
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}
