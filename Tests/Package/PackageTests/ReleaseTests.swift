import Foundation
import TestSupport
import Testing

@testable import PageTool

@Suite("A release", .enabled(if: ReleaseCopy.hasGit, "git is not installed"))
struct ReleaseTests {
  /// Runs `.ci/release` in a copy that is changed first, and expects its exit status and a sentence.
  private func expect(
    _ status: Int32, _ sentence: String, _ arguments: [String], variables: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation, after change: (ReleaseCopy) throws -> Void = { _ in }
  ) throws {
    let copy = try ReleaseCopy()
    defer { copy.remove() }
    try change(copy)
    let arguments = arguments.map { $0 == "VERSION" ? copy.version : $0 }
    let run = try copy.release(arguments, variables: variables)
    #expect(run.status == status && run.output.contains(sentence), "\(run.output)", sourceLocation: sourceLocation)
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)", sourceLocation: sourceLocation)
    #expect(try copy.git("tag").isEmpty, sourceLocation: sourceLocation)
  }

  @Test("Wrong arguments show the usage")
  func usage() throws {
    let copy = try ReleaseCopy()
    defer { copy.remove() }
    for arguments in [[], ["v0.1.0"], ["0.1"], ["0.1.0", "again"], ["--check"]] {
      let run = try copy.release(arguments)
      #expect(run.status == 2 && run.output.hasPrefix("usage: "), "\(arguments) \(run.output)")
    }
  }

  @Test("A check of a good version passes, and makes no tag")
  func check() throws { try expect(0, "can be tagged", ["--check", "VERSION"]) }

  @Test(
    "A version is rejected where a file has another one, and the sentence names the file",
    arguments: [
      ("CHANGELOG.md", "] - 2026-01-31", "] - not yet released", "The newest heading of CHANGELOG.md has no date"),
      ("CHANGELOG.md", "## [VERSION]", "## [98.0.0]", "The newest heading of CHANGELOG.md is \"## [98.0.0] -"),
      (ReleaseCopy.program, "version = \"VERSION\"", "version = \"97.0.0\"", "scrollsim says that it is \"97.0.0\""),
      ("README.md", "from: \"VERSION\"", "from: \"96.0.0\"", "README.md installs another version"),
    ])
  func files(file: String, old: String, new: String, sentence: String) throws {
    try expect(1, sentence, ["--check", "VERSION"]) { copy in
      try copy.replace(old.replacing("VERSION", with: copy.version), with: new, in: file)
      try copy.git("commit", "--all", "--quiet", "--message", "a change")
    }
  }

  @Test(
    "A version is rejected where a check of the release fails",
    arguments: [
      ("SCROLLSIM_SURFACE", "The public interface is not the recorded one"),
      ("SCROLLSIM_REPLAY", "A fixture does not meet its golden"),
    ])
  func checks(variable: String, sentence: String) throws {
    try expect(1, sentence, ["VERSION"], variables: [variable: "false"])
  }

  @Test(
    "A version is rejected in a tree with changes, and outside main",
    arguments: [
      ("The tree has changes", ["rm", "--quiet", "README.md", "--cached"]),
      ("This is other", ["checkout", "--quiet", "-b", "other"]),
      ("This is no branch", ["checkout", "--quiet", "--detach"]),
    ])
  func tree(sentence: String, git: [String]) throws {
    try expect(1, sentence, ["VERSION"]) { _ = try $0.git(git) }
  }

  @Test("A good version gets an annotated tag with its part of the changelog, once")
  func tag() throws {
    let copy = try ReleaseCopy()
    defer { copy.remove() }
    let run = try copy.release([copy.version])
    #expect(run.status == 0 && run.output.contains("git push origin main \(copy.version)"), "\(run.output)")
    #expect(try copy.git("cat-file", "-t", copy.version) == "tag\n")
    #expect(try copy.git("cat-file", "-p", copy.version).contains("\n### "))
    let again = try copy.release([copy.version])
    #expect(again.status == 1 && again.output.contains("The tag \(copy.version) exists"), "\(again.output)")
  }
}
