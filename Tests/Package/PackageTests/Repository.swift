import Foundation
import TestSupport
import Testing

/// The texts of the package, as a rule reads them: those of this clone, or a few with a change.
struct Repository {
  /// The files in the order of their paths.
  let files: [TextFile]
  private let byPath: [String: TextFile]

  /// The sources, the tests and the pages of this clone, without goldens and fixtures.
  static let clone: Repository = {
    var paths = ["Package.swift", "README.md", "CHANGELOG.md"]
    let endings = ["swift", "md", "js", "css", "html"]
    for folder in ["Sources", "Tests", "docs", "Fixtures"] {
      let found = FileManager.default.subpaths(atPath: FixturePath.package.appendingPathComponent(folder).path) ?? []
      paths += found.filter { endings.contains(($0 as NSString).pathExtension) }.map { "\(folder)/\($0)" }
    }
    return Repository(paths.sorted().compactMap { path in text(path).map { TextFile(path, $0) } })
  }()

  init(_ files: [TextFile]) {
    self.files = files
    byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  /// The text of any file of this clone; nil where there is none.
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(FixturePath.package.path)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The file at a path, which must be there.
  subscript(path: String) -> TextFile {
    get throws { try #require(byPath[path], "\(path) does not exist") }
  }

  /// The Swift files of a folder and the folders in it.
  func swift(in folder: String) -> [TextFile] {
    files.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".swift") }
  }

  /// The pages and articles.
  var pages: [TextFile] { files.filter { $0.path.hasSuffix(".md") } }

  /// The paths of all files and folders, to which links may lead.
  func has(_ path: String) -> Bool {
    byPath[path] != nil
      || FileManager.default.fileExists(atPath: FixturePath.package.appendingPathComponent(path).path)
  }

  /// Returns a few of the files, with a line of one replaced, or with a line added to its end.
  ///
  /// - Parameters:
  ///   - path: The file that is changed, or added where there is none.
  ///   - old: The text to replace; nil to add a line.
  ///   - new: The new text.
  ///   - paths: The beginnings of the paths of the other files.
  func planting(_ new: String, for old: String? = nil, in path: String, beside paths: String...) throws -> Repository {
    var text = byPath[path]?.text ?? ""
    if let old {
      try #require(text.contains(old), "\(path) does not have \(old)")
      text = text.replacingOccurrences(of: old, with: new)
    } else {
      text += new + "\n"
    }
    let kept = files.filter { file in file.path != path && paths.contains { file.path.hasPrefix($0) } }
    return Repository(kept + [TextFile(path, text)])
  }
}

/// Records an issue for each sentence that a rule has found.
func expectNone(_ findings: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings { Issue.record(Comment(rawValue: finding), sourceLocation: sourceLocation) }
}

/// Expects that a rule finds what is planted, and nothing else.
func expect(_ findings: [String], are sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(findings == [sentence], sourceLocation: sourceLocation)
}
