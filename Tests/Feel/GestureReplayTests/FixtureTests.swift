import Documents
import FeelTesting
import Foundation
import GestureReplay
import TestSupport
import Testing

@Suite("Fixtures")
struct FixtureTests {
  /// `SCROLLSIM_RECORD=all swift test --filter FixtureTests` writes the gestures again; the test then fails once.
  @Test("Each gesture fixture is what its recipe makes", arguments: FixtureRecipes.all.map(\.name))
  func recipe(name: String) throws {
    let recipe = try #require(FixtureRecipes.all.first { $0.name == name })
    let gesture = try recipe.make()
    let text = recipe.ending == "csv" ? GestureCSV.encode(gesture) : GestureDocument.encode(gesture)
    let path = FixturePath.fixture("gestures/\(name).\(recipe.ending)")
    let existing = try? String(contentsOfFile: path, encoding: .utf8)
    if existing == text { return }
    let mode = RecordMode.resolve(explicit: nil)
    if mode == .all || (mode == .missing && existing == nil) {
      try DocumentFile.write(text, to: path)
      Issue.record("recorded \(path); look at it and run again")
    } else {
      Issue.record("\(path) is not what its recipe makes; SCROLLSIM_RECORD=all records it anew")
    }
  }

  @Test("Every gesture fixture has a recipe or was recorded, and reads back as it was written")
  func recipesAreComplete() throws {
    let folder = FixturePath.fixture("gestures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    let recorded = files.filter { $0.hasPrefix("finger-") }
    #expect(Set(files).subtracting(recorded) == Set(FixtureRecipes.all.map { $0.name + "." + $0.ending }))
    #expect(recorded.count == 8)
    for file in files {
      let gesture = try GestureDocument.read(contentsOfFile: folder + "/" + file)
      #expect((gesture.provenance == .recorded) == recorded.contains(file) || file.hasSuffix("csv"))
      #expect(gesture == (try GestureDocument.decode(Data(GestureDocument.encode(gesture).utf8))))
      if gesture.samples.isEmpty { continue }
      let csv = try GestureCSV.decode(Data(GestureCSV.encode(gesture).utf8), name: gesture.name)
      #expect(csv.samples == gesture.samples)
    }
  }
}
