import Readings
import TestSupport
import Testing

/// The figures that are public, as readings files.
@Suite("Published readings")
struct PublishedReadingsTests {
  @Test("Every experiment agrees with the model", arguments: PublishedReadings.paths)
  func file(path: String) throws {
    let readings = try ReadingsDocument.read(contentsOfFile: path)
    #expect(!readings.licence.isEmpty)
    for result in ReadingsReplay([readings]).results {
      let name = result.experiment.name
      let (row, agrees) = (result.worst, result.agrees)
      #expect(
        agrees,
        "\(name) \(row?.label ?? ""): off by \(row?.deviation ?? 0), allowed \(row?.bound ?? 0)")
      if agrees { Figures.count(1, "experiments", in: "PublishedReadingsTests") }
    }
  }

  @Test("The readings cover every law with public figures")
  func laws() {
    let untested = Set(PhysicsLaw.allCases).subtracting(ReadingsReplay(PublishedReadings.files).verdicts.map(\.law))
    #expect(
      untested == [
        .panSlop, .releaseVelocity, .repeatedFlicks, .pageChoice, .snapChoice, .contextVelocity,
        .rewrittenTargetAgainst,
      ])
  }
}
