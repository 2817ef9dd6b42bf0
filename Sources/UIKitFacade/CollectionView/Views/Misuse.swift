import Foundation

/// What UIKit ends a program for.
enum Misuse {
  /// Ends the program with a sentence, which optimized builds print as well.
  static func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    preconditionFailure("see the sentence on standard error")
  }
}
