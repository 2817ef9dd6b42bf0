import Foundation
import TestSupport
import Testing

@Suite("scrollsim when it is interrupted")
struct InterruptionTests {
  /// A map that takes many seconds; without optimization a tenth of its cells does.
  private static let longMap: String = {
    #if DEBUG
      let step = 0.01
    #else
      let step = 0.001
    #endif
    return "map --scene Fixtures/scenes/pairs.json --drags -5000...5000/1 --velocities -3...3/\(step) --jobs 1"
  }()

  @Test("Control-C and the signal end long work at once", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(number: Int32) throws {
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.currentDirectoryURL = FixturePath.package
    process.arguments = Self.longMap.split(separator: " ").map(String.init)
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.runHeedingSignals()
    // Long enough for it to have begun: an earlier signal ends it as well, but before it is watched for.
    Thread.sleep(forTimeInterval: 0.5)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  /// Work that takes more than a second, what its line on a terminal begins with, and the width of the terminal.
  private static let work: [(arguments: String, name: String, columns: Int)] = {
    var work = [(longMap, "map of pairs [", 0)]
    #if DEBUG
      // With optimization these are done in less.
      let folder = FixturePath.fixture("scenes")
      let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .map { "Fixtures/scenes/\($0)" }.joined(separator: " ")
      work += [
        ("audit Fixtures/scenes/million.json --jobs 1", "audit of million [", 60),
        ("replay . --jobs 1", "replay [", 60),
        ("sheet \(scenes) --format html --jobs 1", "feel sheets [", 60),
      ]
    #endif
    return work
  }()

  /// Makes a folder of fixtures that takes many seconds to replay: a scene of a million items under twenty names.
  private static func makeLongReplay() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interrupted-\(UUID().uuidString)")
    var files = ["gestures/flick-left.json": "gestures/flick-left.json"]
    for number in 10..<30 {
      files["scenes/m\(number).json"] = "scenes/million.json"
      files["goldens/m\(number)/flick-left.trace"] = "goldens/million/flick-left.trace"
    }
    for (copy, file) in files {
      let copy = folder.appendingPathComponent(copy)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: FixturePath.fixture(file), toPath: copy.path)
    }
    return folder
  }

  @Test("On a terminal, control-C erases the line of progress before the program ends", arguments: work)
  func progress(arguments: String, name: String, columns: Int) throws {
    let made = arguments.hasPrefix("replay .") ? try Self.makeLongReplay() : nil
    defer { if let made { try? FileManager.default.removeItem(at: made) } }
    let run = try TerminalRun(arguments, columns: columns, in: made ?? FixturePath.package, interruptedBy: SIGINT)
    #expect(run.endedBySignal && run.status == SIGINT)
    // Back to the start of the line, which is cleared, and nothing after it.
    let parts = run.text.components(separatedBy: "\r\u{1B}[K")
    #expect(parts.count > 2 && parts.first == "" && parts.last == "", "\(run.text.debugDescription)")
    let width = columns == 0 ? 80 : columns
    #expect(
      parts.dropFirst().dropLast().allSatisfy { $0.hasPrefix(name) && $0.contains(" %") && $0.count < width },
      "\(parts)")
  }

  @Test("A signal that the caller ignores stays ignored")
  func ignored() throws {
    let script =
      "trap '' HUP; scrollsim audit --scene Fixtures/scenes/minne.json --only rounding > /dev/null & p=$!; kill -HUP $p; wait $p"
    #expect(try ShellRun(script).status == 0)
  }
}
