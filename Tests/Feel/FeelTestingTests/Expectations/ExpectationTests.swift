import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Expectations of a test")
struct ExpectationTests {
  /// Rests on cards 336 pt apart.
  private struct Cards: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = (target.x / 336).rounded() * 336
    }
  }

  private var cards: ItemList { ItemList((0..<10).map { Double($0) * 336 }, in: configuration) }

  private let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))

  private var view: Scroller<Cards> { Scroller(configuration, behavior: Cards()) }

  private func flick(_ velocity: Double = 1.2, detail: ScrollTrace.Detail = .full) throws -> ScrollTrace {
    var view = view
    return try view.perform(
      TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: velocity),
      detail: detail)
  }

  /// The sentence a body fails with.
  private func failure(_ body: () throws -> Void) throws -> String {
    do {
      try body()
    } catch let error as FeelFailure {
      #expect(error.errorDescription == error.description)
      return error.description
    }
    throw FeelFailure(["was met"], file: #filePath, line: #line)
  }

  /// A test file in a new package with its own goldens.
  private func withTestFile(_ body: (_ file: String, _ golden: String) throws -> Void) throws {
    try GoldenRun.withFolder { folder in
      try body(
        folder.appendingPathComponent("Tests/RowTests/RowTests.swift").path,
        folder.appendingPathComponent("Tests/Goldens/RowTests/flick.trace").path)
    }
  }

  // MARK: Landing

  @Test("An expected landing passes, to the pixel or within a tolerance, with full and outcome traces")
  func landing() throws {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      let trace = try flick(detail: detail)
      try expectLanding(trace, at: 672)
      try expectLanding(trace, at: 672.2)
      try expectLanding(trace, at: 670, tolerance: 2)
      try expectLanding(trace, at: 0, axis: .vertical)
      try expectLanding(trace, onItem: 2, of: cards)
    }
  }

  @Test("Without a tolerance, an expected landing may be no pixel away", arguments: [0.5, 1, -0.5, -1])
  func exactLanding(distance: Double) throws {
    let trace = try flick()
    #expect(throws: FeelFailure.self) { try expectLanding(trace, at: 672 + distance) }
    #expect(throws: FeelFailure.self) {
      try expectLanding(of: view, releasedAt: 180, velocity: 0.8, dragStart: 0, at: 672 + distance)
    }
    try expectLanding(of: view, releasedAt: 180, velocity: 0.8, dragStart: 0, at: 672 + distance, tolerance: 1)
  }

  @Test("A release needs no touches for its landing, and does not change the view")
  func release() throws {
    let view = view
    try expectLanding(of: view, releasedAt: 180, velocity: 0.8, dragStart: 0, at: 672)
    try expectLanding(of: view, releasedAt: 180, velocity: 0.8, onItem: 2, of: cards)
    try expectLanding(of: view, releasedAt: 160, velocity: 0, at: 0)
    #expect(view.contentOffset == .zero && view.time == 0 && view.isAtRest)
  }

  @Test("A table of releases and a golden with tolerance bands pass")
  func releases() throws {
    let trace = try flick()
    let columns: [(lift: Double, velocity: Double, rest: Double)] = [(150, 0, 0), (180, 0, 336), (180, 0.8, 672)]
    for column in columns {
      try expectLanding(of: view, releasedAt: column.lift, velocity: column.velocity, dragStart: 0, at: column.rest)
    }
    let bands = GoldenTolerance(offset: 0.5, time: 5, metrics: [.tailShare: 0.02])
    try expectFeel(trace, matches: "flick", items: cards, tolerance: bands)
  }

  @Test("A wrong landing reports the offset, the difference and the release")
  func wrongLanding() throws {
    let trace = try flick()
    #expect(
      try failure { try expectLanding(trace, at: 336, file: "/p/Tests/RowTests.swift", line: 12) } == """
        RowTests.swift:12: rests at 672.000 pt, expected 336.000 pt: 336.000 pt beyond it (horizontal)
          released at 140.000 pt, velocity 1.200 pt/ms, drag start 0.000 pt
          proposed target 734.500 pt, final target 672.000 pt
        """)
    #expect(try failure { try expectLanding(trace, at: 672.3) }.contains("expected 672.300 pt: 0.300 pt before it"))
    #expect(try failure { try expectLanding(trace, at: 675, tolerance: 2.9) }.contains("3.000 pt before"))
    #expect(try failure { try expectLanding(trace, at: .nan) }.contains("rests at 672.000 pt"))
    #expect(
      try failure { try expectLanding(trace, onItem: 1, of: cards) }
        .contains("rests on item 2, expected item 1 (672.000 pt)\n  released at 140.000 pt"))
    #expect(
      try failure { try expectLanding(of: view, releasedAt: 100, velocity: 0, dragStart: 50, at: 336) }
        .contains(
          "expected 336.000 pt: 336.000 pt before it (horizontal)\n  released at 100.000 pt, velocity 0.000 pt/ms"))
    #expect(
      try failure {
        let none = ItemList([Double](), in: configuration)
        try expectLanding(of: Scroller(configuration), releasedAt: 100, velocity: 0, onItem: 0, of: none)
      }
      .contains("where there is no item, expected item 0"))
  }

  @Test("A landing of a view that is not at rest, or cannot be released, is an error")
  func noLanding() throws {
    var touched = view
    var trace = ScrollTrace()
    touched.touchDown(at: .zero, time: 0, recording: &trace)
    #expect(try failure { try expectLanding(trace, at: 0) }.contains("has not come to rest"))
    #expect(try failure { try expectLanding(ScrollTrace(), onItem: 0, of: cards) }.contains("has not come to rest"))
    #expect(
      try failure { try expectLanding(of: touched, releasedAt: 0, velocity: 0, at: 0) }.contains("a finger is down"))
    var locked = configuration
    locked.isScrollEnabled = false
    var ignoring = Scroller(locked)
    ignoring.touchDown(at: .zero, time: 0, recording: &trace)
    #expect(
      try failure { try expectLanding(of: ignoring, releasedAt: 0, velocity: 0, at: 0) }.contains("a finger is down"))
    for (start, velocity) in [(Double.nan, 0.0), (0, .infinity)] {
      #expect(
        try failure { try expectLanding(of: view, releasedAt: start, velocity: velocity, at: 0) }
          .contains("a release needs finite offsets"))
    }
  }

  // MARK: Feel

  @Test("The first run records and fails, the next one passes, and a changed feel fails with details")
  func feel() throws {
    try withTestFile { file, golden in
      let trace = try flick()
      let recorded = try failure {
        try expectFeel(trace, matches: "flick", record: .missing, file: file, line: 7, function: "feels()")
      }
      #expect(
        recorded == """
          RowTests.swift:7: "flick" was recorded: \(golden)
            look at it, keep it, and run the test again: only then does it pass
          """)
      for mode in RecordMode.allCases { try expectFeel(trace, matches: "flick", record: mode, file: file) }
      let text = try String(contentsOfFile: golden, encoding: .utf8)
      #expect(text.hasPrefix("scroll-trace 1\nmodel 1\nscene RowTests\ngesture flick\nframe-rate 60\n"))

      let other = try flick(1.3)
      let story = try failure {
        try expectFeel(
          other, matches: "flick", record: .never, file: file, fileID: "RowTests/RowTests.swift", line: 7,
          function: "feels()")
      }
      #expect(story.hasPrefix("RowTests.swift:7: \"flick\" settles "), "\(story)")
      let parts = [
        " ms earlier\n", "\n  metrics that moved:\n", "\n  first differing frame: ", "\n      t x y vx vy phase\n",
      ]
      for part in parts + ["\n  largest deviation: ", "\n  golden: \(golden)\n"] {
        #expect(story.contains(part), "\(story)")
      }
      #expect(story.contains("    retargetedBy: 62.500 → "))
      #expect(
        story.hasSuffix(
          "if the change is meant: SCROLLSIM_RECORD=failed swift test --filter '^RowTests\\.(.+/)?feels(\\(|$)'"))
      let wide = GoldenTolerance(
        offset: 50, velocity: 0.3, time: 200, metrics: [.tailShare: 1, .stillFrames: 9])
      try expectFeel(other, matches: "flick", tolerance: wide, record: .never, file: file)
      #expect(try String(contentsOfFile: golden, encoding: .utf8) == text)

      let anew = try failure { try expectFeel(other, matches: "flick", record: .failed, file: file) }
      #expect(anew.contains("\"flick\" was recorded again: \(golden)\n  settles "))
      try expectFeel(other, matches: "flick", record: .never, file: file)
    }
  }

  @Test("A missing golden fails if recording is off, and the message says how to record it")
  func missing() throws {
    try withTestFile { file, golden in
      let trace = try flick()
      #expect(
        try failure {
          try expectFeel(
            trace, matches: "flick", record: .never, file: file, fileID: "RowTests/RowTests.swift", line: 3,
            function: "testFeel")
        } == """
          RowTests.swift:3: "flick" has no golden \(golden)
            to record it: SCROLLSIM_RECORD=missing swift test --filter '^RowTests\\.(.+/)?testFeel(\\(|$)'
          """)
      #expect(!FileManager.default.fileExists(atPath: golden))
    }
  }

  @Test(
    "A name that leads out of the folder is rejected in every mode, and nothing is written",
    arguments: ["../x", "/tmp/x", "a/../../x", ""])
  func names(name: String) throws {
    try GoldenRun.withFolder { folder in
      let file = folder.appendingPathComponent("Tests/RowTests/RowTests.swift").path
      let trace = try flick()
      for mode in RecordMode.allCases {
        let text = try failure { try expectFeel(trace, matches: name, record: mode, file: file) }
        #expect(text.contains("the golden's name \"\(name)\" "), "\(text)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("A damaged golden, a trace of outcomes and an empty trace are errors")
  func unfit() throws {
    try withTestFile { file, golden in
      _ = try failure { try expectFeel(try flick(), matches: "flick", record: .missing, file: file) }
      try Data("scroll-trace 2\n".utf8).write(to: URL(fileURLWithPath: golden))
      let damaged = try failure { try expectFeel(try flick(), matches: "flick", record: .missing, file: file) }
      #expect(damaged.contains("\(golden): line 1: has version 2"))
      let outcome = try failure { try expectFeel(try flick(detail: .outcome), matches: "flick", file: file) }
      #expect(outcome.contains("the trace has outcomes only"))
      let empty = try failure { try expectFeel(ScrollTrace(), matches: "flick", file: file) }
      #expect(empty.contains("the trace is empty"))
    }
  }
}
