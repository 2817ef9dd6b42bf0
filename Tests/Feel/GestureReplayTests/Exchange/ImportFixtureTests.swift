import Documents
import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

/// `Fixtures/imports`: the gesture `flick-left` as other programs have it.
@Suite("Fixtures of imports")
struct ImportFixtureTests {
  static let names = ["flick-left.csv", "flick-left.webkit.json", "flick-left.w3c.json", "flick-left.getevent.txt"]

  private static func text(_ name: String) throws -> String {
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/flick-left.json"))
    switch name {
    case "flick-left.csv": return try GestureExport(gesture, format: .csv).text
    case "flick-left.webkit.json": return try GestureExport(gesture, format: .webkit).text
    case "flick-left.w3c.json": return try GestureExport(gesture, format: .w3c).text
    default: return GeteventWriter().text(gesture)
    }
  }

  /// `SCROLLSIM_RECORD=all swift test --filter ImportFixtureTests` writes them again; the test then fails once.
  @Test("Each import fixture is what its recipe makes", arguments: names)
  func recipe(name: String) throws {
    let text = try Self.text(name)
    let path = FixturePath.fixture("imports/\(name)")
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    if RecordMode.resolve(explicit: nil) == .all { try DocumentFile.write(text, to: path) }
    Issue.record("\(path) is not what its recipe makes; SCROLLSIM_RECORD=all records it anew")
  }

  @Test("There are no other import fixtures, and each is close to the flick it was made from", arguments: names)
  func flick(name: String) throws {
    let folder = FixturePath.fixture("imports")
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == Set(Self.names))
    let format = try #require(GestureFormat.allCases.first { name.contains(".\($0.rawValue)") })
    let read = try GestureImport(
      try DocumentFile.read("\(folder)/\(name)"), format: format, name: "flick-left",
      screenSize: Size2D(width: 411, height: 731))
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/flick-left.json"))
    #expect(read.remarks.isEmpty && read.gesture.samples.map(\.phase) == gesture.samples.map(\.phase))
    for (one, other) in zip(read.gesture.samples, gesture.samples) {
      #expect(abs(one.time - other.time) <= 0.5 && (one.location - other.location).length < 0.02)
    }
  }
}
