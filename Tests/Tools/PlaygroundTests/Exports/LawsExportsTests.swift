import Foundation
import Playground
import Readings
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("The module finds the laws of a track")
  @PlaygroundActor
  struct PlaygroundLawsTests {
    private func answer(_ numbers: [Double]) -> String {
      TestRow().text(numbers.withUnsafeBytes { Array($0) }) { playgroundLaws($0) }
    }

    @Test("It answers as the package does, and says what is wrong with numbers")
    @PlaygroundActor func laws() throws {
      let data = try Data(contentsOf: URL(fileURLWithPath: FixturePath.fixture("tracks/four-releases.csv")))
      let samples = try TrackCSV.decode(data)
      let track = RecordedTrack(samples: samples, viewLength: 390).cleaned()
      let numbers: [Double] = [1.0 / 3, 390, 0, 0] + samples.flatMap { [$0.time, $0.value] as [Double] }
      #expect(answer(numbers) == LawsJSON.encode(track.moves(), track))
      #expect(try JSONSerialization.jsonObject(with: Data(answer(numbers).utf8)) is [String: Any])
      #expect(answer([]).contains("\"nothing\""))
      #expect(answer([1, 0, 0, 0, 0, .nan, 1, 2, 3, 4, 5, 6]).contains("\"nothing\""))
      #expect(answer([.nan, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6]).contains("\"nothing\""))
    }
  }
}
