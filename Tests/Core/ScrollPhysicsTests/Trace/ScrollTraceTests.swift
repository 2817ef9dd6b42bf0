import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll trace")
struct ScrollTraceTests {
  @Test("A trace of outcomes has only the releases and the rest of a full trace")
  func outcome() {
    var generator = SeededGenerator(seed: 121)
    var differences: [String] = []
    for _ in 0..<sweepCount(2000) {
      let configuration = ScrollConfiguration.random(using: &generator)
      let script = TouchScript(using: &generator)
      let start = configuration.geometry.clamped(Vector2D(x: 300, y: 900))
      var full = Stage(configuration, at: start)
      var outcome = Stage(configuration, at: start, detail: .outcome)
      script.play(on: &full.view, recording: &full.trace)
      script.play(on: &outcome.view, recording: &outcome.trace)
      let releases = zip(full.trace.releases, outcome.trace.releases)
      let same =
        full.trace.releases.count == outcome.trace.releases.count
        && releases.allSatisfy {
          $0.time == $1.time && ($0.target - $1.target).length <= 1e-9
            && ($0.contentOffset - $1.contentOffset).length <= 1e-9 && ($0.velocity - $1.velocity).length <= 1e-9
            && $0.willDecelerate == $1.willDecelerate
        }
      let rests =
        full.trace.rest?.contentOffset == outcome.trace.rest?.contentOffset
        && abs((full.trace.rest?.time ?? 0) - (outcome.trace.rest?.time ?? 1)) <= 1e-6
      if !same || !rests || !outcome.trace.frames.isEmpty || !outcome.trace.events.isEmpty {
        differences.append("\(configuration.geometry) with \(script)")
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.first ?? "")")
  }

  @Test("The outcomes of full traces make a trace of outcomes, with the shifts of the content")
  func outcomeOfParts() {
    var whole = Stage(.list, at: Vector2D(x: 0, y: 500), detail: .outcome)
    var part = Stage(.list, at: Vector2D(x: 0, y: 500))
    var parts = ScrollTrace(detail: .outcome)
    for amount in [100.0, -40, 25] {
      for shift in [amount, amount / 5] {
        whole.view.shiftContent(by: Vector2D(x: 0, y: shift), recording: &whole.trace)
        part.view.shiftContent(by: Vector2D(x: 0, y: shift), recording: &part.trace)
      }
      whole.flick(Vector2D(x: 0, y: 0.5))
      part.flick(Vector2D(x: 0, y: 0.5))
      whole.settle()
      part.settle()
      parts.recordOutcome(of: part.trace)
      part.trace.removeAll()
    }
    #expect(parts.shifts == whole.trace.shifts && parts.shifts.count == 6 && parts.rest == whole.trace.rest)
  }

  @Test("A trace that is cut back to a checkpoint is the trace of that moment")
  func checkpoint() {
    var (cut, grown) = (0, [0, 0, 0, 0, 0])
    for seed in 0..<UInt64(sweepCount(4000)) {
      let sequence = ViewSequence(seed: seed)
      var view = Scroller(sequence.configuration)
      var trace = ScrollTrace(displayScale: sequence.configuration.displayScale)
      var finger = false
      var (before, checkpoint) = (trace, trace.checkpoint)
      for (index, action) in sequence.actions.enumerated() {
        if index == sequence.actions.count / 3 { (before, checkpoint) = (trace, trace.checkpoint) }
        // The scale belongs to the whole trace, not to a moment.
        if case .scale = action { continue }
        action.perform(on: &view, &finger, &trace)
      }
      if trace != before { cut += 1 }
      let counts = [
        trace.frames.count - before.frames.count, trace.events.count - before.events.count,
        trace.releases.count - before.releases.count, trace.shifts.count - before.shifts.count,
        trace.geometryChanges.count - before.geometryChanges.count,
      ]
      for (index, count) in counts.enumerated() where count > 0 { grown[index] += 1 }
      trace.truncate(to: checkpoint)
      let isSame = trace == before && trace.rest == before.rest
      #expect(isSame, "\(sequence)")
    }
    // Every kind of record has been cut off.
    #expect(cut > 20 && grown.allSatisfy { $0 > 5 }, "\(grown)")
  }

  @Test("A copy of a view is independent of the original")
  func snapshot() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 0, y: 1))
    stage.wait(100)
    var copy = stage
    let (time, position) = (stage.view.time, stage.view.position)
    copy.flick(Vector2D(x: 0, y: -2))
    copy.settle()
    #expect(stage.view.time == time && stage.view.position == position && stage.view.isDecelerating)
    var again = stage
    stage.settle()
    again.settle()
    let same = stage.trace == again.trace
    let other = stage.trace == copy.trace
    #expect(same && !other)
  }

  @Test("The same touches give the same trace, to the bit")
  func repeatable() {
    var generator = SeededGenerator(seed: 122)
    let configuration = ScrollConfiguration.random(using: &generator)
    let script = TouchScript(using: &generator)
    var traces: [ScrollTrace] = []
    for _ in 0..<2 {
      var stage = Stage(configuration)
      script.play(on: &stage.view, recording: &stage.trace)
      traces.append(stage.trace)
    }
    let same = traces[0] == traces[1]
    #expect(same)
  }

  @Test("Frames have the exact position, and the content offset of a frame is on the pixel")
  func rounding() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 500.2), velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
    stage.settle()
    let grid = PixelGrid(scale: 2)
    #expect(stage.trace.frames.allSatisfy { stage.trace.contentOffset($0) == grid.rounded($0.position) })
    #expect(stage.trace.frames.contains { stage.trace.contentOffset($0) != $0.position })
  }

  /// The largest difference between the frames of two traces; infinite where they differ in more than numbers.
  private func difference(_ one: ScrollTrace, _ other: ScrollTrace) -> Worst {
    var worst = Worst()
    if one.frames.map(\.phase) != other.frames.map(\.phase) || one.events != other.events || one.rest != other.rest {
      worst.note(.infinity, "frames \(one.frames.count) and \(other.frames.count)")
    }
    for (a, b) in zip(one.frames, other.frames) {
      worst.note(a.time, from: b.time, "time \(b.time) ms")
      worst.note((a.position - b.position).length, "\(b.time) ms")
      worst.note((a.velocity - b.velocity).length, "velocity at \(b.time) ms")
    }
    return worst
  }

  @Test("The interval of advancing does not change the frames, to the bit", arguments: [0.9, 10, 16, 100])
  func advancing(interval: Double) {
    var once = Stage(.list, at: Vector2D(x: 0, y: 2500))
    once.flick(Vector2D(x: 0, y: 1.4))
    var often = once
    once.settle()
    while often.trace.rest == nil { often.wait(interval) }
    let difference = difference(once.trace, often.trace)
    #expect(difference.deviation == 0, "\(difference)")
  }

  @Test("A run can stop at a time limit between two frames and continue")
  func limit() {
    var whole = Stage(.list, at: Vector2D(x: 0, y: 500))
    whole.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 500), velocity: Vector2D(x: 0, y: 1)), recording: &whole.trace)
    var parts = whole
    let early = parts.view.advanceToRest(limit: 1234.5, recording: &parts.trace)
    #expect(!early && parts.view.time == 1234.5 && !parts.view.isAtRest)
    #expect(parts.trace.rest == nil)
    let late = parts.view.advanceToRest(recording: &parts.trace)
    whole.settle()
    let difference = difference(whole.trace, parts.trace)
    #expect(late && difference.deviation == 0, "\(difference)")
  }

  @Test("A view at rest has nothing to advance; a view under a finger never comes to rest")
  func advanceToRest() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    let resting = stage.settle()
    #expect(resting && stage.view.time == 0 && stage.trace.frames.isEmpty)
    stage.down()
    let held = stage.settle()
    #expect(!held && stage.trace.rest == nil)
  }

  @Test("A trace whose contents are removed keeps its detail and records the next run")
  func removeAll() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500), detail: .outcome)
    stage.flick(Vector2D(x: 0, y: 1))
    stage.settle()
    #expect(stage.trace.releases.count == 1 && stage.trace.rest != nil)
    stage.trace.removeAll()
    #expect(stage.trace.releases.isEmpty && stage.trace.rest == nil && stage.trace.detail == .outcome)
  }

  @Test(
    "The time of the rest is the end of the law of motion, between two frames",
    arguments: [ScrollTrace.Detail.full, .outcome])
  func rest(detail: ScrollTrace.Detail) {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500), detail: detail)
    stage.view.advance(to: 77, recording: &stage.trace)
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 500), velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
    #expect(stage.trace.rest == nil)
    stage.settle()
    let target = Deceleration.target(from: 500, velocity: 1, displayScale: 2)
    let motion = Deceleration(from: 500, velocity: 1, restingAt: target)
    #expect(abs((stage.trace.rest?.time ?? 0) - 77 - motion.duration) <= 1e-9)
    #expect(stage.trace.rest?.contentOffset.y == target)
  }
}

@Suite("The view of a trace")
struct ScrollTraceViewTests {
  private let wide = Size2D(width: 667, height: 240)

  @Test("A full trace has the view's configuration from the first touch; a trace of outcomes never has")
  func touch() {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      var stage = Stage(.shelf, detail: detail)
      #expect(stage.trace.configuration == nil && stage.trace.geometryChanges.isEmpty)
      stage.down()
      #expect(stage.trace.configuration == (detail == .full ? .shelf : nil))
      stage.drag(by: Vector2D(x: 100, y: 0), over: 64, samples: 8)
      stage.lift()
      stage.settle()
      let first = ScrollTrace.GeometryChange(frame: 0, geometry: ScrollConfiguration.shelf.geometry)
      #expect(stage.trace.geometryChanges == (detail == .full ? [first] : []))
    }
  }

  @Test("A run that begins without a finger records the configuration too")
  func withoutFinger() {
    var released = Stage(.shelf)
    released.view.release(
      ReleaseState(contentOffset: Vector2D(x: 100, y: 0), velocity: Vector2D(x: 1, y: 0)), recording: &released.trace)
    var animated = Stage(.shelf)
    animated.view.setContentOffset(Vector2D(x: 100, y: 0), animated: true, recording: &animated.trace)
    var set = Stage(.shelf)
    set.view.setContentOffset(Vector2D(x: 100, y: 0), animated: false, recording: &set.trace)
    for trace in [released.trace, animated.trace, set.trace] {
      #expect(trace.configuration == .shelf)
      #expect(trace.geometryChanges.map(\.frame) == [0])
    }
  }

  @Test("A change of size during a run is recorded with its first frame")
  func resize() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.wait(100)
    let frames = stage.trace.frames.count
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.settle()
    let changes = stage.trace.geometryChanges
    #expect(changes.map(\.frame) == [0, frames])
    #expect(changes.map(\.geometry.boundsSize) == [ScrollConfiguration.shelf.geometry.boundsSize, wide])
    #expect(stage.trace.configuration?.geometry.boundsSize == wide)
  }

  @Test("A trace that begins during a run has the sizes of its first frames")
  func onTheWay() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.trace.removeAll()
    #expect(stage.trace.configuration == nil && stage.trace.geometryChanges.isEmpty)
    stage.wait(100)
    let frames = stage.trace.frames.count
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(frames > 0 && stage.trace.geometryChanges.map(\.frame) == [0, frames])
    #expect(stage.trace.geometryChanges.first?.geometry == ScrollConfiguration.shelf.geometry)
  }

  @Test("The trace has the last constants and rates, and a content shift is no change of size")
  func lastRecorded() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.view.update(recording: &stage.trace) { $0.decelerationRate = .fast }
    stage.view.shiftContent(by: Vector2D(x: 300, y: 0), recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.configuration?.decelerationRate == .fast)
    #expect(stage.trace.geometryChanges.count == 1)
  }
}
