import FeelTesting
import Foundation
import Testing

@Suite("Goldens")
struct GoldenFileTests {
  @Test("A missing golden is recorded or reported, as the mode says; an empty file counts as missing")
  func missing() throws {
    try GoldenRun.withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("row/flick.trace").path)
      #expect(try golden.check(GoldenRun.flick(), mode: .never) == .missing)
      #expect(!FileManager.default.fileExists(atPath: golden.path))
      #expect(try golden.check(GoldenRun.flick(), mode: .missing) == .recorded(nil))
      #expect(try golden.check(GoldenRun.flick(), mode: .never) == .matches)
      try Data().write(to: URL(fileURLWithPath: golden.path))
      #expect(try golden.check(GoldenRun.flick(), mode: .never) == .missing)
      #expect(try golden.check(GoldenRun.flick(), mode: .failed) == .recorded(nil))
      #expect(try golden.check(GoldenRun.flick(), mode: .all) == .matches)
    }
  }

  @Test("A run that differs tells the first differing frame, the largest deviation and the measures that moved")
  func differs() throws {
    try GoldenRun.withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
      _ = try golden.check(GoldenRun.flick(), mode: .missing)
      let before = try String(contentsOfFile: golden.path, encoding: .utf8)
      for mode in [RecordMode.never, .missing] {
        guard case .differs(let difference) = try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: mode) else {
          Issue.record("a changed slop was not seen")
          return
        }
        let text = difference.description
        #expect(text.contains("first differing header: 5"))
        #expect(text.contains("+ tuning panSlop 12.0"))
        #expect(text.contains("first differing frame: 4 (golden has"))
        #expect(text.contains("largest deviation: 2.000 pt in x at"))
        #expect(text.contains("rest: 2660.351 734.500 0.000 → 2660.351 732.500 0.000"))
        #expect(try String(contentsOfFile: golden.path, encoding: .utf8) == before)
      }
      guard case .recorded(let difference?) = try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .failed)
      else {
        Issue.record("a differing golden was not recorded")
        return
      }
      #expect(difference.description.contains("panSlop"))
      #expect(try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .never) == .matches)
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
