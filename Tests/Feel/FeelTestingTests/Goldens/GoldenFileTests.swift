import Documents
@testable import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Goldens")
struct GoldenFileTests {
  @Test("A missing golden is recorded or reported according to the mode; an empty file counts as missing")
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

  @Test("A difference has the first differing frame, the largest deviation and the changed metrics")
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

  /// Writes the golden of a flick, changed, and returns it.
  private func golden(in folder: URL, changed: (inout [String]) -> Void) throws -> GoldenFile {
    let golden = GoldenFile(path: folder.appendingPathComponent("flick.trace").path)
    var lines = TraceText.encode(try GoldenRun.flick()).split(separator: "\n").map(String.init)
    changed(&lines)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: golden.path))
    return golden
  }

  @Test("A metric that a golden lacks is not compared, and the mode older adds it")
  func fewerMetrics() throws {
    try GoldenRun.withFolder { folder in
      for metric in FeelMetric.allCases {
        let golden = try golden(in: folder) { $0.removeAll { $0.hasPrefix("\(metric.rawValue) ") } }
        var older = OlderGoldens()
        for mode in [RecordMode.never, .missing, .failed] {
          #expect(try golden.check(GoldenRun.flick(), mode: mode) == .matchesInPart)
          older.add("flick", try golden.check(GoldenRun.flick(), mode: mode))
        }
        #expect(
          older.lines(command: "COMMAND") == [
            "1 golden has fewer metrics than this version; to add them: COMMAND"
          ])
        guard case .differs = try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .older) else {
          Issue.record("the mode older recorded a difference of the same model")
          return
        }
        guard case .recorded = try golden.check(GoldenRun.flick(), mode: .older) else {
          Issue.record("\(metric) was not added")
          return
        }
        #expect(try golden.check(GoldenRun.flick(), mode: .never) == .matches)
      }
    }
  }

  @Test(
    "A golden of another model is no difference by itself, and the mode older records it again")
  func models() throws {
    try GoldenRun.withFolder { folder in
      let (old, new) = (ScrollModel.number - 1, ScrollModel.number)
      for model in [old, new + 1] {
        let golden = try golden(in: folder) { $0[1] = "model \(model)" }
        #expect(try golden.check(GoldenRun.flick(), mode: .failed) == .matches)
        guard case .differs(let difference) = try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .never) else {
          Issue.record("a changed slop was not seen")
          return
        }
        let words =
          "recorded with model \(model), this is model \(new): see \"Model \(max(model, new))\" in CHANGELOG.md; "
        #expect(difference.sentence.hasPrefix(words + "rests at 732.5 instead of 734.5"), "\(difference)")
      }
      // The last golden is of a newer model, which this version must not overwrite.
      let golden = try golden(in: folder) { $0[1] = "model \(new + 1)" }
      #expect(try golden.check(GoldenRun.flick(), mode: .older) == .matches)
      _ = try self.golden(in: folder) { $0[1] = "model \(old)" }
      var older = OlderGoldens()
      older.add("flick", try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .older))
      #expect(
        older.lines(command: "") == [
          "how far the goldens moved that an older version wrote:", "  flick: rest by 2 pt, settle by 0 ms",
        ])
      #expect(try golden.check(GoldenRun.flick { $0.panSlop = 12 }, mode: .never) == .matches)
      #expect(try String(contentsOfFile: golden.path, encoding: .utf8).contains("\nmodel \(new)\n"))
    }
  }

  @Test("The mode comes from the option, then the environment, then CI; the default is missing")
  func modes() {
    #expect(RecordMode.resolve(explicit: .all, environment: ["SCROLLSIM_RECORD": "never", "CI": "1"]) == .all)
    #expect(RecordMode.resolve(explicit: nil, environment: ["SCROLLSIM_RECORD": "failed", "CI": "1"]) == .failed)
    #expect(RecordMode.resolve(explicit: nil, environment: ["CI": "true"]) == .never)
    #expect(RecordMode.resolve(explicit: nil, environment: ["CI": "false"]) == .missing)
    #expect(RecordMode.resolve(explicit: nil, environment: [:]) == .missing)
    #expect(RecordMode.resolve(explicit: nil, environment: ["SCROLLSIM_RECORD": "sometimes"]) == nil)
  }
}

@Suite("Writing goldens")
struct GoldenWritingTests {
  @Test("A failed write is an error, and leaves the golden unchanged and no other file")
  func unwritable() throws {
    try GoldenRun.withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data("here".utf8).write(to: file)
      for path in [file.path + "/flick.trace", folder.path] {
        do {
          _ = try GoldenFile(path: path).check(GoldenRun.flick(), mode: .all)
          Issue.record("\(path) was written")
        } catch let error as DocumentError {
          #expect(error.description.hasPrefix(path + ": "))
        }
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "here")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }
  }

  @Test("Writing keeps a link a link, and the permissions of a file")
  func kept() throws {
    try GoldenRun.withFolder { folder in
      let file = folder.appendingPathComponent("file.trace").path
      let link = folder.appendingPathComponent("link.trace").path
      try Data("old\n".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.trace")
      #expect(try GoldenFile(path: link).check(GoldenRun.flick(), mode: .all) != .matches)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file.trace")
      #expect(try GoldenFile(path: file).check(GoldenRun.flick(), mode: .never) == .matches)
      let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
      #expect(permissions?.intValue == 0o640)
    }
  }

  @Test("A pipe, a device or a folder is never replaced by a file")
  func special() throws {
    try GoldenRun.withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let link = folder.appendingPathComponent("link.svg").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pipe")
      for (path, sentence) in [
        (pipe, "is not a regular file"), (link, "is not a regular file"), (folder.path, "is a folder"),
      ] {
        do {
          try DocumentFile.write("text", to: path)
          Issue.record("\(path) was written")
        } catch {
          #expect("\(error)".hasPrefix("\(path): \(sentence)"))
        }
      }
      let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
      #expect(type != .typeRegular && type != nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.svg", "pipe"])
    }
  }
}
