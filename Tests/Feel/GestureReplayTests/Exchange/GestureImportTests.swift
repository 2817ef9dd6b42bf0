import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Damaged gestures of other programs")
struct GestureImportTests {
  @Test(
    "An import of damaged data is a valid gesture or an error",
    arguments: GestureFormat.allCases)
  func damage(format: GestureFormat) throws {
    var generator = SeededGenerator(seed: 77)
    let screen = Size2D(width: 411, height: 731)
    var (read, refused) = (0, 0)
    for round in 0..<sweepCount(4000) {
      let gesture = TouchGesture.random(&generator)
      let text: String
      if format == .getevent {
        text = GeteventWriter(hasLabels: round % 3 > 0).text(gesture)
      } else {
        text = try GestureExport(gesture, format: format).text
      }
      var bytes = Array(text.utf8)
      switch round % 4 {
      case 0: bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      case 1:
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      case 2:
        // A number becomes another.
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        for _ in 0..<3 {
          bytes[digits.randomElement(using: &generator) ?? 0] = UInt8.random(in: 0x2D...0x39, using: &generator)
        }
      default:
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let (a, b) = (lines.indices.randomElement(using: &generator), lines.indices.randomElement(using: &generator))
        if let a, let b { lines.swapAt(a, b) }
        bytes = Array(lines.joined(separator: [0x0A]))
      }
      do throws(DocumentError) {
        let result = try GestureImport(Data(bytes), format: format, name: "damaged", screenSize: screen)
        try result.gesture.validate()
        read += 1
      } catch {
        #expect(error.message.count > 8 && !error.message.contains("another type"), "\(error)")
        refused += 1
      }
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }
}
