import FeelTesting
import Foundation
import Scenes
import TestSupport
import Testing

/// What people and audits are told about the designs of scenes.
@Suite("The words of designs")
struct SnappingWordTests {
  /// `SCROLLSIM_RECORD=all swift test --filter SnappingWordTests` records the words again.
  @Test("The titles of designs and rules, and what every scene declares, are the recorded ones")
  func words() throws {
    var text = ""
    for name in SceneSnapping.Name.allCases {
      text += "\(name.rawValue): \(name.title), lacks \(name.lackedByPublished.map { "\($0)" } ?? "nothing")\n"
    }
    for rule in RuleName.allCases { text += "\(rule.rawValue): \(rule.title)\n" }
    let folder = FixturePath.fixture("scenes")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where file != "million.json" {
      let scene = try SceneDocument.read(contentsOfFile: "\(folder)/\(file)")
      let feel = scene.declared
      text += "\(file): \(scene.snapping.kind.words), \(scene.snapping.edition)\n"
      text += "  most items \(feel.maximumItemsPerFlick.map { "\($0)" } ?? "any")\(feel.limitsDrags ? " of drags" : "")"
      text += ", flicks from \(feel.minimumFlickVelocity.map { "\($0)" } ?? "any speed")"
      text += "\(feel.snaps ? "" : ", rests anywhere")\(feel.hasStops ? ", with stops" : "")"
      text += ", advances every \(feel.autoScrollInterval.map { "\($0)" } ?? "never")"
      text += ", starts at \(scene.startItems.map { "\($0)" } ?? "any"), \(scene.preferredStartItem ?? -1)\n"
    }
    let difference = try RecordedText("Tests/Goldens/SnappingWordTests/words.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
