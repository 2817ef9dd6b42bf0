import Foundation

/// A file that is written beside its destination and replaces it when it is complete.
///
/// The writer holds a lock on the file. A partial file without a lock was left by a writer that was killed; the next
/// writer into the folder removes it.
enum PartialFile {
  private static let prefix = ".scrollsim-"
  private static let suffix = ".partial"

  /// Writes a file and renames it to its destination.
  static func replace(_ path: String, with bytes: String, permissions: mode_t?) throws(FileStatus.Failure) {
    let folder = FileStatus.folder(of: path)
    sweep(folder)
    let (partial, descriptor) = try create(in: folder)
    var fault = DocumentFile.writeAll(bytes, to: descriptor)
    // Some file systems report a full disk only here.
    if fault == 0, fsync(descriptor) != 0, errno != EINVAL { fault = errno }
    // Setting the permissions may fail, because the contents are still correct.
    if let permissions { _ = fchmod(descriptor, permissions) }
    if fault == 0, rename(partial, path) != 0 { fault = errno }
    if fault != 0 { unlink(partial) }
    close(descriptor)
    if fault != 0 { throw FileStatus.Failure(number: fault) }
  }

  /// Removes the partial files in a folder that were left by writers that were killed.
  static func sweep(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let descriptor = open(folder + name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      if descriptor < 0 { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(folder + name) }
      close(descriptor)
    }
  }

  private static func create(in folder: String) throws(FileStatus.Failure) -> (path: String, descriptor: Int32) {
    while true {
      let name = folder + prefix + String(UInt64.random(in: .min ... .max), radix: 36) + suffix
      let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 {
        if errno == EEXIST || errno == EINTR { continue }
        throw FileStatus.Failure(number: errno)
      }
      // On a file system without locks, `sweep` cannot lock either, so it removes nothing.
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      var info = stat()
      if fstat(descriptor, &info) == 0 && info.st_nlink > 0 { return (name, descriptor) }
      // Another writer removed the file before it was locked.
      close(descriptor)
    }
  }
}

extension DocumentFile {
  /// Writes a text to a file or stream; returns the error number of the first failure, or 0.
  package static func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EAGAIN {
          // Another program made the descriptor non-blocking, so waits until it accepts more.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if count < 0 && errno != EINTR {
          return errno
        }
        rest = rest.dropFirst(max(0, count))
      }
      return 0
    }
  }
}
