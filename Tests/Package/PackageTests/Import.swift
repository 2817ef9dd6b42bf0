import Foundation

/// A line of a source that imports a module.
struct Import {
  let module: String
  let line: Int

  /// The imports among the lines of a file, except those in texts of several lines.
  static func all(of lines: [String]) -> [Import] {
    var isText = false
    return lines.enumerated().compactMap { index, line in
      let isInText = isText
      if line.holds("\"\"\""), line.components(separatedBy: "\"\"\"").count == 2 { isText.toggle() }
      if isInText || !line.holds("import ") { return nil }
      return line.prefixMatch(of: pattern).map { Import(module: String($0.1), line: index + 1) }
    }
  }

  // A pattern of the standard library may be shared by threads, though it is not marked so.
  nonisolated(unsafe) private static let pattern =
    /\s*(?:(?:public|package|internal|private|fileprivate|@\w+(?:\([^)]*\))?)\s+)*import\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)/
}

/// A module of Sources: its folder is that of its floor.
struct Module {
  let floor: String
  let name: String
  let files: [TextFile]

  var folder: String { "Sources/\(floor)/\(name)" }

  /// The modules of a repository, in the order of their paths.
  static func all(of repository: Repository) -> [Module] {
    let files = repository.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
    let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").prefix(3).joined(separator: "/") }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, files in
      let parts = folder.split(separator: "/").map(String.init)
      return parts.count == 3 ? Module(floor: parts[1], name: parts[2], files: files) : nil
    }
  }
}
