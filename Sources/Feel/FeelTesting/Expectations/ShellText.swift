import Foundation

/// Words of a command line that a shell reads as they are.
package enum ShellText {
  /// Returns a path, relative to the current directory where it is below that.
  package static func path(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let short = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    let isPlain = short.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return isPlain ? short : quoted(short)
  }

  /// Returns a word in single quotes.
  package static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
