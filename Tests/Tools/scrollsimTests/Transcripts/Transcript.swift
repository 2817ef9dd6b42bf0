import Foundation
import TestSupport

/// Commands of a shell with what they print, in the format of Mercurial's cram: lines that begin with two spaces and `$` are
/// commands, other lines that begin with two spaces are their output, and all others are comments.
///
/// An exit status other than 0 is a last line of output, in brackets.
struct Transcript: Equatable {
  let text: String

  /// The commands of the text, each with the comments before it.
  private var parts: [(comments: [Substring], command: Substring?)] {
    var parts: [(comments: [Substring], command: Substring?)] = [([], nil)]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  $ ") {
        parts[parts.count - 1].command = line.dropFirst(4)
        parts.append(([], nil))
      } else if !line.hasPrefix("  ") {
        parts[parts.count - 1].comments.append(line)
      }
    }
    return parts
  }

  var commandCount: Int { parts.count { $0.command != nil } }

  /// Runs the commands again, one after another in a new folder that has the fixtures.
  func again() throws -> Transcript {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transcript-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Fixtures"),
      withDestinationURL: FixturePath.package.appendingPathComponent("Fixtures"))
    // One shell runs them all, since a process for each takes longer, and Foundation keeps files of each open. After the
    // output of a command comes a record separator, and its exit status.
    let commands = parts.compactMap(\.command)
    let script = commands.map { "{ (\n\($0)\n) } 2>&1; printf '\\036%d\\036' $?\n" }.joined()
    let printed = try ShellRun(script, in: folder).output
    var records = printed.split(separator: "\u{1E}", omittingEmptySubsequences: false)[...]
    var lines: [String] = []
    for part in parts {
      lines += part.comments.map(String.init)
      guard let command = part.command else { continue }
      lines.append("  $ \(command)")
      var output = (records.popFirst() ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      if output.last == "" { output.removeLast() }
      lines += output.map { "  \($0)" }
      let status = records.popFirst() ?? "no status"
      if status != "0" { lines.append("  [\(status)]") }
    }
    return Transcript(text: lines.joined(separator: "\n"))
  }

  /// The first line that differs, with its command; nil if none does.
  func difference(from other: Transcript) -> String? {
    let (own, others) = (text, other.text)
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = others.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let index = (0..<max(lines.count, expected.count)).first(where: { index in
        index >= lines.count || index >= expected.count || lines[index] != expected[index]
      })
    else { return nil }
    let command = lines.prefix(index + 1).last { $0.hasPrefix("  $ ") } ?? ""
    func shown(_ lines: [Substring]) -> String {
      guard index < lines.count else { return "no line" }
      return String(lines[index].prefix(400))
    }
    return "\(command.dropFirst(4)): line \(index + 1) is\n\(shown(lines))\ninstead of\n\(shown(expected))"
  }
}
