/// Standard output or standard error, with a record of write errors.
final class StandardStream: Sendable {
  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  private let descriptor: Int32
  /// The number of the first write error, 0 for none; further text is discarded, because it would follow a gap.
  private let fault = Locked<Int32>(0)

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// The system's description of a write error; nil if all was written, or if the reader closed the stream.
  var failure: String? {
    fault.withLock { $0 == 0 || $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }

  /// Writes text; does nothing after a failed write, or after the reader has closed the stream, as `head` does.
  func put(_ text: String) {
    fault.withLock { if $0 == 0 { $0 = DocumentFile.writeAll(text, to: descriptor) } }
  }

  /// Makes write errors of closed streams, not signals, and opens no file with the descriptor of a closed stream.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened in the wrong direction, so that using the stream fails as it would if it were closed.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
