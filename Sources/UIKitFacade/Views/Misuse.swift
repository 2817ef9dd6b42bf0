import Foundation

/// Errors for which UIKit stops the program.
enum Misuse {
  /// Writes a message to standard error, also in optimized builds, and stops the program.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    preconditionFailure("see the message on standard error")
  }
}
