import FeelTesting
import ScrollCharts
import XCTest

extension XCTestCase {
  /// Checks an expectation of feel: if it is not met, a failure is recorded at its line, and the test goes on.
  ///
  /// ```swift
  /// final class CardTests: XCTestCase {
  ///   func testCardsFeelAsTheyDid() {
  ///     checkFeel { try expectFeel(trace, matches: "flick") }
  ///     checkFeel { try expectFeelSheet(of: cards, matches: "cards") }
  ///   }
  /// }
  /// ```
  ///
  /// One run thus reports, or records, all goldens of a test. An expectation that is called without it throws, and ends
  /// the test at the first failure.
  ///
  /// A golden that differs, and wishes that are not met, leave a page: the message links to it. On Apple's platforms the
  /// page, a picture of what changed most, and the actual run in the golden's format are attachments of the test.
  ///
  /// The closure calls one of the functions whose names begin with `expect`.
  public func checkFeel(file: StaticString = #filePath, line: UInt = #line, _ expectation: () throws -> Void) {
    do {
      try expectation()
    } catch let failure as FeelFailure {
      // The name is `Class.test` or `-[Module.Class test]`.
      let function = name.split { " .[]".contains($0) }.last ?? ""
      let report = FailureReport(failure, test: "\(String(reflecting: type(of: self)))/\(function)")
      #if canImport(Darwin)
        // Xcode shows an attachment by its type.
        let types = [".html": "public.html", ".svg": "public.svg-image"]
        for (name, text) in report.attachments {
          let type = types.first { name.hasSuffix($0.key) }?.value ?? "public.plain-text"
          let attachment = XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: type)
          attachment.name = name
          attachment.lifetime = .keepAlways
          add(attachment)
        }
      #endif
      // The expectation may stand some lines below the call.
      XCTFail(report.lines.joined(separator: "\n"), file: file, line: UInt(failure.line))
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}
