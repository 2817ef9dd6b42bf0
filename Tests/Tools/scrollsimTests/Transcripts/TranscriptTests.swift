import FeelTesting
import Foundation
import TestSupport
import Testing

@Suite("What scrollsim prints")
struct TranscriptTests {
  private static let folder = FixturePath.package.appendingPathComponent("Tests/Goldens/TranscriptTests").path

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
    $0.hasSuffix(".txt")
  }.sorted()

  /// To add a command, write its line into a transcript: `SCROLLSIM_RECORD=all swift test --filter TranscriptTests` adds
  /// what it prints.
  @Test("Every command of a transcript prints what the transcript shows", arguments: names)
  func transcript(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let recorded = Transcript(text: try String(contentsOfFile: path, encoding: .utf8))
    #expect(recorded.commandCount > 0)
    let actual = try recorded.again()
    guard let difference = actual.difference(from: recorded) else { return }
    let isRecorded = try GeneratedFile("Tests/Goldens/TranscriptTests/\(name)").matches(actual.text)
    Issue.record("\(name), \(difference)\(isRecorded ? "" : "; SCROLLSIM_RECORD=all records it")")
  }

  @Test("Every command of scrollsim has a transcript, and one of its help")
  func complete() throws {
    let help = try CommandLineRun(["--help"]).output
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
    #expect(commands.count == 19)
    let texts = try Self.names.map { try String(contentsOfFile: "\(Self.folder)/\($0)", encoding: .utf8) }
    for command in commands {
      #expect(texts.contains { $0.contains("$ scrollsim \(command) --help\n") }, "\(command) --help")
      #expect(texts.contains { $0.contains(try! Regex("\\$ scrollsim \(command) (?!--help)")) }, "\(command)")
    }
  }

  @Test("Comments and commands stay, and the output is that of this run")
  func recording() throws {
    let transcript = Transcript(
      text: "A greeting:\n  $ echo a; echo ' b' >&2; false\n  old\n\n  $ true\n  old\nThe end.\n")
    let actual = try transcript.again()
    #expect(actual.text == "A greeting:\n  $ echo a; echo ' b' >&2; false\n  a\n   b\n  [1]\n\n  $ true\nThe end.\n")
    #expect(actual.difference(from: actual) == nil)
    #expect(
      actual.difference(from: transcript)
        == "echo a; echo ' b' >&2; false: line 3 is\n  a\ninstead of\n  old")
  }
}
