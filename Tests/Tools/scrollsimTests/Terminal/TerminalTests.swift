import Foundation
import TestSupport
import Testing

@Suite("scrollsim with text that controls a terminal")
struct TerminalTests {
  /// ESC, BEL, NUL and a C1 control, as a file may hold them.
  private static let nasty = "a\u{1B}[31mred\u{7}\u{9B}2J"
  private static let inJSON = "a\\u001b[31mred\\u0007\\u0000\\u009b2J\\nscrollsim: forged"

  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func isClean(_ run: CommandLineRun) -> Bool {
    (run.output + run.errors).unicodeScalars.allSatisfy {
      $0 == "\n" || !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    } && !run.errors.contains("\nscrollsim: forged") && !run.output.contains("\nscrollsim: forged")
  }

  @Test("Names, keys, values, fields, paths and arguments are printed escaped")
  func escaped() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let view =
      "\"scrollView\": {\"bounds\": {\"width\": 375, \"height\": 240}, \"contentSize\": {\"width\": 900, \"height\": 240}}"
    let head = "{\"format\": \"scroll-scene\", \"version\": 1, \(view)"
    let named = try file("named.json", "\(head), \"name\": \"\(Self.inJSON)\"}")
    let keyed = try file("keyed.json", "\(head), \"\(Self.inJSON)\": 1}")
    let typed = try file("typed.json", "\(head), \"snapping\": {\"type\": \"\(Self.inJSON)\"}}")
    let field = try file("field.csv", "t_ms,x_pt,y_pt,phase\n0,1,\(Self.nasty),began\n")
    let map = folder.appendingPathComponent("named.map").path
    try Data(try CommandLineRun(["map", "--scene", named]).output.utf8).write(to: URL(fileURLWithPath: map))
    let commands = [
      ["simulate", "--scene", named, "--drag", "10", "--over", "100"],
      ["simulate", "--scene", named, "--drag", "10", "--over", "100", "--format", "json"],
      ["map", "--scene", named], ["map", "--scene", named, "--format", "json"],
      ["map", "--scene", named, "--format", "svg"], ["report", "--scene", named, "--no-audits"],
      ["audit", "--scene", named, "--only", "rounding"], ["map", "--scene", keyed], ["map", "--scene", typed],
      ["simulate", "--scene", named, "--gesture", field], ["import", "--from", "csv", field],
      ["map", "--scene", folder.path + "/" + Self.nasty], ["replay", Self.nasty, "--filter", Self.nasty],
      ["map", "--scene", named, "--drags", Self.nasty], [Self.nasty], ["map", "--" + Self.nasty],
      ["compare", map, map],
    ]
    for command in commands {
      let run = try CommandLineRun(command)
      #expect(
        isClean(run),
        "\(command.first ?? ""): \(run.errors.debugDescription) \(run.output.prefix(200).debugDescription)")
    }
    let shown = try CommandLineRun(["simulate", "--scene", named, "--drag", "10", "--over", "100"])
    #expect(shown.output.hasPrefix("a\\u{1B}[31mred\\u{7}\\0\\u{9B}2J\\nscrollsim: forged · drag"))
    #expect(try CommandLineRun(["compare", map, map]).output == "no difference\n")
  }

  @Test("A golden with control characters in its header is compared without sending them to the terminal")
  func golden() throws {
    let fixtures = try ScratchFixtures()
    defer { fixtures.remove() }
    let name = "goldens/card-row/flick-left.trace"
    try fixtures.write(
      try fixtures.text(name).replacingOccurrences(of: "scene card-row", with: "scene \(Self.nasty)"), to: name)
    let run = try CommandLineRun(["replay", fixtures.folder.path])
    #expect(run.status == 1 && isClean(run))
  }

  @Test("Long quotations are shortened")
  func shortened() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "x", count: 1_000_000)
    for text in [
      "{\"format\": \"\(long)\"}", "{\"format\": \"scroll-scene\", \"version\": 1, \"\(long)\": 1}",
      "{\"format\": 1e\(String(repeating: "9", count: 900))}", "{\"\(long)\": 1, \"\(long)\": 1}",
      "{\"format\": \(String(repeating: "9", count: 1_000_000))}",
    ] {
      let file = folder.appendingPathComponent("long.json").path
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let run = try CommandLineRun(["map", "--scene", file])
      #expect(run.status == 2 && run.errors.count < 800, "\(run.errors.prefix(1000))")
    }
  }
}
