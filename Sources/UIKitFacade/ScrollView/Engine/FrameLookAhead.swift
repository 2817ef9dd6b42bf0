import ScrollPhysics

/// Runs a scroller ahead of the frames that are reported, a block at a time, and goes back if somebody changes something.
///
/// Blocks double in length while nothing is changed, and consist of one frame after a change.
struct FrameLookAhead {
  /// Whether the scroller is ahead of the frame that is being reported.
  private(set) var isAhead = false
  /// The scroller and the trace's end from before the last block.
  private var start: (scroller: Scroller<DelegateTarget>, mark: ScrollTrace.Mark)?
  private var length = 16
  private static let longest = 512

  /// Runs a block of frames, but not beyond a time; one frame while an app's animation moves what is shown.
  mutating func run(
    _ scroller: inout Scroller<DelegateTarget>, until limit: Double, recording trace: inout ScrollTrace
  ) {
    (start, isAhead) = ((scroller, trace.mark), true)
    scroller.showFrames(scroller.isShownApart ? 1 : length, until: limit, recording: &trace)
  }

  /// Puts the scroller back to the time of the frame that is being reported.
  mutating func goBack(
    _ scroller: inout Scroller<DelegateTarget>, to time: Double, recording trace: inout ScrollTrace
  ) {
    guard isAhead, let start else { return }
    isAhead = false
    scroller = start.scroller
    trace.fallBack(to: start.mark)
    scroller.advance(to: time, recording: &trace)
  }

  /// Ends the block.
  mutating func end() {
    length = isAhead ? min(2 * length, Self.longest) : 1
    isAhead = false
  }
}
