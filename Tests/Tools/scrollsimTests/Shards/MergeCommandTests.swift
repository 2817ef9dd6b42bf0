import Foundation
import TestSupport
import Testing

@Suite("scrollsim merge")
struct MergeCommandTests {
  private static let minne = "Fixtures/scenes/minne.json"
  private static let map = ["map", minne, "--velocities", "-2...2/0.5"]
  private static let sweep = [
    "sweep", minne, "--vary", "layout.itemSize.width=300...320/10", "--vary", "name=a", "--vary",
    "snapping.minimumFlickVelocity=-1,0.2", "--wish", "flick 0.3 moves 1", "--wish", "commit drag <= 159 @2",
  ]

  /// Of its goldens some change, by different distances, and some do not.
  private static let tuned = ["replay", "--filter", "card-row/*", "--tuning", "rubberBandCoefficient=0.6"]

  private static let cases: [(command: [String], counts: [Int], options: [[String]])] = [
    (map, [1, 4, 11], [[], ["--format", "json"], ["--format", "csv"], ["--format", "svg"], ["--jobs", "1"]]),
    (["map", "Fixtures/scenes/pager.json", "--vertical", "--drags", "-10...10/5"], [3], [[], ["--format", "json"]]),
    (
      [
        "audit", "Fixtures/scenes/minne-published.json", "--only", "skipped-items,double-step,blank-ends,right-to-left",
      ],
      [3], [[], ["--format", "json"]]
    ),
    (["audit", "Fixtures/scenes/pager.json", "--only", "rounding,skipped-items"], [2], [[]]),
    (["sheet", minne], [2], [[]]),
    (["sheet", minne, "Fixtures/scenes/pairs.json", "--items", "3"], [2], [["--format", "html"]]),
    (["replay", "--filter", "minne/*", "--record", "never"], [3], [[]]),
    (["replay", "--filter", "minne/flick-left", "--tolerance", "time=3"], [2], [[]]),
    (tuned, [4], [[]]),
    (sweep, [2, 7], [[], ["--format", "csv"], ["--refine"]]),
  ]

  @Test("The parts of a divided run give the very bytes and the status of the whole run", arguments: cases.indices)
  func bytes(index: Int) throws {
    let (command, counts, options) = Self.cases[index]
    let wholes = try options.map { try CommandLineRun(command + $0) }
    for count in counts {
      let divided = try DividedRun(command, count: count)
      defer { divided.remove() }
      for (options, whole) in zip(options, wholes) {
        let merged = try divided.merge(nil, options)
        #expect(!whole.output.isEmpty && merged.output == whole.output, "\(command) \(options) in \(count)")
        #expect(merged.status == whole.status && merged.errors == whole.errors, "\(whole.errors) \(merged.errors)")
      }
    }
  }

  @Test("Files that a whole run writes are the same after a merge")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files: [([String], [String])] = [
      (Self.sweep, ["--output", "settings.csv", "--best", "best.json"]),
      (["sheet", Self.minne], ["--output", "minne.sheet"]),
      (["replay", "--filter", "minne*/flick-left"], ["--output", "replay.html"]),
      (Self.tuned, ["--output", "tuned.html"]), (Self.map, ["--output", "map.svg"]),
    ]
    for (command, options) in files {
      let divided = try DividedRun(command, count: 3)
      defer { divided.remove() }
      func run(_ name: String, _ body: ([String]) throws -> CommandLineRun) throws -> [String] {
        let own = options.map { $0.hasPrefix("--") ? $0 : "\(folder)/\(name)-\($0)" }
        let run = try body(own)
        let paths = own.filter { !$0.hasPrefix("--") }
        return try [run.output.replacing("/\(name)-", with: "/"), "\(run.status)", run.errors]
          + paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
      }
      let whole = try run("whole") { try CommandLineRun(command + $0) }
      #expect(try run("merged") { try divided.merge(nil, $0) } == whole, "\(command)")
    }
  }

  @Test("A replay with failures, a missing golden and one that cannot be read prints and draws them the same")
  func failures() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let golden = try fixtures.text("goldens/card-row/flick-left.trace")
    try fixtures.write(golden, to: "goldens/card-row/slow-drag.trace")
    try fixtures.write("", to: "goldens/card-row/flick-coalesced.trace")
    func compare(_ status: Int32, _ options: [String]) throws {
      let command = ["replay", fixtures.folder.path, "--record", "never"]
      let divided = try DividedRun(command, count: 2)
      defer { divided.remove() }
      let (whole, page) = (fixtures.folder.path + "/whole.html", fixtures.folder.path + "/page.html")
      let one = try CommandLineRun(command + ["--output", whole])
      let merged = try divided.merge(nil, ["--output", page])
      #expect(one.status == status && merged.status == status && merged.errors == one.errors, "\(one.errors)")
      #expect(merged.output.replacing(page, with: whole) == one.output, "\(merged.output)")
      let drawn = try String(contentsOfFile: page, encoding: .utf8)
      #expect(try drawn == String(contentsOfFile: whole, encoding: .utf8) && drawn.contains("slow-drag"))
    }
    try compare(1, [])
    try fixtures.write("not a golden", to: "goldens/card-row/flick-left.trace")
    try compare(2, [])
  }

  @Test("A part that was cut anywhere, or has a line that is no result, is named with the command that writes it again")
  func damage() throws {
    let divided = try DividedRun(Self.map, count: 2)
    defer { divided.remove() }
    let (whole, path) = (try divided.text(2), divided.path(2))
    for cut in stride(from: 0, to: whole.utf8.count, by: max(1, whole.utf8.count / sweepCount(12))) {
      try String(decoding: whole.utf8.prefix(cut), as: UTF8.self).write(toFile: path, atomically: true, encoding: .utf8)
      let run = try divided.merge()
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("\(path): "), "\(cut): \(run.errors)")
    }
    let again =
      "write it again: scrollsim map --scene \(Self.minne) --velocities -2...2/0.5 --shard 2/2 --output \(path)\n"
    let short = whole.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    try short.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try divided.merge().errors == "scrollsim: \(path): has 3 of its 4 results; \(again)")
    let changes = [("[\"·\", ", "[\"·, "), ("[\"·\", ", "[\"-x\", "), ("[\"·\", ", "[")]
    for (old, new) in changes {
      let text = whole.replacing(old, with: new, maxReplacements: 1)
      #expect(text != whole)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let run = try divided.merge()
      let sentence = "is not a result; write the part again: scrollsim map"
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(sentence), "\(run.errors)")
    }
    _ = try divided.write(2)
    #expect(try divided.merge().output == CommandLineRun(Self.map).output)
  }

  @Test("Parts that are missing, of another run, or do not agree are errors that name them")
  func strangers() throws {
    let (three, two) = (try DividedRun(Self.map, count: 3), try DividedRun(Self.map, count: 2))
    let other = try DividedRun(Self.map + ["--from", "2"], count: 3)
    defer { [three, two, other].forEach { $0.remove() } }
    func errors(_ paths: [String]) throws -> String {
      let run = try three.merge(paths)
      #expect(run.status == 2 && run.output.isEmpty)
      return run.errors
    }
    #expect(
      try errors([three.path(2)]).hasPrefix("scrollsim: merge: shards 1, 3 of 3 are missing; to write the first: "))
    let missing = try errors([three.path(2), three.path(1)])
    #expect(missing.hasPrefix("scrollsim: merge: shard 3 of 3 is missing; to write it: scrollsim map --scene "))
    #expect(missing.contains(" --shard 3/3 --output 3.part; see"), "\(missing)")
    for stranger in [two.path(2), other.path(2)] {
      let sentence = "is of another run than \(three.path(1)), or of one that was divided otherwise"
      #expect(try errors([three.path(1), stranger]).hasPrefix("scrollsim: \(stranger): \(sentence)"))
    }
    let copy = three.folder.path + "/copy.part"
    let changed = try three.text(2).replacing("+1", with: "+2", maxReplacements: 1)
    #expect(try changed != three.text(2))
    try changed.write(toFile: copy, atomically: true, encoding: .utf8)
    #expect(
      try errors([three.path(2), copy]).contains("\(copy): is shard 2 as \(three.path(2)) is, but has other results"))
    #expect(try errors([]).contains("name the parts of a divided run, such as parts/*.part"))
    #expect(try errors(["README.md"]).contains("README.md: is no part of a divided run; scrollsim COMMAND --shard I/N"))
  }

  @Test("Parts of a scene that has changed since, or of a command line that was changed in them, are not merged")
  func changes() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let scene = fixtures.folder.path + "/scenes/card-row.json"
    for command in [
      ["map", scene], ["sheet", scene], ["audit", scene, "--only", "rounding"], ["replay", fixtures.folder.path],
    ] {
      let old = try fixtures.text("scenes/card-row.json")
      let divided = try DividedRun(command, count: 1)
      defer { divided.remove() }
      try fixtures.write(old + "\n", to: "scenes/card-row.json")
      let run = try divided.merge()
      #expect(
        run.status == 2 && run.errors.contains("1.part: is of another scene, or of another version"), "\(run.errors)")
      try fixtures.write(old, to: "scenes/card-row.json")
      #expect(try divided.merge().status == CommandLineRun(command).status)
      let target = fixtures.folder.path + "/target.txt"
      for words in [
        "\"--output\", \"\(target)\"", "\"--shard\", \"1/1\"", "\"--tuning\", \"rubberBandCoefficient=0.5\"",
      ] {
        let text = try divided.text(1)
        try text.replacing("\"command\": [\"\(command[0])\"", with: "\"command\": [\"\(command[0])\", \(words)")
          .write(toFile: divided.path(1), atomically: true, encoding: .utf8)
        let run = try divided.merge()
        #expect(
          run.status == 2 && run.output.isEmpty && !FileManager.default.fileExists(atPath: target), "\(run.output)")
        try text.write(toFile: divided.path(1), atomically: true, encoding: .utf8)
      }
    }
    let loop = fixtures.folder.path + "/loop.part"
    try """
    {"format": "scroll-part", "version": 1, "shard": 1, "of": 1, "run": "", "units": 0, "command": ["merge", "\(loop)"]}

    """.write(toFile: loop, atomically: true, encoding: .utf8)
    let run = try CommandLineRun(["merge", loop])
    for (old, new) in [
      ("\"of\": 1", "\"of\": 100000000000"), ("\"of\": 1", "\"of\": 0"), ("\"shard\": 1", "\"shard\": 2"),
      ("\"units\": 0", "\"units\": -1"),
    ] {
      let text = try String(contentsOfFile: loop, encoding: .utf8).replacing(old, with: new)
      try text.write(toFile: "\(loop).part", atomically: true, encoding: .utf8)
      let run = try CommandLineRun(["merge", "\(loop).part"])
      #expect(run.status == 2 && run.errors == "scrollsim: \(loop).part: has no shard of a run\n", "\(run.errors)")
    }
    #expect(
      run.status == 2 && run.errors.contains("the parts are of a command \"merge\", whose runs cannot be divided"))
  }

  @Test("A shard that is killed at any moment leaves no part or a whole one")
  func kills() throws {
    let velocities = "-2...2/\(0.04 / Double(sweepCount(4, oneIn: 4)))"
    let command = ["map", Self.minne, "--drags", "-400...400/1", "--velocities", velocities]
    let divided = try DividedRun(command, count: 2)
    defer { divided.remove() }
    let whole = try divided.text(1)
    for delay in [0.01, 0.05, 0.1, 0.2, 0.4] {
      try FileManager.default.removeItem(atPath: divided.path(1))
      try CommandLineRun.kill(command + ["--shard", "1/2", "--output", divided.path(1)], after: delay)
      let left = try? divided.text(1)
      #expect(left == nil || left == whole)
      if left == nil { #expect(try divided.write(1).status == 0) }
      #expect(try divided.text(1) == whole)
    }
  }
}
