import Foundation

/// Reads and writes the files of this package.
package enum DocumentFile {
  /// The largest file that is read, in bytes: 64 MiB.
  package static let maximumSize = 64 * 1024 * 1024

  /// The contents of a regular file.
  ///
  /// - Throws: ``DocumentError`` where the path is missing, a folder, no regular file, unreadable or too large.
  package static func read(_ path: String) throws(DocumentError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    } catch {
      if let other = nearest(to: path) { throw DocumentError(file: path, "does not exist; did you mean \(other)?") }
      throw DocumentError(file: path, "does not exist or cannot be looked at; check the path")
    }
    let type = attributes[.type] as? FileAttributeType
    if type == .typeDirectory { throw DocumentError(file: path, "is a folder; name a file in it") }
    if type != .typeRegular { throw DocumentError(file: path, "is not a regular file") }
    let size = (attributes[.size] as? NSNumber)?.int64Value ?? 0
    if size > maximumSize {
      throw DocumentError(
        file: path, "is \(size / 1_048_576) MiB long; the limit is 64 MiB: split the document")
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw DocumentError(file: path, "cannot be read; check its permissions")
    }
    if data.isEmpty { throw DocumentError(file: path, "is empty") }
    return data
  }

  /// The path that a misspelt one was meant to be; nil where it exists or nothing there is like it.
  package static func nearest(to path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : ""
    var isOther = false
    for part in path.split(separator: "/").map(String.init) {
      var name = part
      if !FileManager.default.fileExists(atPath: folder + part) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [])
          .sorted()
        // An ending that is left out is no slip of a letter.
        let whole = names.first { ($0 as NSString).deletingPathExtension == part }
        guard let near = whole ?? Suggestion.nearest(to: part, among: names) else { return nil }
        (name, isOther) = (near, true)
      }
      folder += name + "/"
    }
    return isOther ? String(folder.dropLast()) : nil
  }

  /// Writes a file beside its place and renames it, so that it is never half written.
  ///
  /// A symbolic link stays one: the file it leads to is written. A file that is there keeps its permissions.
  ///
  /// - Throws: ``DocumentError`` where that fails; what was there before is intact then, and nothing is left beside it.
  package static func write(_ text: String, to path: String) throws(DocumentError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let type = attributes?[.type] as? FileAttributeType
    if type == .typeDirectory { throw DocumentError(file: path, "is a folder; name a file in it") }
    // Renaming would put a file in the place of a device or a pipe.
    if let type, type != .typeRegular {
      throw DocumentError(file: path, "is not a regular file, and only such are written; name another")
    }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw DocumentError(
        file: path,
        "cannot be written, and is as it was; check that its folder is one, may be written to, and has free space")
    }
    // Renaming gives the new file the default ones. Where they cannot be set the contents are right all the same.
    if let permissions = attributes?[.posixPermissions] {
      try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
