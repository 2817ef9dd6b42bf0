import Foundation

/// A file that is written beside its place, and takes that place when it is whole.
///
/// The writer holds a lock on it. One that is not locked was left by a writer that was killed, and is removed by the
/// next that writes into the folder.
enum PartialFile {
  struct Failure: Error {
    let number: Int32
  }

  private static let prefix = ".scrollsim-"
  private static let suffix = ".partial"

  /// Writes bytes and renames the file to its place.
  ///
  /// - Parameters:
  ///   - path: The place; no symbolic link.
  ///   - bytes: What the file is to hold.
  ///   - permissions: Those of the file that is replaced; nil for a new one.
  static func replace(_ path: String, with bytes: String, permissions: mode_t?) throws(Failure) {
    let folder = FileStatus.folder(of: path)
    sweep(folder)
    let (partial, descriptor) = try create(in: folder)
    var fault = writeAll(bytes, to: descriptor)
    // Where they cannot be set the contents are right all the same.
    if let permissions { _ = fchmod(descriptor, permissions) }
    if fault == 0, rename(partial, path) != 0 { fault = errno }
    if fault != 0 { unlink(partial) }
    close(descriptor)
    if fault != 0 { throw Failure(number: fault) }
  }

  /// Removes what writers that were killed have left in a folder.
  static func sweep(_ folder: String) {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { continue }
      let descriptor = open(folder + name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      if descriptor < 0 { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(folder + name) }
      close(descriptor)
    }
  }

  private static func create(in folder: String) throws(Failure) -> (path: String, descriptor: Int32) {
    while true {
      let name = folder + prefix + String(UInt64.random(in: .min ... .max), radix: 36) + suffix
      let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 {
        if errno == EEXIST || errno == EINTR { continue }
        throw Failure(number: errno)
      }
      // Where a file system knows no locks, nobody sweeps there either.
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      var info = stat()
      if fstat(descriptor, &info) == 0 && info.st_nlink > 0 { return (name, descriptor) }
      // Another writer swept it away before it was locked.
      close(descriptor)
    }
  }

  /// The error number of the first write that fails; 0 where all is written.
  private static func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno != EINTR { return errno }
        rest = rest.dropFirst(max(0, count))
      }
      // Some file systems tell only now that there is no room.
      return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
    }
  }
}
