import FlowLayoutModel
import Scenes
import ScrollPhysics

/// Makes room for a number of values and returns the address of the shared numbers.
@_cdecl("playground_numbers")
public func playgroundNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
  shared.reserve(Int(count))
  return shared.base
}

/// Makes a row from the setting in the shared numbers, with its view at rest at time 0.
///
/// `docs/Playground.md` lists the numbers of a setting.
/// - Parameters:
///   - row: The number of the row; a new row has the number after the last one.
///   - count: The number of numbers.
/// - Returns: 0, or the fault: the index of a wrong number, from 1, or a negative number for parts that do not fit.
@_cdecl("playground_make")
public func playgroundMake(_ row: Int32, _ count: Int32) -> Int32 {
  var reader = NumberReader(shared.base, count: Int(count))
  let made: PlaygroundRow
  do throws(SettingFault) { made = PlaygroundRow(try reader.setting()) } catch { return error.code }
  if Int(row) == rows.count { rows.append(made) } else if rows.indices.contains(Int(row)) { rows[Int(row)] = made }
  return 0
}

/// Lets items shrink and fade with their distance from the middle of the viewport; 1 and 1 for items that look alike.
@_cdecl("playground_look")
public func playgroundLook(_ row: Int32, _ minimumScale: Double, _ minimumAlpha: Double) {
  change(row) {
    let looksAlike = minimumScale == 1 && minimumAlpha == 1
    $0.look = looksAlike ? nil : ScaleAndFadePlugin(minimumScale: minimumScale, minimumAlpha: minimumAlpha)
  }
}

/// Passes a finger's sample to a row.
/// - Parameters:
///   - row: The number of the row.
///   - phase: 0 began, 1 moved, 2 ended, 3 cancelled.
///   - x: The finger's location on the screen, in points.
///   - y: The finger's location on the screen, in points.
///   - time: The time of the sample, in ms; not earlier than the view's time.
@_cdecl("playground_touch")
public func playgroundTouch(_ row: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) {
  guard let phase = TouchPhase(rawValue: phase) else { return }
  change(row) { $0.touch(phase, at: Vector2D(x: x, y: y), time: time) }
}

/// Advances a row to a time, in ms.
@_cdecl("playground_advance")
public func playgroundAdvance(_ row: Int32, _ time: Double) { change(row) { $0.advance(to: time) } }

/// Advances a row until it is at rest, at most to a time in ms.
@_cdecl("playground_advance_to_rest")
public func playgroundAdvanceToRest(_ row: Int32, _ limit: Double) { change(row) { $0.advanceToRest(limit: limit) } }

/// Sets the content offset of a row, in points, at once or animated.
@_cdecl("playground_scroll")
public func playgroundScroll(_ row: Int32, _ x: Double, _ y: Double, _ animated: Int32) {
  change(row) { $0.setContentOffset(Vector2D(x: x, y: y), animated: animated != 0) }
}

/// Changes the size of a row's view, in points.
@_cdecl("playground_resize")
public func playgroundResize(_ row: Int32, _ width: Double, _ height: Double) {
  if width >= 0 && height >= 0 && (width + height).isFinite {
    change(row) { $0.resize(to: Size2D(width: width, height: height)) }
  }
}
