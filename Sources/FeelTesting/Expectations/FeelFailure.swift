import Foundation

/// A test's expectation of how a view feels or lands that was not met: thrown, so that any test framework reports it.
public struct FeelFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// What was expected and what happened, line by line.
  public var lines: [String]
  /// The path of the test's file.
  public var file: String
  /// The line of the test's file.
  public var line: Int

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - lines: What was expected and what happened.
  ///   - file: The path of the test's file.
  ///   - line: The line of the test's file.
  public init(_ lines: [String], file: String, line: Int) {
    (self.lines, self.file, self.line) = (lines, file, line)
  }

  /// The whole story, from the file's name and line on.
  public var description: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line): " + lines.joined(separator: "\n  ")
  }

  /// The whole story, for what asks a `LocalizedError`.
  public var errorDescription: String? { description }
}
