import Foundation

/// Errors for which UIKit stops the program.
enum Misuse {
  /// Writes a message to standard error, also in optimized builds, and stops the program.
  static func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    preconditionFailure("see the sentence on standard error")
  }
}
