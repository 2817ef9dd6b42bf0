import FeelTesting
import Foundation
import GestureReplay
import ScrollCharts
import ScrollPhysics
import TestSupport

/// Runs to draw.
enum ChartedRuns {
  /// A release of a long page, horizontal or vertical.
  static func release(
    scene: String = "row", gesture: String = "flick", axis: ScrollAxis = .horizontal, velocity: Double = 1,
    from offset: Double = 100, behavior: some TargetBehavior = FreeScrolling()
  ) -> ScrollRun {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 3000), boundsSize: Size2D(width: 375, height: 240))
    var view = Scroller(configuration, behavior: behavior)
    var trace = ScrollTrace()
    var release = Vector2D.zero
    release[axis] = velocity
    var place = Vector2D(x: 100, y: 100)
    place[axis] = offset
    view.release(ReleaseState(contentOffset: place, velocity: release), recording: &trace)
    view.advanceToRest(recording: &trace)
    return ScrollRun(scene: scene, gesture: gesture, configuration: configuration, trace: trace)
  }

  /// The folder of the fixtures' goldens.
  static let folder = FixturePath.fixture("goldens")

  /// The golden traces of the fixtures, by their paths.
  static func goldens() throws -> [(path: String, trace: RecordedRun)] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".trace") }.sorted()
    return try files.map {
      ($0, try RecordedRun(String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)))
    }
  }

  /// The decision maps of the fixtures, by their paths.
  static func maps() throws -> [(path: String, map: DecisionMap)] {
    let folder = FixturePath.fixture("goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".map") }.sorted()
    return try files.map {
      ($0, try DecisionMapText.decode(String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)))
    }
  }
}
