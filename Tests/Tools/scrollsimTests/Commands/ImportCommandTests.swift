import Foundation
import GestureReplay
import TestSupport
import Testing

@Suite("scrollsim import and export")
struct ImportCommandTests {
  private static let flick = "Fixtures/gestures/flick-left.json"

  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exchange-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(
    "An exported gesture is imported as it was", arguments: [("csv", "flick.csv"), ("webkit", "flick.json")])
  func roundTrip(format: String, file: String) throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (there, back) = (folder.appendingPathComponent(file).path, folder.appendingPathComponent("back.json").path)
    let export = try CommandLineRun(["export", "--to", format, Self.flick, "--output", there])
    #expect(export.status == 0 && export.output == "wrote \(there)\n" && export.errors.isEmpty, "\(export.errors)")
    let read = try CommandLineRun([
      "import", "--from", format, there, "--name", "flick-left", "--provenance", "derived", "--device", "a desk",
      "--output", back,
    ])
    #expect(read.status == 0 && read.output == "wrote \(back)\n" && read.errors.isEmpty, "\(read.errors)")
    let gesture = try GestureDocument.read(contentsOfFile: back)
    let original = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/flick-left.json"))
    #expect(gesture.samples == original.samples && gesture.name == "flick-left")
    #expect(gesture.provenance == .derived && gesture.device == "a desk")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["back.json", file].sorted())
  }

  @Test("Without --output the document is printed with the file's name, and simulate accepts it")
  func printed() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandLineRun([
      "import", "--from", "getevent", "Fixtures/imports/flick-left.getevent.txt", "--screen", "411x731",
    ])
    #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("\"name\": \"flick-left\""))
    let file = folder.appendingPathComponent("flick.json")
    try Data(run.output.utf8).write(to: file)
    let simulated = try CommandLineRun([
      "simulate", "--scene", "Fixtures/scenes/minne.json", "--gesture", file.path, "--format", "json",
    ])
    #expect(simulated.status == 0 && simulated.output.contains("\"item\": 1"))
  }

  @Test("Imported CSV is derived by default, and recorded with a device or an option")
  func provenance() throws {
    let import_ = ["import", "--from", "csv", "Fixtures/imports/flick-left.csv"]
    for (options, expected) in [
      ([], "derived"), (["--device", "a phone"], "recorded"), (["--provenance", "synthetic"], "synthetic"),
      (["--device", "a phone", "--provenance", "derived"], "derived"),
    ] {
      let run = try CommandLineRun(import_ + options)
      #expect(run.output.contains("\"provenance\": \"\(expected)\""), "\(run.output.prefix(200))")
    }
  }

  @Test("An error about a document of another kind names its kind")
  func otherKind() throws {
    let gesture = try CommandLineRun(["map", "--scene", Self.flick])
    #expect(
      gesture.errors.contains(
        "format: must be \"scroll-scene\", not \"scroll-gesture\"; this is a gesture, and a scene is"))
    let scene = try CommandLineRun(["export", "--to", "csv", "Fixtures/scenes/minne.json"])
    #expect(scene.errors.contains("this is a scene, and a gesture is expected here"), "\(scene.errors)")
  }

  @Test("A velocity in points per second causes a warning with the converted value")
  func velocityHint() throws {
    let scene = ["--scene", "Fixtures/scenes/minne.json"]
    let fast = try CommandLineRun(["release"] + scene + ["--offset", "0", "--velocity", "1200"])
    #expect(fast.status == 0 && fast.errors.contains("divide it by 1000: --velocity 1.2"), "\(fast.errors)")
    #expect(try CommandLineRun(["release"] + scene + ["--offset", "0", "--velocity", "20"]).errors.isEmpty)
  }

  @Test("Moves with a duration are sampled at the requested rate, and omitted parts are reported")
  func sampling() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("swipe.json").path
    let finger = """
      {"type": "pointer", "parameters": {"pointerType": "touch"}, "actions": [{"type": "pointerDown"},
       {"type": "pointerMove", "duration": 100, "x": 0, "y": -100}]}
      """
    try Data("{\"actions\": [\(finger), \(finger)]}".utf8).write(to: URL(fileURLWithPath: file))
    for (rate, count) in [(nil, 8), ("100", 12)] {
      let run = try CommandLineRun(["import", "--from", "w3c", file] + (rate.map { ["--sampling", $0] } ?? []))
      #expect(run.status == 0 && run.output.components(separatedBy: "phase").count == count + 1, "\(run.output)")
      #expect(
        run.errors == """
          scrollsim: \(file): ends with the finger down: the last stroke was completed as cancelled
          scrollsim: \(file): 1 touch of another finger was left out: a gesture is one finger's track

          """)
    }
    let rotated = try CommandLineRun(["export", "--to", "csv", "Fixtures/gestures/rotate-in-motion.json"])
    #expect(rotated.status == 0 && rotated.errors.contains("its actions were left out"))
  }

  @Test(
    "An invalid command line is an error with exit status 2",
    arguments: [
      (["import", "x"], "--from is missing: name the format, one of csv, webkit, w3c, getevent"),
      (["import", "--from", "csv"], "name the file to import"),
      (["import", "--from", "webkt", "x"], "(did you mean \"webkit\"?)"),
      (["import", "--from", "csv", "none.csv"], "none.csv: does not exist"),
      (["import", "--from", "csv", "README.md"], "README.md: line 1: must be the header"),
      (["import", "--from", "w3c", "Fixtures/imports/flick-left.webkit.json"], "actions: is missing"),
      (["import", "--from", "getevent", "x"], "--screen is missing: give the upright screen's size"),
      (["import", "--from", "getevent", "x", "--screen", "411"], "--screen must be WIDTHxHEIGHT"),
      (["import", "--from", "getevent", "x", "--screen", "411x-731"], "--screen must be WIDTHxHEIGHT"),
      (["import", "--from", "csv", "x", "--screen", "1x1"], "--screen can only be used with --from getevent"),
      (["import", "--from", "csv", "x", "--sampling", "60"], "--sampling can only be used with --from w3c"),
      (["import", "--from", "csv", flick, "--provenance", "real"], "must be the header"),
      (
        ["import", "--from", "csv", "Fixtures/imports/flick-left.csv", "--provenance", "record"],
        "--provenance must be one of recorded, derived, synthetic, not \"record\" (did you mean \"recorded\"?)"
      ),
      (["export", flick], "--to is missing: name the format, one of csv, webkit, w3c"),
      (
        ["export", "--to", "getevent", flick], "--to must be one of csv, webkit, w3c, swift, not \"getevent\""
      ),
      (["export", "--to", "csv"], "name the gesture to export"),
      (["export", "--to", "csv", "Fixtures/gestures/animated-scroll.json"], "samples: is empty"),
      (["export", "--to", "csv", flick, "--output", "Fixtures"], "Fixtures: is a folder"),
    ])
  func misuse(arguments: [String], expected: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(expected), "\(run.errors)")
  }

  @Test("The commands of docs/Recording.md that name fixtures do what they say")
  func page() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Fixtures"),
      withDestinationURL: FixturePath.package.appendingPathComponent("Fixtures"))
    let page = try String(contentsOf: FixturePath.package.appendingPathComponent("docs/Recording.md"), encoding: .utf8)
    let start = "swift run -c release scrollsim "
    let commands = page.split(separator: "\n").filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    #expect(commands.count == 6)
    for command in commands {
      var words = [""]
      for (index, part) in command.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
        if index % 2 == 1 {
          words[words.count - 1] += part
        } else {
          let parts = part.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
          words[words.count - 1] += parts[0]
          words += parts.dropFirst()
        }
      }
      let run = try CommandLineRun(words.filter { !$0.isEmpty }, in: folder)
      #expect(run.status == 0 && run.errors.isEmpty, "\(command): \(run.errors)")
    }
  }
}
