import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollCharts

/// What is to be drawn: one or two runs, or one or two decision maps.
enum Picture {
  case runs(ChartedRun, before: ChartedRun?)
  case maps(DecisionMap, before: DecisionMap?)

  /// The picture of a file, or of what became of another.
  ///
  /// - Parameters:
  ///   - path: A golden trace, a run as JSON or a decision map.
  ///   - before: Another of the same kind to compare it with.
  ///   - scene: The scene they are runs of, for edges and places to rest.
  init(of path: String, over before: String?, scene: Scene?) throws {
    let shown = try FeelDocument(contentsOfFile: path)
    let old = try before.map { try FeelDocument(contentsOfFile: $0) }
    if case .map(let map) = shown, old?.trace == nil {
      self = .maps(map, before: old?.map)
    } else if let run = shown.trace, old?.map == nil {
      self = .of(Self.charted(run, scene), over: old?.trace.map { Self.charted($0, scene) })
    } else {
      throw DocumentError(
        file: path, "is \(shown.name), but \(before ?? "") is \(old?.name ?? ""); name two runs or two maps")
    }
  }

  /// A run beside another, named so that they can be told apart.
  static func of(_ run: ChartedRun, over before: ChartedRun?) -> Picture {
    guard var before else { return .runs(run, before: nil) }
    var run = run
    (before.label, run.label) =
      before.scene != run.scene
      ? (before.scene, run.scene) : before.gesture != run.gesture ? (before.gesture, run.gesture) : ("before", "now")
    return .runs(run, before: before)
  }

  static func charted(_ golden: GoldenTrace, _ scene: Scene?) -> ChartedRun {
    scene.map { ScenePicture($0).charted(golden) } ?? ChartedRun(golden)
  }

  var svg: String {
    switch self {
    case .runs(let run, let before): RunChart.svg(run, over: before)
    case .maps(let map, let before): MapChart.svg(map, over: before)
    }
  }
}
