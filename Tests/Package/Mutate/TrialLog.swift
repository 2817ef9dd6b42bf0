import Foundation

/// The trials that are done, so that an interrupted run continues where it ended.
///
/// A line is a mutant's key, the unit that noticed it or a hyphen, and the units that run over it, separated by tabs. The
/// log belongs to one state of the tree: another one begins with an empty log.
final class TrialLog: @unchecked Sendable {
  private let file: URL
  private let lock = NSLock()
  private var known: [String: (String?, [String])] = [:]

  /// Opens the log.
  ///
  /// - Parameters:
  ///   - file: The log.
  ///   - state: What the tree is; a log of another state is discarded.
  init(_ file: URL, state: String) throws {
    self.file = file
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    if lines.first.map(String.init) == state {
      for line in lines.dropFirst() {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4 else { continue }
        known[parts[0...2].joined(separator: "\t")] = (parts[3] == "-" ? nil : parts[3], Array(parts[4...]))
      }
    } else {
      try Data((state + "\n").utf8).write(to: file)
    }
  }

  /// The trial of a mutant, if it is done.
  func trial(of mutant: Mutant) -> Trial? {
    lock.withLock { known[mutant.key].map { Trial(mutant: mutant, notice: $0.0, units: $0.1) } }
  }

  /// Adds a trial.
  func add(_ trial: Trial) throws {
    try lock.withLock {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      let line = ([trial.mutant.key, trial.notice ?? "-"] + trial.units).joined(separator: "\t")
      try handle.write(contentsOf: Data((line + "\n").utf8))
    }
  }
}
