import Foundation

/// An expectation of a test that was not met; it is thrown, so that any test framework reports it.
public struct FeelFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The expected and the actual outcome, line by line.
  package var lines: [String]
  /// The path of the test's file.
  public var file: String
  /// The line of the test's file.
  public var line: Int
  /// The actual run and the report, where the failure is that of a golden; a test framework may keep them.
  package var attachments: [FeelAttachment] = []

  package init(_ lines: [String], file: String, line: Int) {
    (self.lines, self.file, self.line) = (lines, file, line)
  }

  /// The file's name, the line and the lines of the failure.
  public var description: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line): " + lines.joined(separator: "\n  ")
  }

  /// The same text as the description, for code that expects a `LocalizedError`.
  public var errorDescription: String? { description }
}
