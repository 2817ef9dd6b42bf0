import FeelTesting
import Foundation
import GestureReplay
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("Results of the engine through the page's functions, to the bit")
  @PlaygroundActor
  struct PlaygroundBytesTests {
    /// Every scene and gesture of the goldens, as paths without their endings.
    static let pairs: [(scene: String, gesture: String)] = {
      let goldens = FixturePath.fixture("goldens")
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: goldens)) ?? []
      return files.filter { $0.hasSuffix(".trace") }.sorted().map {
        let parts = $0.dropLast(6).split(separator: "/")
        return (String(parts[0]), String(parts[1]))
      }
    }()

    @Test("Every fixture gesture on every scene has the same golden as in the package")
    @PlaygroundActor func fixtures() throws {
      #expect(Self.pairs.count > 150)
      let row = TestRow()
      var scenes: [String: Scene] = [:]
      for pair in sampled(Self.pairs, oneIn: 3) {
        let path = FixturePath.fixture("scenes/\(pair.scene).json")
        let scene = try scenes[pair.scene] ?? SceneDocument.read(contentsOfFile: path)
        scenes[pair.scene] = scene
        var gesture = FixturePath.fixture("gestures/\(pair.gesture).json")
        if !FileManager.default.fileExists(atPath: gesture) { gesture = gesture.replacing(".json", with: ".csv") }
        let performed = try GestureDocument.read(contentsOfFile: gesture)
        try row.make(fixture: pair.scene)
        try expectSame(scene, performed, in: row, "\(pair.scene)/\(pair.gesture)")
      }
    }

    private func expectSame(_ scene: Scene, _ gesture: TouchGesture, in row: TestRow, _ name: String) throws {
      let trace = try scene.perform(gesture)
      #expect(row.perform(gesture) == "", "\(name)")
      #expect(same(row.answer { playgroundFrames($0) }, Self.frames(trace)), "the frames of \(name)")
      let run = ScrollRun(scene, gesture: gesture.name, trace: trace)
      #expect(same(row.answer { playgroundReleases($0) }, Self.releases(run)), "the releases of \(name)")
      #expect(same(row.answer { playgroundMetrics($0) }, Self.metrics(run.report)), "the metrics of \(name)")
      let golden = row.text(gesture.name.utf8) { playgroundGolden(row.number, $0) }
      #expect(golden == TraceText.encode(run), "the golden of \(name)")
    }

    private func same(_ a: [Double], _ b: [Double]) -> Bool { a.map(\.bitPattern) == b.map(\.bitPattern) }

    private static func frames(_ trace: ScrollTrace) -> [Double] {
      trace.frames.enumerated().flatMap { index, frame in
        let offset = trace.contentOffset(frame)
        let shift = trace.shifts.filter { $0.frame <= index }.reduce(Vector2D.zero) { $0 + $1.amount }
        let phase = Double(ScrollViewPhase.allCases.firstIndex(of: frame.phase) ?? -1)
        return [frame.time, offset.x, offset.y, frame.velocity.x, frame.velocity.y, phase, shift.x, shift.y]
      }
    }

    private static func releases(_ run: ScrollRun) -> [Double] {
      zip(run.trace.releases, run.items.releases).flatMap { release, items -> [Double] in
        let numbers = [items.fromItem, items.item].map { $0.map { Double($0) } ?? Double.nan }
        return [
          release.time, release.contentOffset.x, release.contentOffset.y, release.velocity.x, release.velocity.y,
          release.proposedTarget.x, release.proposedTarget.y, release.target.x, release.target.y,
          release.willDecelerate ? 1 : 0, release.dragStartOffset.x, release.dragStartOffset.y,
        ] + numbers
      }
    }

    private static func metrics(_ report: FeelReport) -> [Double] {
      FeelMetric.allCases.map { report.value(of: $0) ?? .nan }
    }
  }
}
