import Foundation
import GestureReplay
import ScrollPhysics

extension ScrollViewEngine {
  private var nextScheduledTime: Double? { schedule.nextTime(isTracking: scroller.isTracking) }

  /// Lets time pass until `target`, in ms, and runs what is due.
  func advance(to target: Double) {
    while let next = nextScheduledTime, next <= target {
      pass(to: next)
      schedule.takeFirst(isTracking: scroller.isTracking)?()
      view.layOutAll()
    }
    pass(to: target)
  }

  /// Lets time pass until nothing moves, but not beyond `last`, in ms.
  ///
  /// Runs what is due until then.
  ///
  /// - Returns: Whether nothing moves.
  func settle(until last: Double) -> Bool {
    repeat {
      showFrames(until: min(last, nextScheduledTime ?? last))
      if scroller.isAtRest {
        // The end of an animation that is due at the time of the last frame comes after it.
        guard let due = schedule.nextTime(isTracking: true), due <= time else { break }
        advance(to: time)
      } else if let next = nextScheduledTime, next <= last { advance(to: next) }
    } while scroller.nextFrameTime.map { $0 <= last } ?? false
    if !scroller.isAtRest {
      use { $0.advanceToRest(limit: last, recording: &$1) }
      time = scroller.time
      report()
    }
    view.layOutAll()
    return scroller.isAtRest
  }

  /// Lets time pass until nothing moves, for at most `limit` ms.
  ///
  /// - Throws: `ReplayError.stillMoving` if the view still moves after that.
  func settle(within limit: Double) throws(ReplayError) {
    if !settle(until: time + limit) { throw ReplayError.stillMoving(after: limit) }
  }

  private func pass(to target: Double) {
    showFrames(until: target)
    if target <= time { return }
    time = target
    use { $0.advance(to: target, recording: &$1) }
    report()
    view.layOutAll()
  }

  /// Reports the frames of the current motion, and of those that follow from the delegate's calls.
  private func showFrames(until limit: Double) {
    // Retained once, not once per call.
    let view = view
    while let next = scroller.nextFrameTime, next <= limit, next <= nextScheduledTime ?? limit {
      let first = trace.frames.count
      // While the screen shows something else than clients read, a block consists of one frame.
      let isShownApart = scroller.isShownApart
      lookAhead.run(&scroller, until: min(limit, nextScheduledTime ?? limit), recording: &trace)
      // Copies only this block: a second reference to the whole trace would copy the trace at each change.
      let (frames, events) = (Array(trace.frames[first...]), queue.waiting(in: trace.events))
      let grid = PixelGrid(scale: configuration.displayScale)
      var next = 0
      for frame in frames where lookAhead.isAhead {
        time = frame.time
        while lookAhead.isAhead && next < events.count && events[next].time <= frame.time {
          queue.removeFirst()
          next += 1
          let offset = isShownApart ? scroller.contentOffset : grid.rounded(frame.position)
          report(events[next - 1], at: offset, to: view)
        }
        view.layOutAll()
      }
      lookAhead.end()
    }
  }
}
