/// Makes room for a number of bytes and returns the address of the shared memory.
@_cdecl("playground_memory")
public func playgroundMemory(_ bytes: Int32) -> UnsafeMutableRawPointer {
  shared.reserve(Int(bytes))
  return shared.base
}

/// Makes a row from the scene document in the shared memory, with its view at rest at time 0.
/// - Parameters:
///   - row: The number of the row; a new row has the number after the last one.
///   - bytes: The length of the document.
/// - Returns: 0, or the length of the sentence that says what is wrong with the document.
@_cdecl("playground_make")
public func playgroundMake(_ row: Int32, _ bytes: Int32) -> Int32 {
  do throws(DocumentError) {
    let made = PlaygroundRow(try SceneDocument.decode(shared.bytes(bytes)))
    if Int(row) == rows.count { rows.append(made) } else if rows.indices.contains(Int(row)) { rows[Int(row)] = made }
    return 0
  } catch {
    return shared.answer(error.description)
  }
}

/// Performs the gesture document in the shared memory on a row and advances it until it is at rest.
///
/// A row that does not exist only checks the document.
/// - Returns: 0, or the length of the sentence that says what is wrong with the document or the run.
@_cdecl("playground_perform")
public func playgroundPerform(_ row: Int32, _ bytes: Int32) -> Int32 {
  do throws(DocumentError) {
    let gesture = try GestureDocument.decode(shared.bytes(bytes))
    try found(row)?.perform(gesture)
    return 0
  } catch {
    return shared.answer(error.description)
  }
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
  guard TouchSample.Phase.allCases.indices.contains(Int(phase)) else { return }
  let phase = TouchSample.Phase.allCases[Int(phase)]
  change(row) { $0.touch(TouchSample(time: time, location: Vector2D(x: x, y: y), phase: phase)) }
}

/// Advances a row to a time, in ms.
@_cdecl("playground_advance")
public func playgroundAdvance(_ row: Int32, _ time: Double) { change(row) { $0.advance(to: time) } }
