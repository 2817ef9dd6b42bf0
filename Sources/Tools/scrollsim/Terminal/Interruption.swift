/// Handles interrupts such as control-C: clears temporary output and leaves no file half written.
enum Interruption {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var cleanupSequence = ""

  /// Writes temporary text to standard error, and stores the text that will clear it.
  static func show(_ text: String, clearedBy clearing: String) {
    lock.withLock {
      StandardStream.error.put(text)
      cleanupSequence = clearing
    }
  }

  /// Watches for the signals that end a program and its caller does not ignore; called before a second thread starts.
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

  /// Ends the program by the signal, so that a shell sees 128 plus its number and also ends a loop.
  private static func end(by number: Int32, _ signals: inout sigset_t) {
    DocumentFile.finishWriting()
    // The lock is never released, so that nothing more is shown.
    lock.lock()
    if !cleanupSequence.isEmpty { StandardStream.error.put(cleanupSequence) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
