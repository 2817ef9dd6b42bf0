import Foundation
import TestSupport
import Testing

@Suite("scrollsim when it is interrupted")
struct InterruptionTests {
  @Test("Control-C and the signal end long work at once", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(number: Int32) throws {
    // A caller such as nohup may have the signal ignored, which the command would inherit.
    let inherited = signal(number, SIG_DFL)
    defer { signal(number, inherited) }
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.currentDirectoryURL = FixturePath.package
    process.arguments = [
      "map", "--scene", "Fixtures/scenes/pairs.json", "--drags", "-5000...5000/1", "--velocities", "-3...3/0.001",
    ]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // Long enough for it to have begun: an earlier signal ends it as well, but before it is watched for.
    Thread.sleep(forTimeInterval: 0.5)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test("A signal that the caller ignores stays ignored")
  func ignored() throws {
    let script =
      "trap '' HUP; scrollsim audit --scene Fixtures/scenes/minne.json --only rounding > /dev/null & p=$!; kill -HUP $p; wait $p"
    #expect(try ShellRun(script).status == 0)
  }
}
