import Foundation

/// Hands out blocks of work to threads, and tells how much is done.
final class AuditQueue: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var taken = 0
  private let count: Int
  private let block: Int
  private let tell: (@Sendable (Int) -> Void)?

  init(count: Int, block: Int, tell: (@Sendable (Int) -> Void)?) {
    self.count = count
    self.block = block
    self.tell = tell
  }

  func next() -> Range<Int>? {
    lock.withLock {
      if taken == count { return nil }
      tell?(taken)
      let start = taken
      taken = min(count, taken + block)
      return start..<taken
    }
  }
}
