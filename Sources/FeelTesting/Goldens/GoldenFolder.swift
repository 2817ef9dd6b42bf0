import Foundation
import GestureReplay

/// A folder of goldens, each with a name that is its path in the folder.
///
/// ```swift
/// let golden = try GoldenFolder(path: "Tests/Goldens/CardRowTests").file(named: "flick-left")
/// print(golden.path)  // Tests/Goldens/CardRowTests/flick-left.trace
/// ```
///
/// No name leads out of the folder, whatever it holds and wherever links in the folder go.
public struct GoldenFolder: Hashable, Sendable {
  /// Where the folder is; it need not be there yet.
  public let path: String

  /// A folder at a path.
  public init(path: String) {
    self.path = path
  }

  /// The folder of a test file's goldens.
  ///
  /// That is `Goldens/STEM` in the nearest folder called `Tests` the file is in, so that no target of a package finds
  /// files there it does not know; beside the file where there is none. `STEM` is the file's name without its ending.
  ///
  /// - Parameter file: The path of a test file, as `#filePath` tells it.
  public init(ofTestFile file: String) {
    let url = URL(fileURLWithPath: file)
    var folder = url.deletingLastPathComponent()
    while folder.lastPathComponent != "Tests" {
      // At the root, whatever it is called, the folder above is no shorter.
      let above = folder.deletingLastPathComponent()
      if above.pathComponents.count >= folder.pathComponents.count { break }
      folder = above
    }
    if folder.lastPathComponent != "Tests" { folder = url.deletingLastPathComponent() }
    path = folder.appendingPathComponent("Goldens/\(url.deletingPathExtension().lastPathComponent)").path
  }

  /// The folder's own name.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The golden of a name.
  ///
  /// - Parameters:
  ///   - name: One or more names of files, joined by `/`.
  ///   - ending: What is added to the name: `trace`, or `map` for a decision map.
  /// - Throws: ``GoldenNameError`` for a name that is none, or leads out of the folder.
  public func file(named name: String, ending: String = "trace") throws(GoldenNameError) -> GoldenFile {
    func refuse(_ reason: String) -> GoldenNameError { GoldenNameError(name: name, reason: reason) }
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

  /// The parts of a path without symbolic links, of which the last may lead to what is not there.
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
        let place = "/" + parts.joined(separator: "/")
        // A chain of so many links is a circle: what reads it or writes to it fails.
        if links < 64, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
          links += 1
          parts.removeLast()
          pending += (target as NSString).pathComponents.reversed()
        }
      }
    }
    return parts
  }
}

/// A name that no golden can have.
public struct GoldenNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public var name: String
  /// What is wrong with it, as a sentence without its subject.
  public var reason: String

  /// The error as a sentence.
  public var description: String {
    "the golden's name \(PrintableText.quoted(name, limit: 1000)) \(reason)"
  }
}
