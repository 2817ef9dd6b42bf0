/// How display frames fall on the grid of steps, where that repeats: at 120 Hz and 1 ms every third frame is on a step.
///
/// In a repeating cadence a frame's place between two steps is one of a few, so that its transition is looked up
/// instead of computed.
struct FrameCadence {
  /// The number of frames after which the pattern repeats.
  let frames: Int
  /// The number of steps in that many frames.
  let steps: Int

  /// The longest pattern that is looked for.
  static let longest = 24

  /// Finds the cadence of a frame rate in frames per second on a step in ms; nil where there is none short enough.
  init?(frameRate: Double, step: Double) {
    let stepsPerFrame = 1000 / frameRate / step
    if !(stepsPerFrame < 1e6) { return nil }
    for frames in 1...Self.longest {
      let steps = stepsPerFrame * Double(frames)
      let whole = Double(Int(steps + 0.5))
      // A pattern that is off by less than 1e-9 of a step is exact: the difference moves nothing by 1e-9 pt.
      if whole >= 1 && abs(steps - whole) < 1e-9 {
        self.frames = frames
        self.steps = Int(whole)
        return
      }
    }
    return nil
  }

  /// The step at or before a frame.
  func step(before frame: Int) -> Int { frame * steps / frames }

  /// How far a frame is from the step before it, in steps.
  func remainder(_ frame: Int) -> Double { Double(frame * steps % frames) / Double(frames) }
}
