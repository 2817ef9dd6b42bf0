import FeelTesting
import ScrollCharts
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
/// A golden that differs, and wishes that are not met, leave a page: the message links to it. From Swift 6.2 on, the page,
/// a picture of what changed most, and the actual run in the golden's format are attachments of the test. Xcode shows them
/// with the test, and `swift test --attachments-path FOLDER` writes them.
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
    // An identifier ends with the place of the test: `Module.Suite/test()/File.swift:1:2`.
    let test = Test.current.map { "\($0.id)".replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "") }
    let report = FailureReport(failure, test: test)
    #if compiler(>=6.2)
      for attachment in report.attachments {
        Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
      }
    #endif
    Issue.record(Comment(rawValue: report.lines.joined(separator: "\n")), sourceLocation: location)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
