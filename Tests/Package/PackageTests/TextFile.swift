import Foundation

/// A file of the repository as text.
struct TextFile {
  /// The path from the package's folder.
  let path: String
  let text: String
  /// The lines without their ends.
  let lines: [String]
  /// The imports of a source.
  let imports: [Import]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    var lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    imports = path.hasPrefix("Sources/") && path.hasSuffix(".swift") ? Import.all(of: lines) : []
  }

  /// Returns the numbers, from 1, and the texts of the lines that hold some words.
  func lines(holding words: String) -> [(number: Int, text: String)] {
    // Most files have none, and one search is faster than a search of each line.
    guard text.holds(words) else { return [] }
    return lines.enumerated().filter { $1.holds(words) }.map { ($0 + 1, $1) }
  }

  /// A sentence about a line, as compilers print it.
  func finding(_ line: Int, _ sentence: String) -> String { "\(path):\(line): \(sentence)" }
}

extension String {
  /// Whether a text has some words, as C searches it: the rules search millions of bytes in debug.
  func holds(_ words: String) -> Bool { strstr(self, words) != nil }
}
