import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollCharts

/// What is to be drawn: one or two runs, or one or two decision maps.
enum Picture {
  case runs(PlayedRun, before: PlayedRun?)
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
      self = .of(Self.played(run, scene), over: old?.trace.map { Self.played($0, scene) })
    } else {
      throw DocumentError(
        file: path, "is \(shown.name), but \(before ?? "") is \(old?.name ?? ""); name two runs or two maps")
    }
  }

  /// A run beside another, named so that they can be told apart.
  static func of(_ run: PlayedRun, over before: PlayedRun?) -> Picture {
    guard var before else { return .runs(run, before: nil) }
    var run = run
    let (old, new) = (before.run, run.run)
    (before.run.label, run.run.label) =
      old.scene != new.scene
      ? (old.scene, new.scene) : old.gesture != new.gesture ? (old.gesture, new.gesture) : ("before", "now")
    return .runs(run, before: before)
  }

  private static func played(_ golden: GoldenTrace, _ scene: Scene?) -> PlayedRun {
    scene.map { ScenePicture($0).played(golden) } ?? PlayedRun(ChartedRun(golden))
  }

  var svg: String {
    switch self {
    case .runs(let run, let before): RunChart.svg(run.run, over: before?.run)
    case .maps(let map, let before): MapChart.svg(map, over: before)
    }
  }
}
