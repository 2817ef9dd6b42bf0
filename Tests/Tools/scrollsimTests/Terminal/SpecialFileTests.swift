import Foundation
import TestSupport
import Testing

@Suite("scrollsim and files that are not regular")
struct SpecialFileTests {
  @Test("A pipe and a device are not read", arguments: ["pipe", "/dev/zero", "/dev/null"])
  func special(file: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("special-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A program that reads them does not end.
    let script = "mkfifo pipe; limit=$(command -v timeout); ${limit:+$limit 5} scrollsim map --scene \(file)"
    let run = try ShellRun(script, in: folder)
    #expect(run.status == 2 && run.errors.contains("is not a regular file"), "\(run)")
  }

  @Test("A folder that may not be written to keeps its goldens", .enabled(if: getuid() != 0, "root may write anywhere"))
  func readOnly() throws {
    let fixtures = try ScratchFixtures()
    let goldens = fixtures.folder.appendingPathComponent("goldens/card-row").path
    let file = "goldens/card-row/flick-left.trace"
    let old = try fixtures.text(file) + "# old\n"
    try fixtures.write(old, to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: goldens)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: goldens)
      fixtures.remove()
    }
    let run = try CommandLineRun(["replay", fixtures.folder.path, "--record", "all"])
    #expect(run.status == 2, "\(run)")
    #expect((run.output + run.errors).contains("cannot be written, and is as it was"), "\(run)")
    #expect(try fixtures.text(file) == old)
  }
}
