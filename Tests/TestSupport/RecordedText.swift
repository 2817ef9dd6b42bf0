import Foundation

/// A text of the package that a test makes again and compares, such as a table of a page.
public struct RecordedText {
  private let url: URL

  /// - Parameter path: The path inside the package.
  public init(_ path: String) { url = FixturePath.package.appendingPathComponent(path) }

  /// Returns the first line that differs from the file's, beside the file's; nil if the file has this text.
  ///
  /// `SCROLLSIM_RECORD=all` writes the file where it differs.
  public func difference(_ text: String) throws -> String? {
    let recorded = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if text == recorded { return nil }
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let (lines, others) = (text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
    let index = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, others.count)
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "no line" }
    return "\(url.lastPathComponent), line \(index + 1): \(line(lines)), recorded \(line(others))"
  }
}
