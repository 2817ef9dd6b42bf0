import Foundation

/// Standard output or standard error, which remembers that something could not be written.
final class StandardStream: Sendable {
  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  private enum State {
    case open
    /// The reader has gone away, as `head` does: there is nobody left to tell.
    case abandoned
    /// A write failed with an error number; what comes after it would have a hole before it.
    case failed(Int32)
  }

  private let descriptor: Int32
  private let lock = NSLock()
  nonisolated(unsafe) private var state = State.open

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Why something could not be written, in the system's words; nil where all was written, or the reader went away.
  var failure: String? {
    lock.withLock {
      if case .failed(let number) = state { String(cString: strerror(number)) } else { nil }
    }
  }

  /// Writes text; nothing after a write that failed.
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
        // A descriptor that another program made non-blocking: wait until it takes more.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      case EPIPE: return .abandoned
      default: return .failed(errno)
      }
    }
    return .open
  }

  /// Prepares the process: a reader that goes away is an error of the write, not a signal, and a stream that the caller
  /// closed does not become the number of a file that is opened later.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round, so that using it fails as it would have.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
