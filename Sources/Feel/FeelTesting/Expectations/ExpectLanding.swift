/// Expects a run to come to rest at a content offset.
/// - Parameters:
///   - trace: The trace of the run.
///   - offset: The expected rest offset, in points.
///   - axis: The axis to compare.
///   - tolerance: The distance from the expected offset to allow, in points; with 0 it must be the same pixel.
///   - file: The path of the test file.
///   - line: The line of the call.
/// - Throws: ``FeelFailure`` if the view rests elsewhere, or is not at rest.
public func expectLanding(
  _ trace: ScrollTrace, at offset: Double, axis: ScrollAxis = .horizontal, tolerance: Double = 0,
  file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let rest = try LandingReport.rest(of: trace, file, line)
  let distance = rest.contentOffset[axis] - offset
  if rest.contentOffset[axis] == PixelGrid(scale: trace.displayScale).rounded(offset) || abs(distance) <= tolerance {
    return
  }
  let actual = DecimalText.threePlaces(rest.contentOffset[axis])
  let missed = DecimalText.threePlaces(abs(distance)) + " pt " + (distance > 0 ? "beyond" : "before") + " it"
  throw FeelFailure(
    ["rests at \(actual) pt, expected \(DecimalText.threePlaces(offset)) pt: \(missed) (\(axis))"]
      + LandingReport.lines(trace, axis), file: file, line: line)
}

/// Expects a run to come to rest at an item, which has an index that counts through all sections.
/// - Throws: ``FeelFailure`` if the view rests at another item, at none, or is not at rest.
public func expectLanding(
  _ trace: ScrollTrace, onItem item: Int, of items: some ItemOffsets, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  try LandingReport.expect(trace, onItem: item, of: items, along: nil, file, line)
}

/// Expects a release to send the view to a content offset; the view itself does not change.
///
/// ```swift
/// try expectLanding(of: row, releasedAt: 180, velocity: 0.8, dragStart: 0, at: 336)
/// ```
///
/// - Parameters:
///   - view: The view; a copy of it is released.
///   - start: The content offset at the release, in points.
///   - velocity: The release velocity, in pt/ms.
///   - dragStart: The content offset at which the drag began, in points; by default the view's current offset.
///   - offset: The expected rest offset, in points.
///   - axis: The axis of the drag.
///   - tolerance: The distance from the expected offset to allow, in points; with 0 it must be the same pixel.
///   - file: The path of the test file.
///   - line: The line of the call.
/// - Throws: ``FeelFailure`` if the view rests elsewhere, or is not at rest.
public func expectLanding(
  of view: some SimulatedScrollView, releasedAt start: Double, velocity: Double, dragStart: Double? = nil,
  at offset: Double, axis: ScrollAxis = .horizontal, tolerance: Double = 0, file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let trace = try LandingReport.release(view, at: start, velocity: velocity, dragStart: dragStart, axis, file, line)
  try expectLanding(trace, at: offset, axis: axis, tolerance: tolerance, file: file, line: line)
}

/// Expects a release to send the view to an item; the view itself does not change.
///
/// The view is released at the content offset `start`, in points, with a velocity in pt/ms. The drag began at
/// `dragStart`, by default at the view's current offset. The item's index counts through all sections.
/// - Throws: ``FeelFailure`` if the view rests at another item, at none, or is not at rest.
public func expectLanding(
  of view: some SimulatedScrollView, releasedAt start: Double, velocity: Double, dragStart: Double? = nil,
  onItem item: Int, of items: some ItemOffsets, axis: ScrollAxis = .horizontal, file: String = #filePath,
  line: Int = #line
) throws(FeelFailure) {
  let trace = try LandingReport.release(view, at: start, velocity: velocity, dragStart: dragStart, axis, file, line)
  try LandingReport.expect(trace, onItem: item, of: items, along: axis, file, line)
}
