import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics

/// Runs and folders for the tests of goldens.
enum GoldenRun {
  /// A flick on a row, its constants changed.
  static func flick(
    velocity: Double = 1.2, width: Double = 3000, _ change: (inout ScrollTuning) -> Void = { _ in }
  ) throws -> ScrollRun {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: width, height: 240), boundsSize: Size2D(width: 375, height: 240))
    change(&configuration.tuning)
    var view = Scroller(configuration)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: velocity)
    return ScrollRun(scene: "row", gesture: "flick", configuration: configuration, trace: try view.perform(flick))
  }

  /// Gives a new folder to a test and takes it away again.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
