import Foundation
import TestSupport
import Testing

@Suite("scrollsim replay when it cannot or must not write")
struct ReplayWritingTests {
  private static let golden = "goldens/card-row/flick-left.trace"

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("If a write fails, as on a full disk, every golden is unchanged and no other file is left")
  func full() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    try fixtures.write(
      try fixtures.text(Self.golden).replacingOccurrences(of: "734.500", with: "734.000"), to: Self.golden)
    let (text, files) = (try fixtures.text(Self.golden), try names(fixtures.folder))
    let arguments = ["replay", fixtures.folder.path, "--record", "all"]
    let short = try CommandLineRun(arguments, throughShell: "trap '' XFSZ; ulimit -f 1")
    #expect(short.status == 2)
    #expect(short.errors.contains("flick-left.trace: cannot be written, and is as it was"))
    #expect(try fixtures.text(Self.golden) == text)
    #expect(try names(fixtures.folder) == files)
    // The shell's way does write where nothing limits it.
    #expect(try CommandLineRun(arguments, throughShell: "true").status == 1)
    #expect(try fixtures.text(Self.golden) != text)
  }

  @Test("A file in place of a folder of goldens is an error, and stays")
  func fileInTheWay() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let goldens = fixtures.folder.appendingPathComponent("goldens")
    try FileManager.default.removeItem(at: goldens)
    try fixtures.write("a file", to: "goldens")
    let run = try CommandLineRun([
      "replay", fixtures.folder.path, "--record", "missing", "--filter", "card-row/flick-left",
    ])
    #expect(run.status == 2 && run.errors.contains("goldens: is not a folder"), "\(run.errors)")
    #expect(try fixtures.text("goldens") == "a file")
  }

  @Test("A folder of goldens that cannot be listed is an error, not a scene without cases")
  func unlisted() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let other = fixtures.folder.appendingPathComponent("goldens/other").path
    // A link to itself cannot be followed by anybody, root included.
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "other")
    let run = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(run.status == 2 && run.errors.contains("goldens/other: cannot be accessed"), "\(run.errors)")
    try FileManager.default.removeItem(atPath: other)
    // A file beside the folders is none of them.
    try fixtures.write("notes", to: "goldens/README.md")
    #expect(try CommandLineRun(["replay", fixtures.folder.path]).status == 0)
    if getuid() == 0 { return }
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: other)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other) }
    let locked = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(locked.status == 2 && locked.errors.contains("goldens/other: cannot be listed"), "\(locked.errors)")
  }

  @Test(
    "A filter that leads out of the folder matches no case, and a link out of it is rejected",
    arguments: ["missing", "all"])
  func outside(mode: String) throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let files = try names(fixtures.folder)
    for filter in ["../x", "../../x", "/tmp/x", "card-row/../../x"] {
      let run = try CommandLineRun(["replay", fixtures.folder.path, "--record", mode, "--filter", filter])
      #expect(run.status == 2 && run.errors.contains("has no case that matches"), "\(run.errors)")
    }
    #expect(try names(fixtures.folder) == files)

    let elsewhere = FileManager.default.temporaryDirectory.appendingPathComponent("elsewhere-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: fixtures.folder.appendingPathComponent("goldens/card-row"), to: elsewhere)
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try FileManager.default.createSymbolicLink(
      at: fixtures.folder.appendingPathComponent("goldens/card-row"), withDestinationURL: elsewhere)
    try Data("old".utf8).write(to: elsewhere.appendingPathComponent("flick-left.trace"))
    let run = try CommandLineRun(["replay", fixtures.folder.path, "--record", mode])
    #expect(run.status == 2)
    #expect(run.errors.contains("the golden's name \"card-row/flick-left\" leads out of the folder"), "\(run.errors)")
    #expect(
      try String(contentsOf: elsewhere.appendingPathComponent("flick-left.trace"), encoding: .utf8) == "old")
  }
}
