import Foundation
import GestureReplay

/// What happens when somebody presses control-C: the terminal is left clean, and no file half written.
enum Interruption {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var farewell = ""

  /// Writes to standard error what stands on the terminal for a while, and keeps what takes it away again.
  static func show(_ text: String, clearedBy clearing: String) {
    lock.withLock {
      StandardStream.error.put(text)
      farewell = clearing
    }
  }

  /// Watches for the signals that ask a program to end, except those that its caller ignores.
  ///
  /// To be called before there is a second thread: all block the signals, and one waits for them.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_DFL)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        sigaddset(&signals, number)
      }
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let watched = signals
    Thread.detachNewThread {
      var signals = watched
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      end(by: number, &signals)
    }
  }

  /// Ends the program as the signal would have, so that a shell sees 128 + its number and stops its loop too.
  private static func end(by number: Int32, _ signals: inout sigset_t) {
    DocumentFile.finishWriting()
    // Never unlocked: nothing is shown any more.
    lock.lock()
    if !farewell.isEmpty { StandardStream.error.put(farewell) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
