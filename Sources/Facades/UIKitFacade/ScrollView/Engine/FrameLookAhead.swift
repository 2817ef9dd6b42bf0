import ScrollPhysics

/// Runs a scroller ahead of the reported frames, and back after a change; until then, blocks of frames get longer.
struct FrameLookAhead {
  /// The scroller and the trace's end from before the last block.
  private var start: (scroller: Scroller<DelegateTarget>, checkpoint: ScrollTrace.Checkpoint)?
  private var length = 16
  private static let longest = 512

  var isLong: Bool { length >= 16 }

  /// Runs a block of frames, but not beyond a time.
  mutating func run(_ scroller: inout Scroller<DelegateTarget>, until end: Double, recording trace: inout ScrollTrace) {
    start = (scroller, trace.checkpoint)
    scroller.recordFrames(length, until: end, recording: &trace)
  }

  /// Puts the scroller back to the time of the frame that is being reported.
  func goBack(_ scroller: inout Scroller<DelegateTarget>, to time: Double, recording trace: inout ScrollTrace) {
    guard let start else { return }
    scroller = start.scroller
    trace.truncate(to: start.checkpoint)
    scroller.advance(to: time, recording: &trace)
  }

  /// Ends the block, in which somebody may have changed something.
  mutating func end(isChanged: Bool) { length = isChanged ? 1 : min(2 * length, Self.longest) }
}
