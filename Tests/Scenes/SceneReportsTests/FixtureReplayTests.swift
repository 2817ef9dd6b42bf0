import FeelTesting
import Foundation
import SceneReports
import Scenes
import TestSupport
import Testing

@Suite("Replays of fixtures")
struct FixtureReplayTests {
  /// The scenes that were read, in order.
  private final class Reads: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  private func cases(of folder: FixtureFolder) throws -> [FixtureFolder.Case] {
    try folder.cases(includingPairs: false, matching: nil, expecting: true)
  }

  @Test("A scene is read once for cases that follow one another, and each case has its own scene", arguments: [1, 3])
  func scenes(jobs: Int) throws {
    let reads = Reads()
    let folder = FixtureFolder(path: FixturePath.fixture(""))
    let replay = FixtureReplay(of: folder, mode: .never) { reads.add($0.name) }
    let runs = try cases(of: folder).filter { ["card-row", "minne"].contains($0.scene) && $0.gesture != nil }
    #expect(runs.count > 20)
    let results = Parallel.map(runs, jobs: jobs) { try replay.result(of: $0) }
    for (item, result) in zip(runs, results) {
      let result = try result.get()
      #expect(result.run?.scene == item.scene, "\(item.name)")
      guard case .matches = result.outcome else {
        Issue.record("\(item.name) differs")
        continue
      }
    }
    #expect(Set(reads.all) == ["card-row", "minne"])
    if jobs == 1 { #expect(reads.all.count == 2, "\(reads.all)") }
  }

  @Test("A scene that cannot be read is an error for each of its cases, before and after one that can")
  func damaged() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("replay-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    for (from, path) in [
      ("scenes/minne", "scenes/minne.json"), ("gestures/flick-left", "gestures/flick-left.json"),
      ("gestures/flick-right", "gestures/flick-right.json"),
      ("goldens/minne/flick-left", "goldens/minne/flick-left.trace"),
      ("goldens/minne/flick-left", "goldens/damaged/flick-left.trace"),
      ("goldens/minne/flick-left", "goldens/none/flick-left.trace"),
      ("goldens/minne/flick-right", "goldens/none/flick-right.trace"),
    ] {
      let file = place.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: FixturePath.fixture("\(from).\(file.pathExtension)"), toPath: file.path)
    }
    try Data("{".utf8).write(to: place.appendingPathComponent("scenes/damaged.json"))
    let folder = FixtureFolder(path: place.path)
    let replay = FixtureReplay(of: folder, mode: .never)
    let outcomes = try cases(of: folder).map { item in
      "\(item.name): \((try? replay.result(of: item))?.run?.scene ?? "error")"
    }
    #expect(
      outcomes == [
        "damaged/flick-left: error", "minne/flick-left: minne", "none/flick-left: error", "none/flick-right: error",
      ])
  }
}
