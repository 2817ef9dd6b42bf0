import Foundation

/// Small source files without shortcuts.
enum SourceRules {
  static let longest = 300

  /// What the sources do without, with the files that may have it.
  private static let shortcuts: [(words: String, allowed: @Sendable (String, String) -> Bool)] = [
    ("try!", { _, _ in false }),
    ("fatalError(", { _, _ in false }),
    ("@testable", { _, _ in false }),
    ("public extension", { _, line in !line.trimmingCharacters(in: .whitespaces).hasPrefix("public extension") }),
    ("@_", isAllowedAttribute),
  ]

  /// Underscored attributes are for the file of a module's own name, which may pass others on, for functions that
  /// WebAssembly exports, and for one that older toolchains lack.
  private static func isAllowedAttribute(path: String, line: String) -> Bool {
    if line.hasPrefix("@_exported import ") {
      return path.lowercased().wholeMatch(of: /sources\/\w+\/(\w+)\/\1\.swift/) != nil
    }
    // As the standard library's `Task` lets its closures say `x` for `self.x`.
    if line.contains("@_implicitSelfCapture operation ") {
      return path.hasSuffix("/UIKitFacade/Time/Task+SimulatedTime.swift")
    }
    return line.prefixMatch(of: #/ *@_(?:cdecl|extern)\(/#) != nil
      && path.wholeMatch(
        of: /Sources\/\w+\/(?:Playground\/(?:Exports|Runtime)\/\w+|SwiftUIFacade\/ObservationLink)\.swift/) != nil
  }

  static func findings(_ repository: Repository) -> [String] {
    repository.swift(in: "Sources").flatMap { file in
      var findings: [String] = []
      if file.lines.count > longest {
        findings.append(file.finding(longest + 1, "the file has \(file.lines.count) lines; the limit is \(longest)"))
      }
      for (words, allowed) in shortcuts {
        for (number, text) in file.lines(holding: words) where !allowed(file.path, text) {
          findings.append(file.finding(number, "the sources do without \(words)"))
        }
      }
      return findings
    }
  }

  /// The synchronous tests of suites of the main actor that are not marked as its own.
  ///
  /// Swift Testing (6.3) runs such a test after all others, with one processor: it leaves the actor, waits for its turn
  /// again, and comes back.
  static func lateTests(_ repository: Repository) -> [String] {
    repository.swift(in: "Tests").flatMap { file in
      var findings: [String] = []
      var (isMain, isPending, isTest) = (false, false, false)
      for (number, line) in file.lines.enumerated() where line.first != "/" {
        if line.hasPrefix("@") { isPending = isPending || line.contains("@MainActor") }
        if ["struct ", "class ", "enum ", "final class "].contains(where: line.hasPrefix) {
          (isMain, isPending) = (isPending, false)
        }
        if line.hasPrefix("  @Test") { isTest = true }
        guard isMain, isTest, line.contains("func ") else { continue }
        if !line.contains("@MainActor") && !line.contains(" async") {
          findings.append(file.finding(number + 1, "mark the test @MainActor, as its suite is"))
        }
        isTest = false
      }
      return findings
    }
  }
}
