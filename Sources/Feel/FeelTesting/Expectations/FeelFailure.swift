import Foundation

/// An expectation of a test that was not met; it is thrown, so that any test framework reports it.
public struct FeelFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The expected and the actual outcome, line by line.
  package var lines: [String]
  /// The path of the test's file.
  public var file: String
  /// The line of the test's file.
  public var line: Int
  /// What a page about the failure shows; nil if there is no page.
  package var comparison: FeelComparison?
  /// Texts to attach where there is no comparison, by their file names.
  package var attachments: [String: String] = [:]
  /// How the golden is recorded; nil if that is no remedy.
  package var recording: GoldenRecording?

  package init(_ lines: [String], file: String, line: Int) { (self.lines, self.file, self.line) = (lines, file, line) }

  /// Returns the lines of the failure, and what to do next; without the test's identifier only its function is known.
  package func report(pageIsWritten: Bool = false, test: String? = nil) -> [String] {
    lines + (comparison?.lines(pageIsWritten: pageIsWritten) ?? [])
      + (recording.map { ["\($0.mode.advice) \($0.command(test: test))"] } ?? [])
  }

  /// The file's name, the line and the lines of the failure.
  public var description: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line): " + report().joined(separator: "\n  ")
  }

  /// The same text as the description, for code that expects a `LocalizedError`.
  public var errorDescription: String? { description }
}

/// The command that records a test's golden.
package struct GoldenRecording: Hashable, Sendable {
  package let mode: RecordMode
  let fileID: String
  let function: String

  /// Returns the command for a test with an identifier, such as `TileTests.Rows/flick()`, or nil for the function.
  package func command(test: String?) -> String {
    let filter =
      test.map { TestIdentifier.filter(identifier: $0) } ?? TestIdentifier.filter(fileID: fileID, function: function)
    return "\(RecordMode.environmentVariable)=\(mode.rawValue) swift test --filter \(ShellText.quoted(filter))"
  }
}

/// The identifier of a test, as a filter of `swift test` that matches no other test.
package enum TestIdentifier {
  /// Returns the filter for a test function of any suite in a module, by its `#fileID` and `#function`.
  package static func filter(fileID: String, function: String) -> String {
    let module = fileID.prefix { $0 != "/" }
    let name = function.prefix { $0 != "(" }
    // Identifiers of Swift Testing end with parentheses, those of XCTest do not.
    return "^" + escaped(module) + "\\.(.+/)?" + escaped(name) + "(\\(|$)"
  }

  /// Returns the filter for an identifier such as `TileTests.Rows/flick()`.
  package static func filter(identifier: String) -> String {
    "^" + escaped(identifier) + (identifier.hasSuffix(")") ? "" : "$")
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    NSRegularExpression.escapedPattern(for: String(text)).replacing("\\/", with: "/")
  }
}
