import Foundation

/// A folder of goldens, which names of goldens are paths in and do not lead out of, not even through symbolic links.
package struct GoldenFolder: Hashable, Sendable {
  /// The path of the folder, which need not exist yet.
  package let path: String

  package init(path: String) { self.path = path }

  /// Creates the folder for the goldens of a test file, at the path that `#filePath` returns.
  ///
  /// The folder is `Goldens/STEM` in the nearest enclosing folder called `Tests`, or beside the file if there is none.
  /// `STEM` is the file's name without its extension. Outside the folders of the package's targets, goldens are not
  /// unknown files of a target.
  package init(ofTestFile file: String) {
    let url = URL(fileURLWithPath: file)
    let folder = url.nearestFolder { $0.lastPathComponent == "Tests" } ?? url.deletingLastPathComponent()
    path = folder.appendingPathComponent("Goldens/\(url.deletingPathExtension().lastPathComponent)").path
  }

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Returns the golden with a name, one or more file names joined by `/`, that does not lead out of the folder.
  package func file(named name: String, ending: String = "trace") throws(DocumentError) -> GoldenFile {
    func refuse(_ reason: String) -> DocumentError {
      DocumentError("the golden's name \(PrintableText.quoted(name, limit: 1000)) \(reason)")
    }
    if name.isEmpty { throw refuse("is empty") }
    if name.hasPrefix("/") { throw refuse("is an absolute path; goldens are named inside their folder") }
    if name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 || $0 == "\\" }) {
      throw refuse("has a backslash or a control character in it")
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") { throw refuse("has an empty part; write one / between two parts, and none at the end") }
    if parts.contains("..") || parts.contains(".") {
      throw refuse("has a part \".\" or \"..\"; goldens are named inside their folder")
    }
    let inside = GoldenFile(path: path + "/" + name + "." + ending)
    let root = Self.resolved(path)
    if !Self.resolved(inside.path).starts(with: root) {
      throw refuse("leads out of the folder \(path) through a symbolic link")
    }
    return inside
  }

  /// Returns the components of a path with its symbolic links resolved; the last of them need not exist.
  private static func resolved(_ path: String) -> [String] {
    var pending = Array(URL(fileURLWithPath: path).pathComponents.reversed())
    var parts: [String] = []
    var links = 0
    while let part = pending.popLast() {
      if part == "/" {
        parts = []
      } else if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
        let location = "/" + parts.joined(separator: "/")
        // A longer chain of links must be a cycle, so reading or writing the path fails anyway.
        if links < 64, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: location) {
          links += 1
          parts.removeLast()
          pending += (target as NSString).pathComponents.reversed()
        }
      }
    }
    return parts
  }
}

extension URL {
  /// Returns the nearest folder above a file that meets a condition; nil if none does.
  func nearestFolder(where isIt: (URL) -> Bool) -> URL? {
    sequence(first: deletingLastPathComponent()) { folder in
      let above = folder.deletingLastPathComponent()
      // Above the root, the path does not become shorter.
      return above.pathComponents.count < folder.pathComponents.count ? above : nil
    }.first(where: isIt)
  }
}
