import Foundation
import GestureReplay
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// A row of the module, called only through the functions that a page calls.
///
/// The module's rows are shared, so tests that use it run one after another.
@PlaygroundActor
struct TestRow {
  let number: Int32 = 0

  /// Makes the row from a document; returns the module's sentence about a fault, or nothing.
  func make(_ document: some Sequence<UInt8>) -> String { text(document) { playgroundMake(number, $0) } }

  /// Makes the row from a scene of the fixtures.
  func make(fixture name: String) throws {
    let document = try Data(contentsOf: URL(fileURLWithPath: FixturePath.fixture("scenes/\(name).json")))
    #expect(make(document) == "", "\(name)")
  }

  /// Gives the module a text, and returns the text with which a call answers.
  func text(_ given: some Sequence<UInt8>, _ call: (Int32) -> Int32) -> String {
    let bytes = [UInt8](given)
    let memory = playgroundMemory(Int32(bytes.count))
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    let count = Int(call(Int32(bytes.count)))
    return String(decoding: UnsafeRawBufferPointer(start: playgroundMemory(0), count: count), as: UTF8.self)
  }

  func answer(_ call: (Int32) -> Int32) -> [Double] {
    let count = Int(call(number))
    return Array(UnsafeBufferPointer(start: playgroundMemory(0).assumingMemoryBound(to: Double.self), count: count))
  }

  /// Performs a gesture; returns the module's sentence about a fault, or nothing.
  func perform(_ gesture: TouchGesture) -> String {
    text(GestureDocument.encode(gesture).utf8) { playgroundPerform(number, $0) }
  }

  /// Performs the finger of a gesture sample by sample, as the page does.
  func touch(_ gesture: TouchGesture) {
    for sample in gesture.samples {
      let phase = Int32(TouchSample.Phase.allCases.firstIndex(of: sample.phase) ?? -1)
      playgroundTouch(number, phase, sample.location.x, sample.location.y, sample.time)
    }
  }
}
