import Foundation
import Scenes
import TestSupport
import Testing

@Suite("scrollsim sweep")
struct SweepCommandTests {
  private static let scene = "Fixtures/scenes/minne.json"
  private static let grid = [
    "sweep", scene, "--vary", "layout.itemSize.width=300...320/5", "--vary",
    "snapping.minimumFlickVelocity=0.1...0.3/0.1", "--wish", "flick 0.3 moves 1", "--wish", "commit drag <= 159 @2",
  ]

  private static func scratch(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sweep-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("The scene that it writes is the one with the best values by hand, and differs in nothing else")
  func best() throws {
    try Self.scratch { folder in
      let run = try CommandLineRun(Self.grid + ["--best", "\(folder)/minne.json"])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.hasSuffix("wrote \(folder)/minne.json\n"))
      #expect(run.output.contains("best: setting 1\n  layout.itemSize.width = 300\n"), "\(run.output)")
      let asItIs =
        "\nas it is\n  flick 0.3 moves 1, wished 1\n  commit drag is 168.5 pt, wished <= 159, missed by 5.975 %\n"
      #expect(run.output.contains(asItIs), "\(run.output)")
      let written = try String(contentsOfFile: "\(folder)/minne.json", encoding: .utf8)
      var text = try String(contentsOfFile: FixturePath.fixture("scenes/minne.json"), encoding: .utf8)
      text.replace("\"width\": 320", with: "\"width\": 300")
      text.replace("{\"type\": \"flick", with: "{ \"minimumFlickVelocity\": 0.1, \"type\": \"flick")
      #expect(written == text)
      #expect(try SceneDocument.read(contentsOfFile: "\(folder)/minne.json").name == "minne")
    }
  }

  @Test(
    "As html it is a page that has the best scene and its Swift code, as svg its chart; both are named by --best too")
  func pictures() throws {
    try Self.scratch { folder in
      let page = try CommandLineRun(Self.grid + ["--output", "\(folder)/a.html", "--best", "\(folder)/best.json"])
      #expect(
        page.status == 0 && page.output == "wrote \(folder)/a.html\nwrote \(folder)/best.json\n", "\(page.errors)")
      let html = try String(contentsOfFile: "\(folder)/a.html", encoding: .utf8)
      let best = try String(contentsOfFile: "\(folder)/best.json", encoding: .utf8)
      let texts = html.matches(of: /<pre [^>]*>([\s\S]*?)<\/pre>/).map { match in
        [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")]
          .reduce(String(match.1)) { $0.replacing($1.0, with: $1.1) }
      }
      let swift = try CommandLineRun(["export", "\(folder)/best.json", "--to", "swift"]).output
      #expect(texts.contains(best + "\n") || texts.contains(best), "\(texts)")
      #expect(texts.contains { $0.contains("import Snapping") && swift.hasPrefix($0.prefix(200)) }, "\(swift)")
      let chart = try CommandLineRun(Self.grid + ["--output", "\(folder)/a.svg"])
      let printed = try CommandLineRun(Self.grid + ["--format", "svg", "--jobs", "1"]).output
      #expect(try chart.status == 0 && String(contentsOfFile: "\(folder)/a.svg", encoding: .utf8) == printed)
      #expect(printed.hasPrefix("<svg ") && printed.contains(">Sweep of minne<"))
      let parts = try (1...3).map { part in
        let run = try CommandLineRun(Self.grid + ["--shard", "\(part)/3", "--output", "\(folder)/\(part).part"])
        #expect(run.status == 0, "\(run.errors)")
        return "\(folder)/\(part).part"
      }
      let merged = try CommandLineRun(["merge"] + parts + ["--output", "\(folder)/merged.html"])
      #expect(try merged.status == 0 && String(contentsOfFile: "\(folder)/merged.html", encoding: .utf8) == html)
    }
  }

  @Test("A file that was cut anywhere goes on to the very bytes of the whole run")
  func resumes() throws {
    try Self.scratch { folder in
      let whole = try CommandLineRun(Self.grid + ["--output", "\(folder)/whole.csv"])
      #expect(whole.status == 0, "\(whole.errors)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/whole.csv"))
      let printed = try CommandLineRun(Self.grid + ["--format", "csv", "--jobs", "1"]).output
      #expect(Data(printed.utf8) == bytes && printed.split(separator: "\n").count == 16)
      let report = try CommandLineRun(Self.grid).output
      #expect(whole.output == "wrote \(folder)/whole.csv\n\n\(report)")
      for cut in stride(from: 0, through: bytes.count, by: max(1, bytes.count / sweepCount(50))) {
        let part = URL(fileURLWithPath: "\(folder)/part.csv")
        try bytes.prefix(cut).write(to: part)
        let run = try CommandLineRun(Self.grid + ["--output", part.path])
        #expect(try run.status == 0 && Data(contentsOf: part) == bytes, "\(cut): \(run.errors)")
        #expect(run.output.hasSuffix(report))
      }
    }
  }

  @Test("A sweep that is killed at any moment leaves whole lines and at most a part of one")
  func kills() throws {
    try Self.scratch { folder in
      let long = Self.grid.map { $0.hasSuffix("0.1...0.3/0.1") ? "snapping.minimumFlickVelocity=0.1...0.6/0.05" : $0 }
      let whole = try CommandLineRun(long + ["--format", "csv"]).output
      for delay in [0.02, 0.06, 0.2] {
        let path = "\(folder)/killed.csv"
        try CommandLineRun.kill(long + ["--output", path], after: delay)
        let left = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        #expect(whole.hasPrefix(left))
        let run = try CommandLineRun(long + ["--output", path])
        #expect(try run.status == 0 && String(contentsOfFile: path, encoding: .utf8) == whole, "\(run.errors)")
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test("A file that cannot grow is an error, and the sweep goes on when it can")
  func full() throws {
    try Self.scratch { folder in
      let whole = try CommandLineRun(Self.grid + ["--format", "csv"]).output
      let path = "\(folder)/full.csv"
      // A block has 512 bytes; without the signal, writing fails.
      let run = try CommandLineRun(
        Self.grid + ["--output", path], throughShell: "trap '' XFSZ; ulimit -f 1")
      #expect(run.status == 2 && whole.utf8.count > 600, "\(run.errors)")
      #expect(
        run.errors.hasPrefix("scrollsim: \(path): cannot be written any further (File too large); what it has is "))
      #expect(run.errors.hasSuffix("right, so make room, and run the command again to go on\n"), "\(run.errors)")
      #expect(try whole.hasPrefix(String(contentsOfFile: path, encoding: .utf8)))
      #expect(try CommandLineRun(Self.grid + ["--output", path]).status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == whole)
    }
  }

  @Test("A file of another sweep, scene or kind stays as it is")
  func others() throws {
    try Self.scratch { folder in
      let path = "\(folder)/a.csv"
      _ = try CommandLineRun(Self.grid + ["--output", path])
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let other = Self.grid.map { $0 == Self.scene ? "Fixtures/scenes/minne-published.json" : $0 }
      let heavier = Self.grid.map { $0.replacing("@2", with: "@3") }
      for arguments in [other, heavier, Self.grid + ["--sample", "15"]] {
        let run = try CommandLineRun(arguments + ["--output", path])
        #expect(run.status == 2 && run.errors.contains("is of another sweep, or of another scene or model"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
      }
      // A value that is no number, which no sweep writes.
      let damaged = String(decoding: bytes, as: UTF8.self).replacing(/(?m)^(3,[^,]*,[^,]*,[^,]*),[^,]*/) {
        "\($0.1),nan"
      }
      try damaged.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(damaged != String(decoding: bytes, as: UTF8.self))
      let run = try CommandLineRun(Self.grid + ["--output", path])
      #expect(
        run.status == 2 && run.errors.contains("is of another sweep, or of another scene or model"), "\(run.errors)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == damaged)
      try "my notes\n".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try CommandLineRun(Self.grid + ["--output", path]).status == 2)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "my notes\n")
      let isFolder = try CommandLineRun(Self.grid + ["--format", "csv", "--output", folder])
      #expect(isFolder.status == 2 && isFolder.errors.contains("is a folder; name a file in it"))
      let new = try CommandLineRun(Self.grid + ["--output", "\(folder)/new/b.csv"])
      #expect(try new.status == 0 && Data(contentsOf: URL(fileURLWithPath: "\(folder)/new/b.csv")) == bytes)
    }
  }

  @Test("Names with commas and quotes stay one column; a setting that is not possible says why in the last one")
  func columns() throws {
    let run = try CommandLineRun(
      Array(Self.grid[..<2]) + [
        "--vary", "name=a", "--vary", "snapping.minimumFlickVelocity=-1,0.2", "--wish",
        "settle of flick, 3 pt/ms < 2 s",
        "--format", "csv",
      ])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "setting,run,name,snapping.minimumFlickVelocity,\"settle of flick, 3 pt/ms < 2 s\",cost,fault")
    let fault = "\"snapping.minimumFlickVelocity: must be a number that is not negative, not -1\""
    #expect(lines[1].hasPrefix("1,") && lines[1].hasSuffix(",a,-1,,,\(fault)"), "\(lines[1])")
    #expect(run.status == 0 && lines[2].wholeMatch(of: /2,[0-9a-f]{16},a,0\.2,[0-9.]+,0,/) != nil, "\(lines[2])")
  }

  @Test(
    "What cannot be swept is an error that says what to write",
    arguments: [
      (["--wish", "settle < 1"], "sweep: there is nothing to vary; give --vary KEY=VALUES"),
      (["--vary", "name=a"], "sweep: there are no wishes; give one, such as --wish 'settle <= 900 ms'"),
      (["--vary", "name", "--wish", "settle < 1"], "sweep: \"name\" is not NAME=VALUES"),
      (["--vary", "name=a", "--wish", "setle < 1"], "sweep: the wish \"setle < 1\" has \"setle\" at character 1"),
      (
        ["--vary", "snapping.minimumFlickVelocty=1", "--wish", "settle < 1"],
        "no setting is possible: snapping.minimumFlickVelocty: is not a known key; did you mean \"minimumFlickVelocity\"?"
      ),
      (
        ["--vary", "layout.type.x=1", "--wish", "settle < 1"],
        "no setting is possible: layout.type: must be an object, not a string"
      ),
    ])
  func mistakes(arguments: [String], words: String) throws {
    let run = try CommandLineRun(["sweep", Self.scene] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }
}
