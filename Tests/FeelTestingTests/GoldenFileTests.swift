import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Goldens")
struct GoldenFileTests {
  private func run(_ change: (inout ScrollTuning) -> Void = { _ in }) throws -> ScrollRun {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
    change(&configuration.tuning)
    var view = Scroller(configuration)
    let flick = try Gesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    return ScrollRun(scene: "row", gesture: "flick", configuration: configuration, trace: try view.perform(flick))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("A missing golden is recorded or reported, as the mode says; an empty file counts as missing")
  func missing() throws {
    try withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("row/flick.trace").path)
      #expect(try golden.check(run(), mode: .never) == .missing)
      #expect(!FileManager.default.fileExists(atPath: golden.path))
      #expect(try golden.check(run(), mode: .missing) == .recorded(nil))
      #expect(try golden.check(run(), mode: .never) == .matches)
      try Data().write(to: URL(fileURLWithPath: golden.path))
      #expect(try golden.check(run(), mode: .never) == .missing)
      #expect(try golden.check(run(), mode: .failed) == .recorded(nil))
      #expect(try golden.check(run(), mode: .all) == .matches)
    }
  }

  @Test("A run that differs tells the first differing frame, the largest deviation and the measures that moved")
  func differs() throws {
    try withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
      _ = try golden.check(run(), mode: .missing)
      let before = try String(contentsOfFile: golden.path, encoding: .utf8)
      for mode in [RecordMode.never, .missing] {
        guard case .differs(let difference) = try golden.check(run { $0.panSlop = 12 }, mode: mode) else {
          Issue.record("a changed slop was not seen")
          return
        }
        let text = difference.description
        #expect(text.contains("first differing header: 5"))
        #expect(text.contains("+ tuning panSlop 12.0"))
        #expect(text.contains("first differing frame: 4 (golden has"))
        #expect(text.contains("largest deviation: 2.000 pt in x at"))
        #expect(text.contains("rest: 2591.351 734.500 0.000 → 2591.351 732.500 0.000"))
        #expect(try String(contentsOfFile: golden.path, encoding: .utf8) == before)
      }
      guard case .recorded(let difference?) = try golden.check(run { $0.panSlop = 12 }, mode: .failed) else {
        Issue.record("a differing golden was not recorded")
        return
      }
      #expect(difference.description.contains("panSlop"))
      #expect(try golden.check(run { $0.panSlop = 12 }, mode: .never) == .matches)
    }
  }

  @Test(
    "A damaged golden is named with its line, and left alone",
    arguments: [
      ("scroll-trace 2\n", "line 1: must be \"scroll-trace 1\""),
      ("scroll-trace 1\nscene row\nevents\nframes\n0 0 0 0 0 idle\n", "ends before the metrics"),
      ("scroll-trace 1\nscene row\nevents\nframes\n0 0 zero 0 0 idle\nmetrics\n", "line 5: is not a frame"),
    ])
  func damaged(text: String, expected: String) throws {
    try withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
      try Data(text.utf8).write(to: URL(fileURLWithPath: golden.path))
      do {
        _ = try golden.check(run(), mode: .never)
        Issue.record("a damaged golden was read")
      } catch let error as DocumentError {
        #expect(error.description.contains(expected) && error.description.hasPrefix(golden.path))
      }
      #expect(try String(contentsOfFile: golden.path, encoding: .utf8) == text)
    }
  }

  @Test("The mode comes from the option, else the environment, else CI, else it is missing")
  func modes() {
    #expect(RecordMode.resolve(explicit: .all, environment: ["SCROLLSIM_RECORD": "never", "CI": "1"]) == .all)
    #expect(RecordMode.resolve(explicit: nil, environment: ["SCROLLSIM_RECORD": "failed", "CI": "1"]) == .failed)
    #expect(RecordMode.resolve(explicit: nil, environment: ["CI": "true"]) == .never)
    #expect(RecordMode.resolve(explicit: nil, environment: ["CI": "false"]) == .missing)
    #expect(RecordMode.resolve(explicit: nil, environment: [:]) == .missing)
    #expect(RecordMode.resolve(explicit: nil, environment: ["SCROLLSIM_RECORD": "sometimes"]) == nil)
  }
}
