import Foundation
import TestSupport
import Testing

@Suite("Colours on a terminal")
struct ColorTests {
  /// A folder with a golden that passes, one that fails and one that is missing.
  private func fixtures() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    let script = """
      mkdir -p f/scenes f/gestures f/goldens/card-row t/goldens t/actual
      cp "$F/scenes/card-row.json" f/scenes
      for name in flick-left tap flick-right; do cp "$F/gestures/$name.json" f/gestures; done
      cp "$F/goldens/card-row/flick-left.trace" "$F/goldens/card-row/tap.trace" f/goldens/card-row
      sed -i.old 's/^travel .*/travel 9.000/' f/goldens/card-row/flick-left.trace; rm f/goldens/card-row/*.old
      touch f/goldens/card-row/flick-right.trace
      for name in same moved new; do cp "$F/goldens/card-row/tap.trace" t/actual/$name.trace; done
      cp t/actual/same.trace t/goldens; cp f/goldens/card-row/flick-left.trace t/goldens/moved.trace
      touch t/goldens/new.trace
      """.replacing("$F", with: FixturePath.fixture("scenes").replacing("/scenes", with: ""))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try ShellRun(script, in: folder).status == 0)
    return folder
  }

  /// The words that have a colour, each after the number of the colour.
  private func colored(_ text: String) -> Set<String> {
    Set(text.matches(of: /\u{1B}\[(\d+)m([A-Za-z]+) *\u{1B}\[0m/).map { "\($0.1) \($0.2)" })
  }

  @Test(
    "What passes is green, what fails red, and what is recorded yellow",
    arguments: [
      ("replay f", ["32 passed", "31 FAILED", "31 MISSING"]),
      ("replay f --record missing", ["32 passed", "31 FAILED", "33 recorded"]),
      ("replay f --tolerance offset=1 --filter tap", ["32 passed"]),
      ("replay t/goldens --actual t/actual", ["32 passed", "31 FAILED", "31 MISSING"]),
    ])
  func colors(arguments: String, words: [String]) throws {
    func run(_ variables: [String: String?] = [:]) throws -> TerminalRun {
      let folder = try fixtures()
      defer { try? FileManager.default.removeItem(at: folder) }
      return try TerminalRun(arguments, variables: variables, in: folder)
    }
    let shown = try run().text
    #expect(colored(shown) == Set(words), "\(shown.debugDescription)")
    // Without a terminal, or where colours are not wanted, the same words are plain.
    let plain = shown.replacing(/\u{1B}\[\d+m/, with: "")
    let folder = try fixtures()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = try CommandLineRun(
      arguments.split(separator: " ").map(String.init), in: folder, environment: ["CI": "true"])
    #expect(pipe.output + pipe.errors == plain)
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] { #expect(try run(variables).text == plain) }
    #expect(try run(["NO_COLOR": ""]).text == shown)
  }

  @Test("An error is red")
  func error() throws {
    let folder = try fixtures()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("none\n".utf8).write(to: folder.appendingPathComponent("f/goldens/card-row/tap.trace"))
    let run = try TerminalRun("replay f --filter tap", in: folder)
    #expect(run.status == 2 && colored(run.text) == ["31 ERROR"], "\(run.text.debugDescription)")
  }
}
