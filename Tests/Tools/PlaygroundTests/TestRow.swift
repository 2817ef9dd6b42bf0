import GestureReplay
import Playground
import Scenes
import ScrollPhysics

/// A row of the module, called only through the functions that a page calls.
///
/// The module's rows are shared, so suites that use it are serialized.
struct TestRow {
  let number: Int32 = 0

  /// Writes numbers for the module and makes the row; returns the module's answer.
  func make(_ numbers: [Double]) -> Int32 {
    playgroundNumbers(Int32(numbers.count)).update(from: numbers, count: numbers.count)
    return playgroundMake(number, Int32(numbers.count))
  }

  func answer(_ call: (Int32) -> Int32) -> [Double] {
    let count = Int(call(number))
    return Array(UnsafeBufferPointer(start: playgroundNumbers(0), count: count))
  }

  func perform(_ gesture: TouchGesture) {
    gesture.forEachStep { (step) throws(Never) in
      switch step {
      case .touch(let sample):
        let phase = Int32(TouchSample.Phase.allCases.firstIndex(of: sample.phase) ?? -1)
        playgroundTouch(number, phase, sample.location.x, sample.location.y, sample.time)
      case .action(let action):
        playgroundAdvance(number, action.time)
        switch action.kind {
        case .setContentOffset(let offset, let animated): playgroundScroll(number, offset.x, offset.y, animated ? 1 : 0)
        case .resize(let size): playgroundResize(number, size.width, size.height)
        }
      }
    }
    playgroundAdvanceToRest(number, 86_400_000)
  }
}
