import Foundation

/// The system's information about a path; the system resolves the path, so `link/../file` is the file it would open.
struct FileStatus {
  enum Kind { case file, folder, other }

  let kind: Kind
  /// In bytes.
  let size: Int
  let permissions: mode_t

  /// An error number of the system that explains why a file cannot be examined or written.
  struct Failure: Error {
    let number: Int32
  }

  /// Examines the file that a path leads to, following symbolic links.
  init(of path: String) throws(Failure) {
    // The system would ignore the path from the null character on.
    if path.utf8.contains(0) { throw Failure(number: ENOENT) }
    try self.init { stat(path, &$0) }
  }

  init(ofDescriptor descriptor: Int32) throws(Failure) { try self.init { fstat(descriptor, &$0) } }

  private init(_ examine: (inout stat) -> Int32) throws(Failure) {
    var info = stat()
    if examine(&info) != 0 { throw Failure(number: errno) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(info.st_size)
    permissions = info.st_mode & 0o7777
  }

  static func words(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// Returns a path without its last component, with the slash; empty for a path of one component.
  static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
}
