import Foundation

/// The files that a page about a failure shows, and the commands about them.
package struct FeelComparison: Hashable, Sendable {
  package let name: String
  /// The path of the golden; nil for a failure that is not about one.
  package let golden: String?
  /// The path of the actual run, map or sheet, in the golden's format.
  package let actual: String
  /// The wishes that the sheet was checked against, as the test gives them; empty for a golden.
  package var wishes: [String] = []

  /// The path of the page, beside the actual run.
  package var page: String { actual + ".html" }

  /// The lines that lead to the page: a link to it, once it is written, or else the command that writes and opens it.
  package func lines(pageIsWritten: Bool) -> [String] {
    if pageIsWritten { return ["page: \(URL(fileURLWithPath: page).absoluteString)"] }
    guard let golden else { return ["actual run: \(actual)"] }
    let files = "--golden \(ShellText.path(golden)) --actual \(ShellText.path(actual)) --output \(ShellText.path(page))"
    // The plugin would build the command again, and on a Mac it would need a permission to write.
    return ["to see both: swift run scrollsim report \(files) --open"]
  }
}

/// Words of a command line that a shell reads as they are.
package enum ShellText {
  /// Returns a path, relative to the current directory where it is below that.
  package static func path(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let short = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    let isPlain = short.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "/.-_+".contains($0) }
    return isPlain ? short : quoted(short)
  }

  package static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
