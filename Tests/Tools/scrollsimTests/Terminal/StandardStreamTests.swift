import Foundation
import TestSupport
import Testing

@Suite("scrollsim when its output cannot be written")
struct StandardStreamTests {
  private static let finding =
    "audit --scene Fixtures/scenes/minne-published.json --only wild-targets"

  @Test(
    "A failed write to the output is an error with exit status 2, for any result",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--help", "audit --help", "simulate", finding, "replay Fixtures --filter card-row/flick-left"])
  func full(command: String) throws {
    let run = try ShellRun("scrollsim \(command) > /dev/full")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("scrollsim: standard output cannot be written, and what it has is incomplete: "),
      "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    // The same command says nothing of it where there is room.
    #expect(try !ShellRun("scrollsim \(command)").errors.contains("cannot be written"))
  }

  @Test("An error shows the plugin's advice if there is one")
  func advice() throws {
    let arguments = ["plot", "Fixtures/goldens/minne/flick-left.trace", "--output", "/proc/none/x.svg"]
    let plain = try CommandLineRun(arguments)
    #expect(plain.status == 2 && plain.errors.contains("; check that its folder is one"), "\(plain.errors)")
    let advised = try CommandLineRun(arguments, environment: ["SCROLLSIM_WRITING_ADVICE": "use --a-flag"])
    #expect(advised.status == 2 && advised.errors.hasSuffix("); use --a-flag\n"), "\(advised.errors)")
  }

  @Test("A closed standard output is an error, and files that are opened do not get its descriptor")
  func closed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("closed-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ShellRun(
      "scrollsim simulate --scene Fixtures/scenes/minne.json --flick 1 --distance 90 --output \(file.path) >&-")
    #expect(run.status == 2 && run.errors.contains("standard output cannot be written"), "\(run.errors)")
    let chart = try String(contentsOf: file, encoding: .utf8)
    #expect(chart.hasPrefix("<svg") && chart.hasSuffix("</svg>\n"))
  }

  @Test("A failed write of messages has exit status 2")
  func messages() throws {
    let command = "scrollsim export --to w3c Fixtures/gestures/rotate-in-motion.json > /dev/null"
    #expect(try ShellRun(command).status == 0)
    #expect(try ShellRun("\(command) 2> /dev/full").status == 2)
  }

  @Test(
    "A reader that closes the pipe ends the program quietly, with the status of the result",
    arguments: ["", "trap '' PIPE; "])
  func closedPipe(trap: String) throws {
    for (command, status) in [(Self.finding, 1), ("replay --help", 0)] {
      // The reader is gone before anything is written.
      let run = try ShellRun("\(trap){ sleep 0.2; scrollsim \(command); echo \"status $?\" >&2; } | exec 0<&-")
      #expect(run.errors == "status \(status)\n")
    }
  }
}
