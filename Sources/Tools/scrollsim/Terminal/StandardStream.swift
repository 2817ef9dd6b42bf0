/// Standard output or standard error, with a record of write errors.
final class StandardStream: Sendable {
  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  private enum State {
    case open
    /// The reader has closed the stream, as `head` does; further text is discarded.
    case abandoned
    /// A write failed with an error number; further text is discarded, because it would follow a gap.
    case failed(Int32)
  }

  private let descriptor: Int32
  private let lock = NSLock()
  nonisolated(unsafe) private var state = State.open

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// The system's description of a write error; nil if all was written, or if the reader closed the stream.
  var failure: String? {
    lock.withLock { if case .failed(let number) = state { String(cString: strerror(number)) } else { nil } }
  }

  /// Writes text; does nothing after a failed write.
  func put(_ text: String) {
    var text = text
    lock.withLock {
      guard case .open = state else { return }
      text.withUTF8 { state = Self.put(UnsafeRawBufferPointer($0), descriptor) }
    }
  }

  private static func put(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> State {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another program made the descriptor non-blocking, so waits until it accepts more.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      case EPIPE: return .abandoned
      default: return .failed(errno)
      }
    }
    return .open
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
