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
  private let transition: ExponentialLaw.Transition
  /// The state at ``time``.
  private var state: ExponentialLaw.State
  /// The time the integrator has reached, in ms: where it was started, or a step's.
  public private(set) var time: Double
  private var stepIndex: Int

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
    stepIndex = Self.index(time, step)
  }

  /// The state at a time, in ms; steps there first. Times must not decrease.
  @inline(__always)
  public mutating func advance(to target: Double) -> ExponentialLaw.State {
    let targetIndex = Self.index(target, step)
    if targetIndex > stepIndex { stepForward(to: targetIndex) }
    let remainder = target - time
    return remainder > 0 ? law.transition(across: remainder).applied(to: state) : state
  }

  private mutating func stepForward(to targetIndex: Int) {
    let first = Double(stepIndex + 1) * step
    if time != Double(stepIndex) * step {
      state = law.transition(across: first - time).applied(to: state)
      stepIndex += 1
    }
    let steps = targetIndex - stepIndex
    var distance = state.distance
    var momentum = state.momentum
    let carry = transition.carry
    let decay = transition.decay
    if transition.keep == 1 {
      for _ in 0..<steps {
        distance += carry * momentum
        momentum *= decay
      }
    } else {
      let keep = transition.keep
      for _ in 0..<steps {
        distance = keep * distance + carry * momentum
        momentum *= decay
      }
    }
    state.distance = distance
    state.momentum = momentum
    stepIndex = targetIndex
    time = Double(targetIndex) * step
  }

  @inline(__always)
  private static func index(_ time: Double, _ step: Double) -> Int {
    // A day at the smallest step is far below 2⁵³; beyond it steps are no longer distinct.
    Int(min(time / step, 9e15))
  }
}
