/// The repeating pattern in which frames fall on the integrator's blocks of steps, so that transitions are looked up.
///
/// At 120 Hz and steps of 1 ms, for example, every twelfth frame falls on the beginning of a block.
struct FrameCadence {
  /// The number of frames after which the pattern repeats.
  let frames: Int
  let blocks: Int
  let blockDuration: Double

  /// The largest number of frames in a pattern.
  static let longest = 72

  /// Creates the cadence of a frame rate, in frames per second, on a step, in ms; nil if no pattern is short enough.
  init?(frameRate: Double, step: Double) {
    blockDuration = step * Double(FixedStepIntegrator.stepsPerBlock)
    let blocksPerFrame = 1000 / frameRate / blockDuration
    if !(blocksPerFrame < 1e6) { return nil }
    for frames in 1...Self.longest {
      let blocks = blocksPerFrame * Double(frames)
      let whole = Double(Int(blocks + 0.5))
      // A pattern that is off by less than 1e-9 of a block counts as exact. The difference moves nothing by 1e-9 pt.
      if whole >= 1 && abs(blocks - whole) < 1e-9 {
        self.frames = frames
        self.blocks = Int(whole)
        return
      }
    }
    return nil
  }

  func block(of frame: Int) -> Int { frame * blocks / frames }

  /// Returns the time from the beginning of a frame's block to the frame, in ms.
  func remainder(_ frame: Int) -> Double { Double(frame * blocks % frames) / Double(frames) * blockDuration }
  func time(of frame: Int) -> Double { Double(block(of: frame)) * blockDuration + remainder(frame) }

  func transition(_ law: LinearLaw, to frame: Int) -> LinearLaw.Transition {
    let remainder = remainder(frame)
    return remainder == 0 ? .identity : law.transition(across: remainder)
  }

  /// The position of a frame of the pattern among the blocks.
  struct Position {
    /// The transition from the beginning of the frame's block to the frame.
    var remainder: LinearLaw.Transition
    var blocksToNext: Int
  }

  func position(_ law: LinearLaw, ofFrame frame: Int) -> Position {
    Position(remainder: transition(law, to: frame), blocksToNext: block(of: frame + 1) - block(of: frame))
  }
}
