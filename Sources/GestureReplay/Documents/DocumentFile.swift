import Foundation

/// Reads and writes the files of this package.
package enum DocumentFile {
  /// The largest file that is read, in bytes: 64 MiB.
  package static let maximumSize = 64 * 1024 * 1024

  /// The contents of a regular file.
  ///
  /// - Throws: ``DocumentError`` where the path is missing, a folder, no regular file, unreadable or too large.
  package static func read(_ path: String) throws(DocumentError) -> Data {
    // Looked at before it is opened: opening a device or a pipe may do something, or never end.
    let status: FileStatus
    do {
      status = try FileStatus(of: path)
    } catch {
      if error.number == EACCES { throw DocumentError(file: path, "cannot be looked at; check its permissions") }
      if let other = nearest(to: path) { throw DocumentError(file: path, "does not exist; did you mean \(other)?") }
      throw DocumentError(file: path, "does not exist or cannot be looked at; check the path")
    }
    try check(status, path)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 {
      throw DocumentError(
        file: path, "cannot be read (\(FileStatus.words(errno))); check its permissions")
    }
    defer { close(descriptor) }
    // What was opened may be another file by now.
    if let opened = try? FileStatus(ofDescriptor: descriptor) { try check(opened, path) }
    var data = Data()
    data.reserveCapacity(status.size)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw DocumentError(file: path, "cannot be read: \(FileStatus.words(errno))") }
      if count == 0 { break }
      data.append(contentsOf: chunk[..<count])
      // A file may say it is shorter than it is.
      if data.count > maximumSize { throw tooLong(data.count, path) }
    }
    if data.isEmpty { throw DocumentError(file: path, "is empty") }
    return data
  }

  private static func check(_ status: FileStatus, _ path: String) throws(DocumentError) {
    switch status.kind {
    case .folder: throw DocumentError(file: path, "is a folder; name a file in it")
    case .other: throw DocumentError(file: path, "is not a regular file")
    case .file: if status.size > maximumSize { throw tooLong(status.size, path) }
    }
  }

  private static func tooLong(_ size: Int, _ path: String) -> DocumentError {
    DocumentError(
      file: path, "is \(size) bytes long; the limit is \(maximumSize), 64 MiB: split the document")
  }

  /// Whether something has the name of a path, be it a symbolic link that leads nowhere or what may not be read.
  package static func isThere(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR)
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
    let place = try destination(of: path)
    let status = try? FileStatus(of: place)
    if status?.kind == .folder || path.hasSuffix("/") {
      throw DocumentError(file: path, "is a folder; name a file in it")
    }
    // Renaming would put a file in the place of a device or a pipe.
    if let status, status.kind != .file {
      throw DocumentError(file: path, "is not a regular file, and only such are written; name another")
    }
    func fault(_ words: String) -> DocumentError {
      DocumentError(
        file: path,
        "cannot be written, and is as it was (\(words)); check that its folder is one, may be written to, and has free"
          + " space")
    }
    let folder = FileStatus.folder(of: place)
    if !folder.isEmpty, (try? FileStatus(of: folder)) == nil {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw fault("its folder cannot be made")
      }
    }
    try WritingGate.pass { () throws(DocumentError) in
      do throws(PartialFile.Failure) {
        try PartialFile.replace(place, with: text, permissions: status?.permissions)
      } catch {
        throw fault(FileStatus.words(error.number))
      }
    }
  }

  /// Removes what writers that were killed have left in a folder.
  package static func sweep(folder: String) { PartialFile.sweep(folder.hasSuffix("/") ? folder : folder + "/") }

  /// Waits until the files that are being written are whole; from then on none is begun.
  ///
  /// For a program that is about to end. It does not wait long: a disk that hangs must not keep it.
  package static func finishWriting() { WritingGate.close(waiting: 2) }

  /// Where a path leads whose last part may be a symbolic link, also one to what is not there yet.
  private static func destination(of path: String) throws(DocumentError) -> String {
    var place = path
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { return place }
      place = target.hasPrefix("/") ? target : FileStatus.folder(of: place) + target
    }
    throw DocumentError(file: path, "is a symbolic link that leads in a circle; name a file")
  }
}
