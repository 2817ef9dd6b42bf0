import Foundation
import Playground
import Scenes
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("Documents in the module, and errors about them")
  @PlaygroundActor
  struct PlaygroundDocumentTests {
    private let row = TestRow()

    @Test("A document truncated at any byte is rejected, and the row does not change")
    @PlaygroundActor func cutShort() throws {
      try row.make(fixture: "stops")
      let state = row.answer { playgroundState($0) }.map(\.bitPattern)
      let document = try Data(contentsOf: URL(fileURLWithPath: FixturePath.fixture("scenes/stops.json")))
      let end = try #require(document.lastIndex(of: UInt8(ascii: "}")))
      for count in stride(from: 0, through: end, by: 7) {
        let sentence = row.make(document.prefix(count))
        #expect(throws: (any Error).self) { try SceneDocument.decode(document.prefix(count)) }
        #expect(sentence.contains("line"), "\(count): \(sentence)")
      }
      #expect(row.answer { playgroundState($0) }.map(\.bitPattern) == state)
    }

    @Test("A gesture is checked without a row, and its error names the sample")
    @PlaygroundActor func gestures() {
      let gesture =
        #"{"format": "scroll-gesture", "version": 1, "samples": [{"t": 0, "x": 0, "y": 0, "phase": "moved"}]}"#
      let sentence = row.text(gesture.utf8) { playgroundPerform(-1, $0) }
      #expect(sentence.hasPrefix("samples[0].phase: is \"moved\" before the finger came down"))
      #expect(
        row.text(gesture.replacing("moved", with: "began").utf8) { playgroundPerform(-1, $0) }.hasPrefix(
          "samples: ends"))
    }

    @Test("No text, or one of a negative length, is an empty document, whatever was written before")
    @PlaygroundActor func empty() {
      for before in ["", "{", "  "] {
        _ = row.make(before.utf8)
        for count: Int32 in [0, -1, .min] {
          let length = Int(playgroundMake(row.number, count))
          let said = String(
            decoding: UnsafeRawBufferPointer(start: playgroundMemory(0), count: length), as: UTF8.self)
          #expect(said == row.make("".utf8) && said.hasPrefix("line 1: "), "\(said)")
          #expect(!said.contains("{"), "\(said)")
        }
      }
    }

    @Test("Room for any number of bytes keeps what is written into it")
    @PlaygroundActor func room() {
      for count in [1, 32_768, 32_769, 1 << 20, 1 << 24] {
        let memory = playgroundMemory(Int32(count)).assumingMemoryBound(to: UInt8.self)
        for place in stride(from: 0, to: count, by: max(1, count / 1000)) { memory[place] = UInt8(place % 251) }
        memory[count - 1] = 7
        #expect(playgroundMemory(0) == UnsafeMutableRawPointer(memory))
        let isKept = stride(from: 0, to: count - 1, by: max(1, count / 1000)).allSatisfy {
          memory[$0] == UInt8($0 % 251)
        }
        #expect(isKept && memory[count - 1] == 7)
      }
    }

    @Test("Calls with an unknown row number do nothing")
    @PlaygroundActor func noRow() {
      playgroundTouch(99, 0, 0, 0, 0)
      playgroundAdvance(-1, 100)
      #expect(playgroundState(99) == 0)
      #expect(playgroundGolden(99, 0) == 0)
    }
  }
}
