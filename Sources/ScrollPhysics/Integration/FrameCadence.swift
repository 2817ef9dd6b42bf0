/// How display frames fall on the integrator's blocks of steps, where that repeats: at 120 Hz and 1 ms every twelfth
/// frame is at the beginning of a block.
///
/// In a repeating cadence a frame's place in a block is one of a few, so that its transition is looked up instead of
/// computed.
struct FrameCadence {
  /// The number of frames after which the pattern repeats.
  let frames: Int
  /// The number of blocks in that many frames.
  let blocks: Int
  /// How long a block takes, in ms.
  let blockDuration: Double

  /// The longest pattern that is looked for.
  static let longest = 72

  /// Finds the cadence of a frame rate in frames per second on a step in ms; nil where there is none short enough.
  init?(frameRate: Double, step: Double) {
    blockDuration = step * Double(FixedStepIntegrator.stepsPerBlock)
    let blocksPerFrame = 1000 / frameRate / blockDuration
    if !(blocksPerFrame < 1e6) { return nil }
    for frames in 1...Self.longest {
      let blocks = blocksPerFrame * Double(frames)
      let whole = Double(Int(blocks + 0.5))
      // A pattern that is off by less than 1e-9 of a block is exact: the difference moves nothing by 1e-9 pt.
      if whole >= 1 && abs(blocks - whole) < 1e-9 {
        self.frames = frames
        self.blocks = Int(whole)
        return
      }
    }
    return nil
  }

  /// The block that a frame is in.
  func block(of frame: Int) -> Int { frame * blocks / frames }

  /// How far a frame is into its block, in ms.
  func remainder(_ frame: Int) -> Double { Double(frame * blocks % frames) / Double(frames) * blockDuration }

  /// When a frame is, in ms of the motion's time.
  func time(of frame: Int) -> Double { Double(block(of: frame)) * blockDuration + remainder(frame) }

  /// A law's transition from the beginning of a frame's block to the frame.
  func transition(_ law: LinearLaw, to frame: Int) -> LinearLaw.Transition {
    let remainder = remainder(frame)
    return remainder == 0 ? .identity : law.transition(across: remainder)
  }

  /// Where a frame of the pattern lies among the blocks.
  struct Place {
    /// The law's transition from the beginning of the frame's block to the frame.
    var remainder: LinearLaw.Transition
    /// The number of blocks that begin before the next frame and not before this one.
    var blocksToNext: Int
  }

  /// The place of a frame of the pattern.
  func place(_ law: LinearLaw, ofFrame frame: Int) -> Place {
    Place(remainder: transition(law, to: frame), blocksToNext: block(of: frame + 1) - block(of: frame))
  }
}
