/// Steps a ``LinearLaw`` by a fixed step, using the law's exact transition.
///
///     e′ = keep·e + carry·m        m′ = turn·e + decay·m
///
/// The coefficients are computed once. A step costs two to four multiplications and no call. Steps lie on the grid n ·
/// step of the motion's own time, whatever the frame rate, and are taken in blocks of four. A sample inside a block is
/// one more exact transition from the beginning of the block. The state at a time is therefore the same to the last
/// bit, whichever times were sampled before. Apart from rounding, every step size gives the same movement.
/// - Complexity: `advance` is O(steps passed), sampling O(1).
public struct FixedStepIntegrator: Sendable {
  /// The number of steps in a block.
  public static let stepsPerBlock = 4

  /// The step, in ms.
  public let step: Double
  /// The law being stepped.
  public let law: LinearLaw
  /// The time of the state from which the next step starts, in ms: the start of the integrator, or the beginning of a
  /// block.
  public private(set) var time: Double
  private(set) var state: LinearLaw.State
  /// The block that contains ``time`` or begins at it.
  private(set) var block: Int
  /// Whether ``time`` is the beginning of a block.
  private(set) var isAtBlock: Bool
  private let transition: LinearLaw.Transition
  /// The factors of the momentum's decay and of the distance's over two, three and four steps.
  private let decayPowers: (Double, Double, Double)
  private let keepPowers: (Double, Double, Double)
  private let blocksPerMillisecond: Double

  /// Creates an integrator from a state and its time.
  ///
  /// - Parameters:
  ///   - law: The law to step.
  ///   - state: The state at the start.
  ///   - time: The start, in ms of the motion's time. It need not lie on the grid of steps.
  ///   - step: The step, in ms; positive.
  public init(_ law: LinearLaw, from state: LinearLaw.State, at time: Double = 0, step: Double) {
    precondition(step > 0 && step.isFinite, "the integrator's step must be a positive number of milliseconds")
    self.step = step
    self.law = law
    self.state = state
    self.time = time
    transition = law.transition(across: step)
    decayPowers = Self.powers(transition.decay)
    keepPowers = Self.powers(transition.keep)
    blocksPerMillisecond = 1 / (step * Double(Self.stepsPerBlock))
    block = Self.block(time, blocksPerMillisecond)
    isAtBlock = time == Double(block) * (step * Double(Self.stepsPerBlock))
  }

  /// A placeholder integrator for an axis at rest.
  static let still = FixedStepIntegrator(
    LinearLaw(pull: 0, decay: 0), from: .init(distance: 0, momentum: 0), step: 1)

  /// Steps to a time, in ms, and returns the state there.
  ///
  /// Times must not decrease.
  public mutating func advance(to target: Double) -> LinearLaw.State {
    stepForward(to: Self.block(target, blocksPerMillisecond))
    // Rounding may place a time on the grid slightly before its block. The transition is exact across a negative time
    // too.
    let remainder = target - time
    return remainder != 0 ? law.transition(across: remainder).applied(to: state) : state
  }

  /// Steps to the beginning of a block; does nothing if that block has already begun.
  @inline(__always)
  mutating func stepForward(to target: Int) {
    if target <= block { return }
    if !isAtBlock {
      block += 1
      state = law.transition(across: beginning(of: block) - time).applied(to: state)
      isAtBlock = true
    }
    step(&state.distance, &state.momentum, target - block)
    block = target
    time = beginning(of: target)
  }

  /// Steps through whole blocks.
  @inline(__always)
  func step(_ distance: inout Double, _ momentum: inout Double, _ blocks: Int) {
    let (carry, decay, keep) = (transition.carry, transition.decay, transition.keep)
    let (decay2, decay3, decay4) = decayPowers
    var (e, m) = (distance, momentum)
    // Each step's part is computed from the momentum at the beginning of the block, so the multiplications need not
    // wait for one another.
    if law.frequency != 0 {
      for _ in 0..<blocks * Self.stepsPerBlock { (e, m) = (keep * e + carry * m, transition.turn * e + decay * m) }
    } else if keep == 1 {
      return stepFreely(&distance, &momentum, blocks)
    } else {
      let (keep2, keep3, keep4) = keepPowers
      for _ in 0..<blocks {
        let early = keep3 * (carry * m) + keep2 * (carry * (m * decay))
        let late = keep * (carry * (m * decay2)) + carry * (m * decay3)
        e = keep4 * e + (early + late)
        m *= decay4
      }
    }
    distance = e
    momentum = m
  }

  /// Steps through whole blocks of a law that only decays.
  @inline(__always)
  func stepFreely(_ distance: inout Double, _ momentum: inout Double, _ blocks: Int) {
    let (carry, decay) = (transition.carry, transition.decay)
    let (decay2, decay3, decay4) = decayPowers
    for _ in 0..<blocks {
      let m = momentum
      distance += (carry * m + carry * (m * decay)) + (carry * (m * decay2) + carry * (m * decay3))
      momentum = m * decay4
    }
  }

  /// Sets the state at the beginning of a block.
  mutating func set(_ state: LinearLaw.State, at block: Int) {
    self.state = state
    self.block = block
    time = beginning(of: block)
  }

  private static func powers(_ x: Double) -> (Double, Double, Double) { (x * x, x * x * x, (x * x) * (x * x)) }

  @inline(__always)
  private func beginning(of block: Int) -> Double { Double(block) * (step * Double(Self.stepsPerBlock)) }

  @inline(__always)
  private static func block(_ time: Double, _ blocksPerMillisecond: Double) -> Int {
    // A day at the smallest step is far below 2⁵³ blocks. Beyond that number, steps are no longer distinct.
    Int(min(time * blocksPerMillisecond, 9e15))
  }
}
