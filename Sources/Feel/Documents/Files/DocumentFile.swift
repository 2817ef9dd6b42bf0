import Foundation

package enum DocumentFile {
  package static let maximumSize = 64 * 1024 * 1024

  /// Reads a regular file that is neither empty nor too large.
  package static func read(_ path: String) throws(DocumentError) -> Data {
    // Checked before opening: opening a device or a pipe may have effects or block forever.
    let status: FileStatus
    do {
      status = try FileStatus(of: path)
    } catch {
      if error.number == EACCES { throw DocumentError(file: path, "cannot be accessed; check its permissions") }
      if let other = nearest(to: path) { throw DocumentError(file: path, "does not exist; did you mean \(other)?") }
      throw DocumentError(file: path, "does not exist or cannot be accessed; check the path")
    }
    try check(status, path)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 {
      throw DocumentError(file: path, "cannot be read (\(FileStatus.words(errno))); check its permissions")
    }
    defer { close(descriptor) }
    // By now the path may lead to another file than the one that was checked.
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
      // The size that the system reports may be too small.
      if data.count > maximumSize { throw tooLong(data.count, path) }
    }
    if data.isEmpty { throw DocumentError(file: path, "is empty") }
    return data
  }

  /// Returns what a closure returns; the error that it throws names the file, unless it names one already.
  package static func about<Value>(
    _ path: String, _ body: () throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    do { return try body() } catch { throw error.inFile(path) }
  }

  private static func check(_ status: FileStatus, _ path: String) throws(DocumentError) {
    switch status.kind {
    case .folder: throw DocumentError(file: path, "is a folder; name a file in it")
    case .other: throw DocumentError(file: path, "is not a regular file")
    case .file: if status.size > maximumSize { throw tooLong(status.size, path) }
    }
  }

  private static func tooLong(_ size: Int, _ path: String) -> DocumentError {
    DocumentError(file: path, "is \(size) bytes long; the limit is \(maximumSize), 64 MiB: split the document")
  }

  /// Returns whether a path exists, including symbolic links that lead nowhere and files that may not be read.
  package static func isThere(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  package static func isFolder(_ path: String) -> Bool { (try? FileStatus(of: path))?.kind == .folder }

  /// Returns the existing path most similar to a misspelled one; nil if the path exists or nothing is similar.
  package static func nearest(to path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : ""
    var isOther = false
    for part in path.split(separator: "/").map(String.init) {
      var name = part
      if !FileManager.default.fileExists(atPath: folder + part) {
        // A link that leads nowhere is there by its name.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [])
          .filter { $0 != part }.sorted()
        // Leaving out the file extension does not count as a misspelling.
        let whole = names.first { ($0 as NSString).deletingPathExtension == part }
        guard let near = whole ?? Suggestion.nearest(to: part, among: names) else { return nil }
        (name, isOther) = (near, true)
      }
      folder += name + "/"
    }
    return isOther ? String(folder.dropLast()) : nil
  }

  /// Writes a file beside its destination and then renames it, so that the destination is never half written.
  ///
  /// A symbolic link is kept, and its target is written. An existing file keeps its permissions.
  package static func write(_ text: String, to path: String) throws(DocumentError) {
    let location = try destination(of: path)
    let status = try? FileStatus(of: location)
    if status?.kind == .folder || path.hasSuffix("/") {
      throw DocumentError(file: path, "is a folder; name a file in it")
    }
    // Renaming would replace a device or a pipe with a file.
    if let status, status.kind != .file {
      throw DocumentError(file: path, "is not a regular file; name one that is, or a new one")
    }
    func fault(_ words: String) -> DocumentError {
      // The package's plugin knows what else may forbid it.
      let advice = ProcessInfo.processInfo.environment["SCROLLSIM_WRITING_ADVICE"] ?? ""
      return DocumentError(
        file: path,
        "cannot be written, and is as it was (\(words)); "
          + (advice.isEmpty ? "check that its folder is one, may be written to, and has free space" : advice))
    }
    let folder = FileStatus.folder(of: location)
    if !folder.isEmpty, (try? FileStatus(of: folder)) == nil {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw fault("its folder cannot be made")
      }
    }
    try WritingGate.pass { () throws(DocumentError) in
      do throws(FileStatus.Failure) {
        try PartialFile.replace(location, with: text, permissions: status?.permissions)
      } catch {
        throw fault(FileStatus.words(error.number))
      }
    }
  }

  /// Removes the partial files in a folder that were left by writers that were killed.
  package static func sweep(folder: String) { PartialFile.sweep(folder.hasSuffix("/") ? folder : folder + "/") }

  /// Waits until the files being written are complete, though not for a disk that hangs, and blocks all further writes.
  package static func finishWriting() { WritingGate.close(waiting: 2) }

  /// Resolves the symbolic links at the end of a path; the last target need not exist.
  private static func destination(of path: String) throws(DocumentError) -> String {
    var location = path
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: location) else { return location }
      location = target.hasPrefix("/") ? target : FileStatus.folder(of: location) + target
    }
    throw DocumentError(file: path, "is a symbolic link that leads in a circle; name a file")
  }
}
