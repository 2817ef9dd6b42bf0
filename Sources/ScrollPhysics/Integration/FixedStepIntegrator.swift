/// Steps an ``ExponentialLaw`` at a fixed step with the law's exact transition.
///
///     e′ = keep·e + carry·m        m′ = decay·m
///
/// The coefficients are computed once; a step costs two or three multiplications and no call. Steps lie on the grid
/// n · step of the motion's own time, whatever the frame rate; a sample between two steps is one further exact
/// transition across the remainder. Rounding apart, every step size gives the same movement.
/// - Complexity: `advance` is O(steps passed); sampling is O(1).
public struct FixedStepIntegrator: Sendable {
  /// The step, in ms.
  public let step: Double
  /// The law being stepped.
  public let law: ExponentialLaw
  let transition: ExponentialLaw.Transition
  /// The momentum's decay over two, three and four steps.
  private let powers: (Double, Double, Double)
  /// The state at ``time``.
  private(set) var state: ExponentialLaw.State
  /// The time the integrator has reached, in ms: where it was started, or a step's.
  public private(set) var time: Double
  private(set) var stepIndex: Int
  private let stepsPerMillisecond: Double

  /// Creates an integrator in a state at a time.
  ///
  /// - Parameters:
  ///   - law: The law to step.
  ///   - state: The state at the start.
  ///   - time: The start, in ms of the motion's time; any, on the grid of steps or not.
  ///   - step: The step, in ms; positive.
  public init(_ law: ExponentialLaw, from state: ExponentialLaw.State, at time: Double = 0, step: Double) {
    precondition(step > 0 && step.isFinite, "the integrator's step must be a positive number of milliseconds")
    self.step = step
    self.law = law
    self.state = state
    self.time = time
    transition = law.transition(across: step)
    let decay = transition.decay
    powers = (decay * decay, decay * decay * decay, (decay * decay) * (decay * decay))
    stepsPerMillisecond = 1 / step
    stepIndex = Self.index(time, stepsPerMillisecond)
  }

  /// An integrator of nothing, to hold the place of one.
  static let still = FixedStepIntegrator(
    ExponentialLaw(pull: 0, decay: 0), from: .init(distance: 0, momentum: 0), step: 1)

  /// The state at a time, in ms; steps there first. Times must not decrease.
  @inline(__always)
  public mutating func advance(to target: Double) -> ExponentialLaw.State {
    let targetIndex = Self.index(target, stepsPerMillisecond)
    if targetIndex > stepIndex { stepForward(to: targetIndex) }
    // Rounding may put a time on the grid a hair before its step: the transition across a negative time is exact too.
    let remainder = target - time
    return remainder != 0 ? law.transition(across: remainder).applied(to: state) : state
  }

  @inline(__always)
  private mutating func stepForward(to targetIndex: Int) {
    alignToGrid()
    step(&state.distance, &state.momentum, targetIndex - stepIndex)
    stepIndex = targetIndex
    time = Double(targetIndex) * step
  }

  /// Takes whole steps.
  @inline(__always)
  func step(_ distance: inout Double, _ momentum: inout Double, _ count: Int) {
    let carry = transition.carry
    let decay = transition.decay
    var (e, m) = (distance, momentum)
    var left = count
    if transition.keep == 1 {
      // Four at a time, each step's momentum from the first one's, so that the multiplications need not wait for one
      // another; the loop's end is rare, too: a display frame is eight or nine steps.
      let (decay2, decay3, decay4) = (powers.0, powers.1, powers.2)
      while left >= 4 {
        e += (carry * m + carry * (m * decay)) + (carry * (m * decay2) + carry * (m * decay3))
        m *= decay4
        left -= 4
      }
      while left > 0 {
        e += carry * m
        m *= decay
        left -= 1
      }
    } else {
      let keep = transition.keep
      while left > 0 {
        e = keep * e + carry * m
        m *= decay
        left -= 1
      }
    }
    distance = e
    momentum = m
  }

  /// Goes back to the step before the start, where the integrator was started between two: a law can be followed
  /// backward as exactly as forward.
  mutating func alignToGrid() {
    let grid = Double(stepIndex) * step
    if time == grid { return }
    state = law.transition(across: grid - time).applied(to: state)
    time = grid
  }

  /// Takes over a state on the grid.
  mutating func set(_ distance: Double, _ momentum: Double, at step: Int) {
    state = ExponentialLaw.State(distance: distance, momentum: momentum)
    stepIndex = step
    time = Double(step) * self.step
  }

  @inline(__always)
  private static func index(_ time: Double, _ stepsPerMillisecond: Double) -> Int {
    // A day at the smallest step is far below 2⁵³; beyond it steps are no longer distinct.
    Int(min(time * stepsPerMillisecond, 9e15))
  }
}
