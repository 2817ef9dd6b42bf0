import Foundation

/// What a check has found, in numbers, for the last column of docs/Trust.md.
///
/// The environment variable `SCROLLSIM_FIGURES` names the file to which lines are added; without it, nothing is written.
/// A line has the check, how the figures of its lines are combined, the figure and its words, separated by tabs.
public enum Figures {
  private static let file = ProcessInfo.processInfo.environment["SCROLLSIM_FIGURES"]

  /// Adds to a number of things that were tried, such as `"random sequences"`.
  public static func count(_ number: Int, _ words: String, in check: String) {
    append("\(check)\tsum\t\(number)\t\(words)\n")
  }

  /// Notes a deviation, of which the page shows the largest, such as 0.35 with the words `"pt off at most"`.
  public static func worst(_ deviation: Double, _ words: String, in check: String) {
    append("\(check)\tlargest\t\(deviation)\t\(words)\n")
  }

  /// One write of a whole line at the end, so that tests beside one another do not mix theirs.
  private static func append(_ line: String) {
    guard let file else { return }
    let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else { return }
    _ = Array(line.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }
}
