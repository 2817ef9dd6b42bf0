import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Sensitivity of the goldens")
struct SensitivityTests {
  @Test("Each golden fails when its constant changes by 3 %", arguments: TellingGolden.all)
  func tells(_ telling: TellingGolden) throws {
    let names = telling.golden.split(separator: "/").map(String.init)
    var scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(names[0]).json"))
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(names[1]).json"))
    let path = FixturePath.fixture("goldens/\(telling.golden).trace")
    let golden = try RecordedRun(String(contentsOfFile: path, encoding: .utf8))
    #expect(try trace(of: gesture, on: scene) == golden)

    try telling.item.apply(to: &scene.configuration.tuning)
    let changed = try trace(of: gesture, on: scene)
    // The header names the constant and measures may use it; what moved must show it.
    #expect(changed.calls != golden.calls || changed.frames != golden.frames)
    Figures.count(1, "changes of constants", in: "SensitivityTests")
  }

  @Test("Every constant has a golden that fails when it changes, in both directions and for each choice")
  func complete() {
    let told = TellingGolden.all.map(\.item)
    for item in TellingGolden.cases { #expect(told.contains(item), "\(item) has no golden that tells it") }
    for item in told { #expect(TellingGolden.cases.contains(item), "\(item) is no change of a constant") }
    #expect(Set(told).count == told.count)
  }

  @Test("Every constant of a tuning is a field")
  func fields() {
    let properties = Mirror(reflecting: ScrollTuning.default).children.compactMap(\.label)
    #expect(Set(properties) == Set(ScrollTuning.fields.map(\.name)))
  }

  private func trace(of gesture: TouchGesture, on scene: Scene) throws -> RecordedRun {
    let run = ScrollRun(scene, gesture: gesture.name, trace: try scene.perform(gesture))
    return try RecordedRun(TraceText.encode(run))
  }
}
