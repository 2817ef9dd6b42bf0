import ScrollPhysics

/// Expects a run to come to rest at a place.
///
/// - Parameters:
///   - trace: What happened.
///   - offset: Where to rest, in points.
///   - axis: Along which axis.
///   - tolerance: How far from there is still there, in points; with 0 it must be the same pixel.
///   - file: The test's file.
///   - line: The test's line.
/// - Throws: ``FeelFailure`` where the view rests elsewhere, or not at all.
public func expectLanding(
  _ trace: ScrollTrace, at offset: Double, axis: Axis = .horizontal, tolerance: Double = 0,
  file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let rest = try LandingStory.rest(of: trace, file, line)
  let way = rest.contentOffset[axis] - offset
  if rest.contentOffset[axis] == PixelGrid(scale: trace.displayScale).rounded(offset) || abs(way) <= tolerance {
    return
  }
  let place = DecimalText.threePlaces(rest.contentOffset[axis])
  let missed = DecimalText.threePlaces(abs(way)) + " pt " + (way > 0 ? "beyond" : "before")
  throw FeelFailure(
    ["came to rest at \(place) pt, \(missed) the \(DecimalText.threePlaces(offset)) pt expected (\(axis))"]
      + LandingStory.story(trace, axis), file: file, line: line)
}

/// Expects a run to come to rest at an item.
///
/// - Parameters:
///   - trace: What happened to a view whose behavior names items.
///   - item: The item's index, through all sections.
///   - file: The test's file.
///   - line: The test's line.
/// - Throws: ``FeelFailure`` where the view rests at another item, at none, or not at all.
public func expectLanding(
  _ trace: ScrollTrace, onItem item: Int, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let rest = try LandingStory.rest(of: trace, file, line)
  if rest.item == item { return }
  let axis: Axis = rest.contentOffset.x == 0 && rest.contentOffset.y != 0 ? .vertical : .horizontal
  let place = DecimalText.threePlaces(rest.contentOffset[axis])
  throw FeelFailure(
    [
      rest.item.map { "came to rest at item \($0), at \(place) pt, not at item \(item)" }
        ?? "came to rest at \(place) pt, where the behavior names no item, not at item \(item)"
    ] + LandingStory.story(trace, axis), file: file, line: line)
}

/// Expects a finger that lifts in a given state to send the view to a place; the view itself stays as it is.
///
/// ```swift
/// try expectLanding(of: row, releasedAt: 180, velocity: 0.8, dragStart: 0, at: 336)
/// ```
///
/// - Parameters:
///   - view: The view, of which a copy is released.
///   - start: The content offset at which the finger lifts, in points.
///   - velocity: The release velocity, in pt/ms.
///   - dragStart: The content offset at which the drag began, in points; by default the view's.
///   - offset: Where to rest, in points.
///   - axis: Along which axis.
///   - tolerance: How far from there is still there, in points; with 0 it must be the same pixel.
///   - file: The test's file.
///   - line: The test's line.
/// - Throws: ``FeelFailure`` where the view rests elsewhere, or not at all.
public func expectLanding(
  of view: some SimulatedScrollView, releasedAt start: Double, velocity: Double, dragStart: Double? = nil,
  at offset: Double, axis: Axis = .horizontal, tolerance: Double = 0, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let trace = try LandingStory.release(view, start, velocity, dragStart, axis, file, line)
  try expectLanding(trace, at: offset, axis: axis, tolerance: tolerance, file: file, line: line)
}

/// Expects a finger that lifts in a given state to send the view to an item; the view itself stays as it is.
///
/// - Parameters:
///   - view: The view, of which a copy is released.
///   - start: The content offset at which the finger lifts, in points.
///   - velocity: The release velocity, in pt/ms.
///   - dragStart: The content offset at which the drag began, in points; by default the view's.
///   - item: The item's index, through all sections.
///   - axis: Along which axis.
///   - file: The test's file.
///   - line: The test's line.
/// - Throws: ``FeelFailure`` where the view rests at another item, at none, or not at all.
public func expectLanding(
  of view: some SimulatedScrollView, releasedAt start: Double, velocity: Double, dragStart: Double? = nil,
  onItem item: Int, axis: Axis = .horizontal, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let trace = try LandingStory.release(view, start, velocity, dragStart, axis, file, line)
  try expectLanding(trace, onItem: item, file: file, line: line)
}
