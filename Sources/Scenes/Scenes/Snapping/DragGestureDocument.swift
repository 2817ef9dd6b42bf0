extension SceneParameters {
  mutating func dragGesture() throws(Failure) -> SceneSnapping.Kind {
    let alignment: LineAlignment = try choice("alignment", "Align with", default: .lineCenter)
    let thresholds = try dragThresholds()
    var style = DragGestureStyle()
    style.animation = try rowAnimation()
    style.handsVelocityOver = try flag(
      "handsVelocityOver", "A spring begins with the finger’s velocity", default: style.handsVelocityOver)
    style.catching = try choice("catching", "Caught in flight", default: style.catching)
    style.cancellation = try choice("cancellation", "When the system cancels", default: style.cancellation)
    style.minimumDistance = try number(
      "minimumDistance", "Begins after", .notNegative, "pt", default: style.minimumDistance)
    style.subtractsMinimumDistance = try flag(
      "subtractsMinimumDistance", "That distance is subtracted", default: style.subtractsMinimumDistance)
    style.resistance.factor = try number(
      "resistanceFactor", "Part that follows beyond the ends", .between(0, 1), "", default: style.resistance.factor)
    style.resistance.limit = try number("resistanceLimit", "Farthest beyond the ends", .positive, "pt")
    return .dragGesture(alignment, thresholds, style)
  }

  private mutating func dragThresholds() throws(Failure) -> DragThresholds {
    let measure: DragThresholds.Measure = try choice("measure", "What counts", default: .translation)
    let part = try number("part", "Turns beyond a part of the page", .notNegative, "", default: 0.5)
    let distance = try number("distance", "or beyond a distance", .notNegative, "pt")
    let speed = try number("minimumFlickVelocity", "Slowest flick", .notNegative, "pt/ms")
    return DragThresholds(
      measure, beyond: distance.map { .points($0) } ?? .part(part), minimumFlickVelocity: speed ?? .infinity,
      turns: try choice("turns", "Pages it turns", default: .one))
  }

  /// Returns an animation by its name, with the parameters that are given instead of its own.
  private mutating func rowAnimation() throws(Failure) -> RowAnimation {
    let name: RowAnimationName = try choice("animation", "Animation", default: .default)
    let duration = try number("duration", "Its duration, or a spring’s response", .positive, "ms")
    let damping = try number("dampingFraction", "A spring’s damping", .positive, "")
    let stiffness = try number("stiffness", "Stiffness of interpolatingSpring", .positive, "", default: 250)
    let friction = try number("damping", "Its damping", .positive, "", default: 25)
    let velocity = try number("initialVelocity", "Its initial velocity", .between(-1e6, 1e6), "distances/s", default: 0)
    switch name.animation {
    case .spring(let response, let ratio):
      return .spring(response: duration ?? response, dampingFraction: damping ?? ratio)
    case .timingCurve(let first, let second, let own): return .timingCurve(first, second, duration: duration ?? own)
    case .interpolatingSpring:
      return .interpolatingSpring(mass: 1, stiffness: stiffness, damping: friction, initialVelocity: velocity)
    case .immediate: return .immediate
    }
  }
}

extension NumberRange {
  /// A positive number of at most a million.
  fileprivate static let positive = NumberRange.between(0.001, 1e6)
}

private enum RowAnimationName: String, CaseIterable {
  case `default`, spring, interactiveSpring, smooth, snappy, bouncy, easeIn, easeOut, easeInOut, linear
  case interpolatingSpring, immediate

  var animation: RowAnimation { Self.animations[Self.allCases.firstIndex(of: self) ?? 0] }

  /// The animations, in the order of the names.
  private static let animations: [RowAnimation] = [
    .default, .spring, .interactiveSpring, .smooth, .snappy, .bouncy, .easeIn, .easeOut, .easeInOut, .linear,
    .interpolatingSpring(mass: 1, stiffness: 0, damping: 0, initialVelocity: 0), .immediate,
  ]
}
