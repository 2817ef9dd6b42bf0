/// Steps a `LinearLaw` by a fixed step, using the law's exact transition.
///
///     e′ = keep·e + carry·m        m′ = turn·e + decay·m
///
/// Steps lie on the grid n · step of the motion's own time, whatever the frame rate. They are taken in blocks of four,
/// whose exact transition is computed once: a block costs two to four multiplications and no call. A sample inside a
/// block is one more exact transition from the beginning of the block. The state at a time is therefore the same to the
/// last bit, whichever times were sampled before. Apart from rounding, every step size gives the same movement.
/// - Complexity: `advance` is O(steps passed), sampling O(1).
package struct FixedStepIntegrator: Sendable {
  static let stepsPerBlock = 4

  let step: Double
  let law: LinearLaw
  /// The time of the state from which the next step starts, in ms: the integrator's start, or the beginning of a block.
  package private(set) var time: Double
  private(set) var state: LinearLaw.State
  /// The block that contains ``time`` or begins at it.
  private(set) var block: Int
  /// Whether ``time`` is the beginning of a block.
  private(set) var isAtBlock: Bool
  let transition: LinearLaw.Transition
  private let blocksPerMillisecond: Double

  /// Creates an integrator from a state, its time, which need not lie on the grid of steps, and a step, both in ms.
  package init(_ law: LinearLaw, from state: LinearLaw.State, at time: Double = 0, step: Double) {
    precondition(step > 0 && step.isFinite, "the integrator's step must be a positive number of milliseconds")
    (self.step, self.law, self.state, self.time) = (step, law, state, time)
    transition = law.transition(across: step * Double(Self.stepsPerBlock))
    blocksPerMillisecond = 1 / (step * Double(Self.stepsPerBlock))
    block = Self.block(at: time, blocksPerMillisecond: blocksPerMillisecond)
    isAtBlock = time == Double(block) * (step * Double(Self.stepsPerBlock))
  }

  /// A placeholder integrator for an axis at rest.
  static let still = FixedStepIntegrator(LinearLaw(pull: 0, decay: 0), from: .init(distance: 0, momentum: 0), step: 1)

  /// Steps to a time, in ms, and returns the state there; times must not decrease.
  package mutating func advance(to target: Double) -> LinearLaw.State {
    stepForward(to: Self.block(at: target, blocksPerMillisecond: blocksPerMillisecond))
    // Rounding may place a time on the grid slightly before its block. The transition across a negative time is exact.
    let remainder = target - time
    return remainder != 0 ? law.transition(across: remainder).applied(to: state) : state
  }

  /// Steps to the beginning of a block; does nothing if that block has already begun.
  @inline(__always) mutating func stepForward(to target: Int) {
    if target <= block { return }
    if !isAtBlock {
      block += 1
      state = law.transition(across: beginning(of: block) - time).applied(to: state)
      isAtBlock = true
    }
    for _ in block..<target { state = transition.applied(to: state) }
    block = target
    time = beginning(of: target)
  }

  mutating func set(_ state: LinearLaw.State, at block: Int) {
    self.state = state
    self.block = block
    time = beginning(of: block)
  }

  @inline(__always)
  private func beginning(of block: Int) -> Double { Double(block) * (step * Double(Self.stepsPerBlock)) }

  @inline(__always) private static func block(at time: Double, blocksPerMillisecond: Double) -> Int {
    // A day at the smallest step is far below 2⁵³ blocks. Beyond that number, steps are no longer distinct.
    Int(min(time * blocksPerMillisecond, 9e15))
  }
}
