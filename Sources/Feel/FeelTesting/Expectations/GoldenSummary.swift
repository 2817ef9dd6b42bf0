import Foundation

/// What the tests of a process say at its end about all goldens of older versions together, on standard error.
final class GoldenSummary: Sendable {
  static let shared = GoldenSummary()

  private let goldens = Locked(OlderGoldens())

  private init() {
    atexit {
      let command = "\(RecordMode.environmentVariable)=older swift test"
      let lines = GoldenSummary.shared.goldens.withLock { $0.lines(command: command) }
      try? FileHandle.standardError.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }
  }

  /// Notes what came of a golden, from any thread.
  func add(_ name: String, _ outcome: GoldenFile.Outcome) { goldens.withLock { $0.add(name, outcome) } }
}
