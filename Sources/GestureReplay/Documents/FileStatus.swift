import Foundation

/// What the system says of a path, every part of which it follows itself: `link/../file` is the file it would open.
struct FileStatus {
  enum Kind {
    case file, folder, other
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  let permissions: mode_t

  /// Why a path cannot be looked at, as an error number.
  struct Failure: Error {
    let number: Int32

    /// Whether there is nothing at the path.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
  }

  /// Looks at what a path leads to, through symbolic links.
  init(of path: String) throws(Failure) {
    // The system would stop reading the path there.
    if path.utf8.contains(0) { throw Failure(number: ENOENT) }
    var info = stat()
    if stat(path, &info) != 0 { throw Failure(number: errno) }
    self.init(info)
  }

  /// Looks at an open file.
  init(ofDescriptor descriptor: Int32) throws(Failure) {
    var info = stat()
    if fstat(descriptor, &info) != 0 { throw Failure(number: errno) }
    self.init(info)
  }

  private init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(info.st_size)
    permissions = info.st_mode & 0o7777
  }

  /// An error number in the system's words.
  static func words(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// A path up to its last part, with the slash; empty where it has one part.
  ///
  /// What the parts lead to is not looked at.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
