import Foundation
import TestSupport
import Testing
import scrollsim

@Suite("Output of every command")
struct OutputTests {
  private static let flick = ["--scene", "Fixtures/scenes/minne.json", "--flick", "1", "--distance", "90"]
  private static let traces = ["Fixtures/goldens/minne/flick-left.trace", "Fixtures/goldens/minne/flick-right.trace"]

  /// A command that writes a file, what the file's name ends with, and what the file begins with.
  private static let written: [(arguments: [String], ending: String, start: String)] = [
    (["simulate"] + flick, "svg", "<svg "), (["simulate"] + flick, "json", "{"),
    (["simulate"] + flick, "csv", "t_ms,"), (["simulate"] + flick, "txt", "minne · flick 1"),
    (["simulate", "--format", "csv"] + flick, "json", "t_ms,"),
    (["release", "--scene", "Fixtures/scenes/minne.json", "--offset", "9", "--velocity", "1"], "svg", "<svg "),
    (["map", "--scene", "Fixtures/scenes/minne.json"], "map", "decision-map 1\n"),
    (["map", "--scene", "Fixtures/scenes/minne.json"], "svg", "<svg "),
    (["map", "--scene", "Fixtures/scenes/minne.json"], "csv", "velocity_pt_ms,"),
    (["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "rounding"], "json", "{"),
    (["audit", "--scene", "Fixtures/scenes/minne.json", "--only", "rounding"], "txt", "minne · 0 findings"),
    (["plot"] + traces, "svg", "<svg "), (["report"] + traces, "html", "<!DOCTYPE html>"),
    (["compare"] + traces, "svg", "<svg "), (["compare"] + traces, "html", "<!DOCTYPE html>"),
    (["replay", "--filter", "minne/flick-left"], "html", "<!DOCTYPE html>"),
    (["export", "--to", "w3c", "Fixtures/gestures/flick-left.json"], "json", "{"),
    (["import", "--from", "webkit", "Fixtures/imports/flick-left.webkit.json"], "json", "{"),
  ]

  @Test(
    "Each command writes the file of --output in the format of its ending, and reports it", arguments: written.indices)
  func files(index: Int) throws {
    let (arguments, ending, start) = Self.written[index]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("new/result.\(ending)")
    let run = try CommandLineRun(arguments + ["--output", file.path])
    #expect(run.status == (arguments[0] == "compare" ? 1 : 0) && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasSuffix("wrote \(file.path)\n"), "\(run.output.suffix(200))")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(start))
    // Differences are printed as well; a document is not.
    if arguments[0] != "compare" && arguments[0] != "replay" { #expect(run.output == "wrote \(file.path)\n") }
  }

  @Test("A scene can come from standard input")
  func standardInput() throws {
    let scene = "Fixtures/scenes/minne.json"
    for command in ["simulate --flick 1 --distance 90", "map", "report --no-audits --flick 1 --distance 90"] {
      let words = command.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      let read = try ShellRun("scrollsim \(words[0]) --scene - \(rest) < \(scene)")
      let named = try ShellRun("scrollsim \(words[0]) --scene \(scene) \(rest)")
      #expect(read.status == 0 && read.errors.isEmpty && read.output == named.output && !read.output.isEmpty)
    }
    let empty = try ShellRun("scrollsim map --scene - < /dev/null")
    #expect(empty.status == 2 && empty.errors.hasPrefix("scrollsim: standard input: is empty; "), "\(empty.errors)")
    let damaged = try ShellRun("echo '{\"format\": 1}' | scrollsim map --scene -")
    #expect(damaged.status == 2 && damaged.errors.hasPrefix("scrollsim: standard input: format: "), "\(damaged.errors)")
  }

  @Test("The progress line is narrower than the terminal, and always has the share")
  func progress() {
    for columns in 0...120 {
      for (share, seconds) in [(0.0, 1.0), (0.004, 3600), (0.5, 7), (1, 2)] {
        for name in ["replay", "map of a scene with a name that does not end for a long while"] {
          let line = ProgressBar.line(name, share, seconds: seconds, columns: columns)
          #expect(line.count < max(1, columns) || line.isEmpty, "\(columns): \(line)")
          if columns >= 7 { #expect(line.contains("\(Int(share * 100)) %"), "\(columns): \(line)") }
        }
      }
    }
    let wide = ProgressBar.line("map of minne", 0.3, seconds: 3, columns: 80)
    #expect(wide == "map of minne [#########·····················]  30 %, 7 s left")
  }

  @Test("Long names keep the columns of a replay's table aligned")
  func longNames() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let name = "a-scene-with-a-name-that-is-longer-than-the-column-which-is-there-for-it"
    try fixtures.write(try fixtures.text("scenes/card-row.json"), to: "scenes/\(name).json")
    try FileManager.default.createDirectory(
      at: fixtures.folder.appendingPathComponent("goldens/\(name)"), withIntermediateDirectories: true)
    try fixtures.write(
      try fixtures.text("goldens/card-row/flick-left.trace").replacing("scene card-row", with: "scene \(name)"),
      to: "goldens/\(name)/flick-left.trace")
    let run = try CommandLineRun(["replay", fixtures.folder.path, "--record", "never"])
    #expect(run.status == 0, "\(run.output)")
    let lines = run.output.components(separatedBy: "\n").prefix(3)
    #expect(Set(lines.map(\.count)).count == 1, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix("  734.500, 0.000  2460.292 ms") }, "\(lines)")
  }
}
