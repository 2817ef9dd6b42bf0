import Foundation

/// Words of a command line that a shell reads as they are.
package enum ShellText {
  /// Returns a path, relative to the current directory where it is below that.
  package static func path(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let short = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    let isPlain = short.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "/.-_+".contains($0) }
    return isPlain ? short : quoted(short)
  }

  /// Returns a word in single quotes.
  package static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
