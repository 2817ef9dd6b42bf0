import FeelTesting
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite("The motion of a feel sheet's gestures")
struct SheetMotionTests {
  /// A view whose traces are kept: every frame of a gesture, beside what the sheet keeps of it.
  private static func flick(_ velocity: Double, from offset: Double, _ view: ViewUnderTest<ItemList>) -> ScrollTrace {
    var view = view.makeView()
    var trace = ScrollTrace(displayScale: view.configuration.displayScale)
    var release = ReleaseState(contentOffset: view.contentOffset)
    let axis = view.configuration.geometry.mainAxis
    release.contentOffset[axis] += offset
    release.velocity[axis] = velocity
    view.release(release, recording: &trace)
    view.advanceToRest(recording: &trace)
    return trace
  }

  @Test("At every frame the motion differs from the view by at most half a point and the rounding", arguments: 0..<5)
  func frames(row: Int) throws {
    let view = TestedRows.all[row]
    let axis = view.makeView().configuration.geometry.mainAxis
    for (velocity, offset) in [(0.4, 0.0), (3, 300), (-2, 900), (0, 130), (1.1, -60), (8, 1200)] {
      let trace = Self.flick(velocity, from: offset, view)
      let motion = SheetMotion(trace, axis)
      #expect(motion.points.count < trace.frames.count || trace.frames.count < 12)
      for frame in trace.frames {
        let shown = trace.contentOffset(frame)[axis]
        // A tenth of a millisecond at the frame's speed, and a twentieth of a point at both ends of the line.
        let allowed = SheetMotion.tolerance + 0.06 + 0.11 * abs(frame.velocity[axis])
        // Where phases meet, the offset may jump within the tenth to which times are rounded.
        let near = [-0.1, 0, 0.1].map { abs(motion.offset(at: frame.time + $0) - shown) }.min() ?? 0
        #expect(near <= allowed, "\(view.name), \(velocity) pt/ms from \(offset) at \(frame.time) ms")
      }
      #expect(abs(motion.offset(at: .infinity) - trace.contentOffset(try #require(trace.frames.last))[axis]) <= 0.05)
    }
  }

  @Test(
    "A motion begins and ends at its line's offsets, and its releases are those of the gestures", arguments: 0..<5)
  func sheets(row: Int) throws {
    let sheet = try FeelSheet(of: TestedRows.all[row])
    for line in sheet.lines {
      let motion = try #require(line.motion)
      let rest = try #require(line.value(inColumn: "rest").flatMap { Double($0) })
      #expect(abs(motion.offset(at: .infinity) - rest) <= 0.051, "\(line.name)")
      #expect(motion.points.map(\.time) == motion.points.map(\.time).sorted())
      // A finger that lifts where the view then stays leaves no frame after it.
      let open = motion.points.last?.phase == .dragging ? 1 : 0
      let lifts = line.name.hasPrefix("five") ? 5 : line.name.contains("caught") ? 2 : 1
      #expect(motion.releases.count + open == lifts, "\(line.name): \(motion.releases)")
      // A resize at rest that moves nothing leaves none, either.
      let screens = Set(motion.points.map(\.screen)).sorted()
      #expect(screens == [0] || (screens == [0, 1] && line.name.hasSuffix("as long")), "\(line.name)")
    }
    #expect(sheet.screens.count == 2)
    #expect(sheet.screens[1].size[sheet.map.axis] == sheet.screens[0].size[sheet.map.axis] * 1.5)
  }

  @Test("The largest difference of two motions is that of any time, and reverses its sign with the order")
  func differences() throws {
    let rows = [TestedRows.even(), TestedRows.even(threshold: 1.5), TestedRows.even(pitch: 121)]
    let sheets = try rows.map { try FeelSheet(of: $0) }
    var found = 0
    for (one, other) in [(0, 1), (0, 2), (1, 2), (0, 0)] {
      for (old, new) in zip(sheets[one].lines, sheets[other].lines) {
        let (old, new) = (try #require(old.motion), try #require(new.motion))
        let largest = new.largestDifference(from: old)
        let back = old.largestDifference(from: new)
        #expect(largest?.value == back.map { -$0.value })
        let end = max(old.points.last?.time ?? 0, new.points.last?.time ?? 0)
        let sampled = stride(from: 0, through: end, by: 3.7).map { abs(new.offset(at: $0) - old.offset(at: $0)) }.max()
        #expect((sampled ?? 0) <= abs(largest?.value ?? 0.05) + 1e-9)
        if let largest {
          found += 1
          #expect(abs(new.offset(at: largest.time) - old.offset(at: largest.time) - largest.value) < 1e-9)
        }
      }
    }
    #expect(found > 20)
  }

  @Test("A simplified curve keeps its ends and passes near all omitted points")
  func straightLines() {
    var generator = SeededGenerator(seed: 7)
    for distance in [0.0, 0.25, 3] {
      var points: [(x: Double, y: Double)] = []
      var (x, y) = (0.0, 0.0)
      for _ in 0..<400 {
        x += Double.random(in: 0..<4, using: &generator).rounded(.down)
        y += Double.random(in: -2..<2, using: &generator)
        points.append((x, y))
      }
      let lines = StraightLines.through(points, within: distance)
      #expect(lines.first ?? (1, 1) == points[0] && lines.last ?? (1, 1) == points[399])
      #expect(lines.allSatisfy { line in points.contains { $0 == line } })
      #expect(distance == 0 || lines.count < points.count)
      for point in points {
        let isNear = zip(lines, lines.dropFirst()).contains { one, other in
          guard one.x <= point.x, point.x <= other.x else { return false }
          if one.x == other.x { return true }
          return abs(one.y + (other.y - one.y) * (point.x - one.x) / (other.x - one.x) - point.y) <= distance + 1e-9
        }
        #expect(isNear, "\(point) within \(distance)")
      }
    }
    #expect(StraightLines.through([], within: 1).isEmpty)
  }
}
