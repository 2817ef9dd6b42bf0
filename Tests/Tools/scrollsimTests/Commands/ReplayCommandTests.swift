import Foundation
import TestSupport
import Testing

@Suite("scrollsim replay")
struct ReplayCommandTests {
  @Test("Every shipped golden matches, from any working folder, with nothing recorded")
  func shipped() throws {
    let here = try CommandLineRun(["replay"], environment: ["CI": "true"])
    #expect(here.status == 0 && here.errors.isEmpty)
    let lines = here.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let elsewhere = try CommandLineRun(
      ["replay", FixturePath.fixture(""), "--filter", "card-row*"], in: FileManager.default.temporaryDirectory,
      environment: ["CI": "true"])
    let found = elsewhere.output.split(separator: "\n").filter { $0.hasPrefix("passed ") }
    // The columns are as wide as the names of the cases that are shown.
    func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }
    let all = Set(lines.map(words))
    #expect(elsewhere.status == 0 && found.count > 10 && found.allSatisfy { all.contains(words($0)) })
    let passed = lines.filter { $0.hasPrefix("passed ") }.count
    #expect(passed >= 60)
    #expect(here.output.hasSuffix("\n\(passed) passed, 0 failed\n"))
  }

  @Test("A changed scene fails its goldens, with the position and the amount")
  func changed() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let scene = try fixtures.text("scenes/card-row.json")
    let tuned = scene.replacing("\"format\"", with: "\"tuning\": {\"panSlop\": 9}, \"format\"", maxReplacements: 1)
    #expect(tuned != scene)
    try fixtures.write(tuned, to: "scenes/card-row.json")
    let run = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(run.status == 1)
    #expect(run.output.contains("0 passed, 1 failed"))
    #expect(run.output.contains("card-row/flick-left rests at 735.5 instead of 734.5 (+1 pt)"))
    #expect(run.output.contains("first differing frame: "))
    #expect(run.output.contains("largest deviation: "))
    #expect(run.output.contains("+ tuning panSlop 9"))
    #expect(run.output.contains("--record failed --filter 'card-row/flick-left'"))
  }

  @Test("Record modes write as documented, exit with 1, and keep the rest")
  func recording() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = "goldens/card-row/flick-left.trace"
    let original = try fixtures.text(golden)
    func replay(_ arguments: [String], _ environment: [String: String] = [:]) throws -> CommandLineRun {
      try CommandLineRun(["replay", fixtures.folder.path] + arguments, environment: environment)
    }
    #expect(try replay([]).status == 0)

    try fixtures.write(original.replacingOccurrences(of: "734.500", with: "734.000"), to: golden)
    let damaged = try fixtures.text(golden)
    #expect(try replay([]).status == 1)
    #expect(try replay(["--record", "failed"], ["CI": "true"]).status == 1)
    #expect(try fixtures.text(golden) == original)
    #expect(try replay(["--record", "failed"]).status == 0)

    try fixtures.write(damaged, to: golden)
    #expect(try replay([], ["SCROLLSIM_RECORD": "all"]).output.contains("1 recorded"))
    #expect(try fixtures.text(golden) == original)

    try fixtures.write("", to: golden)
    let missing = try replay(["--record", "never"])
    #expect(missing.status == 1 && missing.output.contains("MISSING"))
    #expect(
      missing.output.contains(
        "scrollsim replay '\(fixtures.folder.path)' --record missing --filter 'card-row/flick-left'"))
    #expect(try fixtures.text(golden).isEmpty)
    #expect(try replay([]).status == 1)
    #expect(try fixtures.text(golden) == original)

    let added = try replay(["--record", "missing", "--filter", "card-row/slow-drag"])
    #expect(added.status == 1 && added.output.contains("1 recorded"))
    #expect(try replay([]).output.hasSuffix("2 passed, 0 failed\n"))
    let csv = try replay(["--record", "missing", "--filter", "*/flick-coalesced"])
    #expect(csv.status == 1)
    #expect(try replay([], ["SCROLLSIM_RECORD": "never"]).output.hasSuffix("3 passed, 0 failed\n"))
    #expect(try replay([], ["SCROLLSIM_RECORD": "often"]).status == 2)
  }

  @Test(
    "Goldens of an older model are named, and one command records them, largest change first")
  func olderModel() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    func replay(_ arguments: String...) throws -> CommandLineRun {
      try CommandLineRun(["replay", fixtures.folder.path] + arguments)
    }
    _ = try replay("--record", "missing", "--filter", "card-row/slow-drag")
    _ = try replay("--record", "missing", "--filter", "card-row/decision.map")
    let names = ["decision.map", "flick-left.trace", "slow-drag.trace"].map { "goldens/card-row/" + $0 }
    let recorded = try names.map { try fixtures.text($0) }
    // Another model; the last cell of a map, a frame by 1 pt, and the time of a rest by 10 s.
    let changes = [
      [("\n", "")], [(" 734.500 0.000 0.000 0.000 idle", " 735.500 0.000 0.000 0.000 idle")],
      [("\nrest ", "\nrest 1"), ("\nsettleDuration ", "\nsettleDuration 1")],
    ]
    for (name, (changes, text)) in zip(names, zip(changes, recorded)) {
      var text = text.replacingOccurrences(of: "\nmodel 1\n", with: "\nmodel 0\n")
      for (old, new) in changes {
        let range = try #require(text.range(of: old, options: .backwards), "\(name) has no \(old): \(text)")
        text.replaceSubrange(range, with: new)
      }
      try fixtures.write(name.hasSuffix("map") ? text + "1\n" : text, to: name)
    }
    let differing = try replay()
    #expect(differing.status == 1)
    #expect(
      differing.output.contains(
        "card-row/flick-left recorded with model 0, this is model 1: see \"Model 1\" in CHANGELOG.md; moves differently"
      ),
      "\(differing.output)")
    let older = try replay("--record", "older")
    #expect(older.status == 1 && older.output.contains("3 recorded") && !older.output.contains("first differing"))
    let list = older.output.components(separatedBy: "that an older version wrote:\n").last?.split(separator: "\n")
    #expect(
      list?.map { $0.prefix { $0 != ":" } } == [
        "  card-row/decision.map", "  card-row/slow-drag", "  card-row/flick-left",
      ])
    #expect(try names.map { try fixtures.text($0) } == recorded)
    #expect(try replay().status == 0)
  }

  @Test("Goldens with fewer metrics pass, and a summary names the command that adds the metrics")
  func fewerMetrics() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = "goldens/card-row/flick-left.trace"
    let original = try fixtures.text(golden)
    let fewer = original.split(separator: "\n").filter { !$0.hasPrefix("stillFrames ") && !$0.hasPrefix("tailShare ") }
    try fixtures.write(fewer.joined(separator: "\n") + "\n", to: golden)
    let run = try CommandLineRun(["replay", fixtures.folder.path])
    let command = "scrollsim replay '\(fixtures.folder.path)' --record older"
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.hasSuffix(
        "\n1 passed, 0 failed\n1 golden has fewer metrics than this version; to add them: \(command)\n"))
    #expect(try CommandLineRun(["replay", fixtures.folder.path, "--record", "older"]).status == 1)
    #expect(try fixtures.text(golden) == original)
  }

  @Test("A damaged golden, scene or gesture is named, and nothing is written")
  func damaged() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = "goldens/card-row/flick-left.trace"
    let original = try fixtures.text(golden)
    try fixtures.write("scroll-trace 7\n", to: golden)
    for mode in ["missing", "never"] {
      let version = try CommandLineRun(["replay", fixtures.folder.path, "--record", mode])
      #expect(version.status == 2 && version.errors.contains("flick-left.trace: line 1: has version 7"))
      #expect(try fixtures.text(golden) == "scroll-trace 7\n")
    }
    for mode in ["failed", "all"] {
      try fixtures.write("scroll-trace 7\n", to: golden)
      let anew = try CommandLineRun(["replay", fixtures.folder.path, "--record", mode])
      #expect(anew.status == 1)
      let words = "was recorded again; it replaces a golden that could not be used: line 1: has version 7"
      #expect(anew.output.contains(words), "\(anew.output)")
      #expect(try fixtures.text(golden) == original)
    }
    try fixtures.write("{}", to: "scenes/card-row.json")
    let scene = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(scene.status == 2 && scene.errors.contains("card-row.json: format: is missing"))
    try FileManager.default.removeItem(at: fixtures.folder.appendingPathComponent("goldens"))
    let none = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(none.status == 2 && none.errors.contains("has no goldens"))
  }

  @Test("A run within its tolerances passes, and invalid tolerances are errors")
  func tolerance() throws {
    func replay(_ bands: [String]) throws -> CommandLineRun {
      try CommandLineRun(
        ["replay", "--filter", "card-row/flick-left", "--tuning", "panSlop=10.4"]
          + bands.flatMap { ["--tolerance", $0] })
    }
    #expect(try replay([]).status == 1)
    let within = try replay(["offset=0.5", "time=10", "stillFrames=1", "tailShare=0.01"])
    #expect(within.status == 0, "\(within.output)")
    let beyond = try replay(["offset=0.3", "time=10", "stillFrames=1", "tailShare=0.01"])
    #expect(beyond.status == 1 && beyond.output.contains("card-row/flick-left rests at 734 instead of 734.5 (-0.5 pt)"))
    for (word, sentence) in [
      ("ofset=1", "there is no tolerance \"ofset\" (did you mean \"offset\"?)"),
      ("smoothness=1", "the tolerances are offset, velocity, time, settleDuration, travel"),
      ("opposesVelocity=1", "there is no tolerance \"opposesVelocity\""),
      ("offset", "--tolerance must be NAME=VALUE, not \"offset\""),
      ("offset=-1", "--tolerance offset must be a number that is not negative, not \"-1\""),
      ("time=soon", "--tolerance time must be a number that is not negative, not \"soon\""),
    ] {
      let run = try replay([word])
      #expect(run.status == 2 && run.errors.contains(sentence), "\(run.errors)")
    }
  }

  @Test("A filter with a slash matches a whole case, and one without matches any part of it")
  func filters() throws {
    let whole = try CommandLineRun(["replay", "--filter", "card-row/flick-slow"], environment: ["CI": "true"])
    #expect(whole.output.hasSuffix("\n1 passed, 0 failed\n"))
    let part = try CommandLineRun(["replay", "--filter", "card-row/flick-s"])
    #expect(part.status == 2 && part.errors.contains("has no case that matches"))
    let anywhere = try CommandLineRun(["replay", "--filter", "w/flick-s*"])
    #expect(anywhere.status == 2)
    let free = try CommandLineRun(["replay", "--filter", "flick-slow"], environment: ["CI": "true"])
    let goldens =
      FileManager.default.enumerator(atPath: FixturePath.fixture("goldens"))?.compactMap { $0 as? String } ?? []
    let count = goldens.filter { $0.hasSuffix("/flick-slow.trace") }.count
    #expect(count > 2)
    #expect(free.status == 0 && free.output.hasSuffix("\n\(count) passed, 0 failed\n"))
  }

  @Test("Colours are printed only on a terminal")
  func colours() throws {
    let run = try CommandLineRun(["replay", "--filter", "card-row/tap"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("If a gesture exists as JSON and as CSV, the JSON is replayed")
  func bothForms() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    try fixtures.write("t_ms,x_pt,y_pt,phase\n0,0,0,began\n10,0,0,ended\n", to: "gestures/flick-left.csv")
    let run = try CommandLineRun(["replay", fixtures.folder.path, "--filter", "card-row/flick-left"])
    #expect(run.status == 0 && run.output.hasSuffix("\n1 passed, 0 failed\n"), "\(run.output)")
  }
}
