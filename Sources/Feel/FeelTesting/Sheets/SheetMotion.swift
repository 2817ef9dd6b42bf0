/// The content offset during a gesture of a feel sheet, as straight lines between points: enough to draw and to play it.
///
/// The view was within ``tolerance`` of each line. Times and offsets are rounded to a tenth.
package struct SheetMotion: Hashable, Sendable {
  /// The largest distance of the view from a line, in points.
  package static let tolerance = 0.5

  /// A content offset at a time, and the line that begins there.
  package struct Point: Hashable, Sendable {
    /// The time, in ms.
    package var time: Double
    /// The content offset along the axis, in points, without the shifts of an endless row.
    package var offset: Double
    /// The phase of the view from here on.
    package var phase: ScrollViewPhase
    /// The index of the screen from here on, in ``FeelSheet/screens``.
    package var screen = 0
  }

  /// The points; their times never decrease.
  package var points: [Point]

  package init(_ trace: ScrollTrace, _ axis: ScrollAxis) {
    points = []
    var first = 0
    for index in trace.frames.indices {
      let next = index + 1
      if next < trace.frames.count, trace.frames[index].phase == trace.frames[next].phase,
        Self.screen(index, trace) == Self.screen(next, trace)
      {
        continue
      }
      append(first...index, of: trace, axis)
      first = next
    }
  }

  private static func screen(_ frame: Int, _ trace: ScrollTrace) -> Int {
    max(0, trace.geometryChanges.count { $0.frame <= frame } - 1)
  }

  private mutating func append(_ frames: ClosedRange<Int>, of trace: ScrollTrace, _ axis: ScrollAxis) {
    let (phase, screen) = (trace.frames[frames.lowerBound].phase, Self.screen(frames.lowerBound, trace))
    // The line to the next phase ends at its first frame, which that phase adds.
    let next = frames.upperBound + 1 < trace.frames.count ? frames.upperBound + 1 : nil
    var curve = (frames.lowerBound...(next ?? frames.upperBound)).map { index in
      (x: trace.frames[index].time, y: trace.continuousOffset(ofFrame: index)[axis])
    }
    if phase == .idle {
      // A view at rest stays where it is until the next frame.
      curve = curve.indices.flatMap { index in
        index == 0 ? [curve[0]] : [(x: curve[index].x, y: curve[index - 1].y), curve[index]]
      }
    }
    let lines = StraightLines.through(curve, within: Self.tolerance)
    points += (next == nil ? lines[...] : lines.dropLast()).map { point in
      Point(time: Self.tenth(point.x), offset: Self.tenth(point.y), phase: phase, screen: screen)
    }
  }

  static func tenth(_ value: Double) -> Double { (value * 10).rounded(.toNearestOrEven) / 10 }

  /// The times at which a finger that dragged the view lifts, in ms.
  package var releases: [Double] {
    zip(points, points.dropFirst()).filter { $0.phase == .dragging && $1.phase != .dragging }.map { $1.time }
  }

  /// Returns the content offset at a time, in points: after a jump there, and of the nearest end outside the motion.
  package func offset(at time: Double) -> Double {
    let next = points.indices.lowest { points[$0].time > time }
    if next == 0 { return points.first?.offset ?? 0 }
    let start = points[next - 1]
    if next == points.count || start.time == time { return start.offset }
    let end = points[next]
    return start.offset + (end.offset - start.offset) * (time - start.time) / (end.time - start.time)
  }

  /// Returns the largest distance from another motion, signed, and its time; nil if they are nowhere a tenth apart.
  package func largestDifference(from other: SheetMotion) -> (time: Double, value: Double)? {
    var largest: (time: Double, value: Double)?
    // Between the points of both, the distance is a straight line, so it is largest at one of them, or just before it
    // where an offset jumps.
    for time in (points + other.points).flatMap({ [$0.time.nextDown, $0.time] }).sorted() {
      let value = offset(at: time) - other.offset(at: time)
      if abs(value) > abs(largest?.value ?? 0.05) { largest = (time, value) }
    }
    return largest
  }
}
