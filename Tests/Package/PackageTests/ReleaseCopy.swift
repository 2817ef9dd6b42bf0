import Foundation
import TestSupport
import Testing

@testable import PageTool

/// A repository of its own with the files that `.ci/release` reads, as they are before a release.
struct ReleaseCopy {
  static let program = "Sources/Tools/scrollsim/Scrollsim.swift"
  static let hasGit = (try? Program(["git", "--version"]))?.status == 0

  let version: String
  private let scratch: ScratchFolder

  init() throws {
    let source = try #require(Repository.text(Self.program))
    version = try #require(source.firstMatch(of: /static let version = "([0-9.]+)"/).map { String($0.1) })
    scratch = try ScratchFolder()
    for file in [".ci/release", "README.md", "CHANGELOG.md", Self.program] {
      var text = try #require(Repository.text(file))
      if file == "CHANGELOG.md" {
        text = text.replacing(
          #/## \[[0-9.]+\] - [a-z0-9 -]+/#, with: "## [\(version)] - 2026-01-31", maxReplacements: 1)
      }
      let url = scratch.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try git("init", "--quiet", "--initial-branch=main", ".")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "as it is")
  }

  func remove() { scratch.remove() }

  /// Replaces a text of a file, which must be there.
  func replace(_ old: String, with new: String, in file: String) throws {
    let url = scratch.url.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    try #require(text.contains(old), "\(file) does not have \(old)")
    try Data(text.replacing(old, with: new, maxReplacements: 1).utf8).write(to: url)
  }

  /// Runs git without the user's settings, and returns what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    let run = try Program(["git"] + arguments, in: scratch.url, variables: Self.variables)
    try #require(run.status == 0, "\(run.output)")
    return run.output
  }

  /// Runs `.ci/release`, where the checks that take long pass at once.
  func release(_ arguments: [String], variables: [String: String] = [:]) throws -> Program {
    let quick = ["SCROLLSIM_SURFACE": "true", "SCROLLSIM_REPLAY": "true"].merging(variables) { $1 }
    return try Program(
      ["bash", ".ci/release"] + arguments, in: scratch.url, variables: quick.merging(Self.variables) { $1 })
  }

  private static let variables = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "tester",
    "GIT_AUTHOR_EMAIL": "tester@example.com", "GIT_COMMITTER_NAME": "tester",
    "GIT_COMMITTER_EMAIL": "tester@example.com",
  ]
}
