/// Errors for which UIKit stops the program.
package enum Precondition {
  /// Stops the program with a message unless a condition holds; `precondition` prints nothing in an optimized build.
  @inline(__always)
  static func require(_ condition: Bool, _ message: @autoclosure () -> String) { if !condition { fail(message()) } }

  /// Writes a message to standard error, also in optimized builds, and stops the program.
  package static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    preconditionFailure("see the message on standard error")
  }
}
