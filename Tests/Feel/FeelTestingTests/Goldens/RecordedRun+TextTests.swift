import Documents
@testable import FeelTesting
import Foundation
import GestureReplay
import Testing

@Suite("Damaged goldens")
struct GoldenDamageTests {
  /// A change of a golden's lines, and what it is called.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout [String]) -> Void
  }

  private static func line(_ lines: [String], _ prefix: String) -> Int {
    lines.firstIndex { $0.hasPrefix(prefix) } ?? 0
  }

  private static func replace(_ prefix: String, _ text: String, _ expected: String, plus: Int = 0) -> Damage {
    Damage(testDescription: expected) { $0[line($0, prefix) + plus] = text }
  }

  static let damages: [Damage] = [
    replace("scroll-trace", "scroll-trace 2", "line 1: has version 2, and this version of the package reads version 1"),
    replace("scroll-trace", "a shopping list", "line 1: must be \"scroll-trace 1\"; this is not a golden trace"),
    replace("model", "scene row", "line 2: must be \"model …\""),
    replace("model", "model next", "line 2: must be \"model\" with a whole number"),
    replace("model", "model -1", "line 2: must be \"model\" with a whole number"),
    replace("scene", "scenes row", "line 3: must be \"scene …\""),
    replace("frame-rate", "frame-rate none", "line 5: must be \"frame-rate\" with a positive number"),
    replace("frame-rate", "frame-rate 0", "line 5: must be \"frame-rate\" with a positive number"),
    replace("scale", "scale 2\ntuning panSlop", "line 7: is not \"tuning NAME VALUE\""),
    replace("scale", "events", "line 6: must be \"scale …\"; the header is cut short"),
    replace("events", "50.000 [tracking]", "line 8: is not an event", plus: 1),
    replace("events", "50.000 didJump [tracking]", "line 8: is not an event", plus: 1),
    replace("events", "50.000 didScroll x1 until 60.000 []", "line 8: is not an event", plus: 1),
    replace("events", "50.000 didScroll [flying]", "line 8: is not an event", plus: 1),
    replace("events", "50.000 willEndDragging [] offset 1.000 0.000", "line 8: is not an event", plus: 1),
    replace("events", "40.000 didEndDecelerating []", "line 9: goes back in time", plus: 2),
    replace("frames", "0.000 0.000 zero 0.000 0.000 idle", "line 16: is not a frame \"t x y vx vy phase\"", plus: 1),
    replace("frames", "0.000 0.000 0.000 0.000 nan idle", "line 16: is not a frame", plus: 1),
    replace("frames", "0.000 0.000 0.000 0.000 0.000 flying", "line 16: is not a frame", plus: 1),
    replace("frames", "0.000 0.000 0.000 0.000 idle", "line 16: is not a frame", plus: 1),
    replace("frames", "9999.000 0.000 0.000 0.000 0.000 idle", "line 17: goes back in time", plus: 1),
    replace("rest", "rest 12.000", "is not \"rest t x y\""),
    replace("travel", "travel long", "has no value that travel can have"),
    replace("opposesVelocity", "opposesVelocity 0", "has no value that opposesVelocity can have"),
    replace("itemDelta", "itemDelta 0.5", "has no value that itemDelta can have"),
    replace("travel", "travel 12.000 pt", "is not \"METRIC VALUE\""),
    replace(
      "travel", "journey 12.000",
      "names the metric \"journey\", which this version of the package does not know: a newer version"),
    Damage(testDescription: "has travel again") { $0.insert("travel 1.000", at: $0.count - 1) },
    Damage(testDescription: "must be a metric; the golden is cut short") {
      $0.removeSubrange(line($0, "settleDuration")..<$0.count - 1)
    },
    Damage(testDescription: "ends in the middle of a line; the golden is cut short") { $0.removeLast() },
    Damage(testDescription: "line 20: is the last, before the metrics; the golden is cut short") {
      $0 = Array($0[..<20]) + [""]
    },
    Damage(testDescription: "line 3: is the last, before the events; the golden is cut short") {
      $0 = Array($0[..<3]) + [""]
    },
    Damage(testDescription: "has carriage returns, which are not allowed in goldens") { $0 = $0.map { $0 + "\r" } },
  ]

  @Test("A damaged golden is reported with its line and advice, and not changed", arguments: damages)
  func damaged(damage: Damage) throws {
    try GoldenRun.withFolder { folder in
      let run = try GoldenRun.flick()
      var lines = TraceText.encode(run).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      damage.change(&lines)
      let text = lines.joined(separator: "\n")
      let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
      try Data(text.utf8).write(to: URL(fileURLWithPath: golden.path))
      for mode in [RecordMode.never, .missing] {
        do {
          _ = try golden.check(run, mode: mode)
          Issue.record("a damaged golden was read")
        } catch let error as DocumentError {
          #expect(error.description.contains(damage.testDescription), "\(error)")
          #expect(error.description.hasPrefix(golden.path + ": "))
          #expect(error.message.contains("record it again") || error.message.contains(".gitattributes"))
        }
        #expect(try String(contentsOfFile: golden.path, encoding: .utf8) == text)
      }
    }
  }

  @Test("The modes failed and all record a damaged golden again, and report the damage")
  func recorded() throws {
    for mode in [RecordMode.failed, .all] {
      try GoldenRun.withFolder { folder in
        let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
        try Data("scroll-trace 1\nscene row".utf8).write(to: URL(fileURLWithPath: golden.path))
        guard case .recorded(let damage?) = try golden.check(GoldenRun.flick(), mode: mode) else {
          Issue.record("the golden was not recorded")
          return
        }
        #expect(
          damage.description.hasPrefix("replaces a golden that could not be used: line 2: ends in the middle of a line")
        )
        #expect(try golden.check(GoldenRun.flick(), mode: .never) == .matches)
      }
    }
  }

  @Test("A golden that is truncated before its last metrics or inside a line is an error")
  func cut() throws {
    let bytes = Array(TraceText.encode(try GoldenRun.flick()).utf8)
    var understood: [Int] = []
    for count in stride(from: 0, to: bytes.count, by: 7) {
      if (try? RecordedRun(String(decoding: bytes[..<count], as: UTF8.self))) != nil { understood.append(count) }
    }
    for count in bytes.count - 40..<bytes.count {
      if (try? RecordedRun(String(decoding: bytes[..<count], as: UTF8.self))) != nil { understood.append(count) }
    }
    // Cut behind a metric it is a golden with fewer metrics, which a replay counts.
    let text = String(decoding: bytes, as: UTF8.self)
    let metrics = try #require(text.range(of: "\nsettleDuration ")).upperBound
    #expect(understood.allSatisfy { $0 > text[..<metrics].utf8.count && bytes[$0 - 1] == UInt8(ascii: "\n") })
  }

  @Test("A golden of a newer version is reported with the version to use and how to replace it")
  func newer() throws {
    let text = TraceText.encode(try GoldenRun.flick())
    let newest = text.replacing("scroll-trace 1\n", with: "scroll-trace 2\n")
    let metric = text.replacing("\ntravel ", with: "\njourney ")
    for golden in [newest, metric] {
      let error = #expect(throws: DocumentError.self) { try RecordedRun(golden) }
      let words =
        ": a newer version of the package wrote the golden, so use that version, or record it again with the record"
        + " mode \"failed\""
      #expect(error?.description.hasSuffix(words) == true, "\(error?.description ?? "")")
    }
  }

  @Test("A golden may have any number of events and frames, but no short or endless lines among them")
  func long() throws {
    func golden(_ part: String, _ line: String, count: Int = 1200, last: String? = nil) -> String {
      let lines = Array(repeating: line, count: count) + [last ?? line]
      return text.replacing("\n\(part)\n", with: "\n\(part)\n\(lines.joined(separator: "\n"))\n")
    }
    let text = TraceText.encode(try GoldenRun.flick())
    let run = try RecordedRun(text)
    #expect(try RecordedRun(golden("frames", "0 0 0 0 0 idle")).frames.count == run.frames.count + 1201)
    #expect(try RecordedRun(golden("events", "0 didScroll []")).calls.count == run.calls.count + 1201)
    let damages = [
      (golden("frames", "0 0 0 0 0 idle", last: "0 0"), "is not a frame \"t x y vx vy phase\""),
      (golden("events", "0 didScroll []", last: "0 x []"), "is not an event \"t name [flags]\""),
      (golden("metrics", "travel 1.000"), "is one of more than 1000 lines in the metrics"),
      (
        text.replacing("\nevents\n", with: String(repeating: "\ntuning a 1", count: 1000) + "\nevents\n"),
        "is one of more than 1000 lines in the header"
      ),
      (golden("events", String(repeating: "x", count: 10_001), count: 0), "is 10001 bytes long; this is not a golden"),
    ]
    for (damaged, words) in damages {
      let error = #expect(throws: DocumentError.self) { try RecordedRun(damaged) }
      #expect(error?.message.contains(words) == true, "\(error?.description ?? words)")
    }
  }
}
