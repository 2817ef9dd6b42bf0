import Foundation
import TestSupport
import Testing

@Suite("scrollsim, interrupted at a terminal")
struct InterruptedRecordingTests {
  @Test(
    "Control-C ends long work with 130, and with no escape sequence where there is no terminal",
    arguments: [
      "audit --scene Fixtures/scenes/minne-published.json",
      "map --scene Fixtures/scenes/pairs.json --drags -5000...5000/1 --velocities -3...3/0.01",
    ])
  func work(command: String) throws {
    let run = try interrupted(command, in: FixturePath.package)
    #expect(["130", "0", "1"].contains(run.output) && !run.errors.contains("\u{1B}"), "\(run)")
  }

  @Test("After control-C, every golden is the old or the new one, and nothing else is there")
  func recording() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: FixturePath.fixture(""), toPath: folder.path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let goldens = files.filter { $0.hasSuffix(".trace") }
    #expect(goldens.count > 100)
    func text(_ golden: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(golden), encoding: .utf8)
    }
    let new = try goldens.map(text)
    for (golden, text) in zip(goldens, new) {
      try Data((text + "# old\n").utf8).write(to: folder.appendingPathComponent(golden))
    }
    let run = try interrupted("replay \(folder.path) --record all", in: folder)
    #expect(["130", "0", "1"].contains(run.output) && !run.errors.contains("\u{1B}"), "\(run)")
    for (golden, new) in zip(goldens, new) {
      let found = try text(golden)
      #expect(found == new || found == new + "# old\n", "\(golden) is neither old nor new")
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == files)
  }

  /// Interrupts a command as a terminal does; its output is the exit status.
  private func interrupted(_ command: String, in folder: URL) throws -> ShellRun {
    // With job control: without it the shell has what runs beside it ignore control-C.
    try ShellRun(
      "set -m; scrollsim \(command) > /dev/null & p=$!; set +m; sleep 0.3; kill -INT $p; wait $p; printf $?", in: folder
    )
  }
}
