import Foundation
import TestSupport
import Testing
import scrollsim

@Suite("Names of output files, and --open")
struct OutputOptionsTests {
  /// A folder with a program that takes the place of the one that opens browsers, and notes what it is given.
  private struct Desk {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID().uuidString)")

    init(status: Int32 = 0) throws {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
      for name in ["open", "xdg-open"] {
        let program = folder.appendingPathComponent("bin/\(name)").path
        try Data("#!/bin/sh\necho \"$1\" >> '\(folder.path)/opened'\necho noise; echo noise >&2\nexit \(status)\n".utf8)
          .write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      }
    }

    var environment: [String: String] {
      [
        "PATH": "\(folder.appendingPathComponent("bin").path):/usr/bin:/bin", "TMPDIR": folder.path,
        "SCROLLSIM_ARTIFACTS": "",
      ]
    }

    func run(_ arguments: [String]) throws -> CommandLineRun {
      try CommandLineRun(arguments, environment: environment)
    }

    /// The files that were opened.
    var opened: [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent("opened"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static let scene = "Fixtures/scenes/minne.json"
  private static let traces = ["Fixtures/goldens/minne/flick-left.trace", "Fixtures/goldens/minne/flick-right.trace"]

  @Test(
    "An output name with an unknown ending is rejected, and the error lists the formats",
    arguments: CommandHelp.commands)
  func endings(command: String) throws {
    let help = try CommandHelp(command)
    guard help.options.contains(where: { $0.name == "output" }) else { return }
    for (name, ending) in [("x.png", ".png"), ("new/x.PDF", ".PDF"), ("x.json.gz", ".gz")] {
      let run = try CommandLineRun([command, "--output", name])
      let reason = "--output \"\(name)\" ends with \(ending), but \(command) writes ."
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(reason), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: FixturePath.package.appendingPathComponent(name).path))
    }
    // Each word of --format, but for text, is an ending.
    let format = help.options.first { $0.name == "format" }?.help ?? ""
    let reason = try CommandLineRun([command, "--output", "x.png"]).errors
    for word in ["json", "csv", "svg", "html"] where format.contains(word) { #expect(reason.contains(".\(word)")) }
  }

  @Test("The ending of an output name must be that of the conversion")
  func conversions() throws {
    for (format, ending, words) in [
      ("csv", "json", "writes .csv;"), ("w3c", "csv", "writes .json;"), ("swift", "json", "writes .swift;"),
    ] {
      let run = try CommandLineRun(
        ["export", "--to", format, "Fixtures/gestures/flick-left.json", "--output", "x.\(ending)"])
      #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(
    "--open shows the written page or chart, and without --output a temporary file",
    arguments: [
      (["simulate", scene, "--flick", "1"], "svg", 0), (["map", scene], "svg", 0), (["plot"] + traces, "svg", 0),
      (["release", scene, "--offset", "9", "--velocity", "1"], "svg", 0),
      (["sheet", scene], "html", 0), (["report"] + traces, "html", 0), (["compare"] + traces, "html", 1),
      (["playground"], "html", 0), (["replay", "--filter", "minne/flick-left"], "html", 0),
      (["readings", "Fixtures/readings/ahmedk92.json"], "svg", 0),
      (["compare", "--output", "CHART"] + traces, "svg", 1),
    ])
  func open(arguments: [String], ending: String, status: Int32) throws {
    let desk = try Desk()
    defer { desk.remove() }
    let chart = desk.folder.appendingPathComponent("chart.svg").path
    let run = try desk.run(arguments.map { $0 == "CHART" ? chart : $0 } + ["--open"])
    #expect(run.status == status && run.errors.isEmpty, "\(run.errors)")
    let file = try #require(desk.opened.first)
    #expect(desk.opened.count == 1 && file.hasSuffix(".\(ending)") && file.hasPrefix(desk.folder.path))
    #expect(run.output.hasSuffix("wrote \(file)\n"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.lowercased().hasPrefix(ending == "svg" ? "<svg" : "<!doctype html>"))
  }

  @Test("Exactly the commands that write a page or a chart have --open")
  func everywhere() throws {
    for command in CommandHelp.commands {
      let options = try CommandHelp(command).options.map(\.name)
      let reason = try CommandLineRun([command, "--output", "x.png"]).errors
      #expect(options.contains("open") == (reason.contains(".svg") || reason.contains(".html")), "\(command)")
    }
  }

  @Test("If no browser opens, the page is written, and a message says where it is", arguments: [true, false])
  func nowhere(hasProgram: Bool) throws {
    let desk = try Desk(status: 4)
    defer { desk.remove() }
    let page = desk.folder.appendingPathComponent("a page.html").path
    let run = try CommandLineRun(
      ["report"] + Self.traces + ["--output", page, "--open"],
      environment: desk.environment.merging(hasProgram ? [:] : ["PATH": desk.folder.path]) { $1 })
    #expect(run.status == 0 && run.output == "wrote \(page)\n")
    #expect(run.errors.contains("file://\(desk.folder.path)/a%20page.html in a browser"), "\(run.errors)")
    #expect(desk.opened.count == (hasProgram ? 1 : 0))
    #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
  }

  @Test("Formats that no browser shows are not opened")
  func misuse() throws {
    for (arguments, words) in [
      (["simulate", Self.scene, "--flick", "1", "--format", "json"], "--open shows svg, not \"json\""),
      (["map", Self.scene, "--output", "x.csv"], "ends with .csv, but map --open writes .svg"),
      (["export", "--to", "csv", "Fixtures/gestures/flick-left.json"], "there is no option --open"),
    ] {
      let run = try CommandLineRun(arguments + ["--open"])
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
    }
  }
}

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
