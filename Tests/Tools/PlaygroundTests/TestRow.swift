import Foundation
import GestureReplay
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// A row of the module, called only through the functions that a page calls.
///
/// The module's rows are shared, so suites that use it are serialized.
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

  func perform(_ gesture: TouchGesture) {
    func touch(_ phase: TouchSample.Phase, _ location: Vector2D, _ time: Double) {
      let phase = Int32(TouchSample.Phase.allCases.firstIndex(of: phase) ?? -1)
      playgroundTouch(number, phase, location.x, location.y, time)
    }
    gesture.forEachOperation(from: 0) { (operation, time) throws(Never) in
      switch operation {
      case .touchDown(let location, _): touch(.began, location, time)
      case .touchMove(let location, _): touch(.moved, location, time)
      case .touchUp(let location, _): touch(.ended, location ?? .zero, time)
      case .touchCancel: touch(.cancelled, .zero, time)
      case .setContentOffset(let offset, let animated):
        playgroundAdvance(number, time)
        playgroundScroll(number, offset.x, offset.y, animated ? 1 : 0)
      case .resize(let size):
        playgroundAdvance(number, time)
        playgroundResize(number, size.width, size.height)
      case .release, .advance, .advanceToRest: break
      }
    }
    playgroundAdvanceToRest(number, 86_400_000)
  }
}
