import ScrollPhysics

/// An action on a scroll view.
package enum ViewAction: Sendable, CustomStringConvertible {
  case wait(Double)
  case waitForRest
  case down(Vector2D)
  case move(Vector2D)
  case up
  case cancel
  case release(offset: Vector2D, velocity: Vector2D)
  case contentSize(Size2D)
  case boundsSize(Size2D)
  case inset(Double)
  case scroll(to: Vector2D, animated: Bool)
  case assign(Vector2D)
  case shift(Vector2D)
  case paging(Bool)
  case enabled(Bool)
  case bounces(Bool)
  case rate(Double)
  case frameRate(Double)
  case scale(Double)
  case stillRetarget(StillRetarget)
  case opposedRetarget(OpposedRetarget)
  case pageOvershoot(PageOvershoot)
  case spring(PageSpring)

  /// The action in a few words.
  package var description: String {
    switch self {
    case .wait(let time): "wait \(time)"
    case .waitForRest: "wait for rest"
    case .down(let place): "down \(place.x),\(place.y)"
    case .move(let place): "move \(place.x),\(place.y)"
    case .up: "up"
    case .cancel: "cancel"
    case .release(let offset, let velocity): "release \(offset.x),\(offset.y) at \(velocity.x),\(velocity.y)"
    case .contentSize(let size): "content \(size.width)x\(size.height)"
    case .boundsSize(let size): "bounds \(size.width)x\(size.height)"
    case .inset(let inset): "inset \(inset)"
    case .scroll(let offset, let animated): "scroll to \(offset.x),\(offset.y)\(animated ? " animated" : "")"
    case .assign(let offset): "assign \(offset.x),\(offset.y)"
    case .shift(let amount): "shift \(amount.x),\(amount.y)"
    case .paging(let isOn): "paging \(isOn)"
    case .enabled(let isOn): "enabled \(isOn)"
    case .bounces(let isOn): "bounces \(isOn)"
    case .rate(let rate): "rate \(rate)"
    case .frameRate(let rate): "frame rate \(rate)"
    case .scale(let scale): "scale \(scale)"
    case .stillRetarget(let choice): "still \(choice)"
    case .opposedRetarget(let choice): "opposed \(choice)"
    case .pageOvershoot(let choice): "overshoot \(choice)"
    case .spring(let spring): "spring \(spring)"
    }
  }

  /// Returns a random action, as likely during a motion as at rest.
  package static func random(using generator: inout some RandomNumberGenerator) -> ViewAction {
    func number(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &generator)
      return Bool.random(using: &generator) ? value : (value * 2).rounded() / 2
    }
    func point(_ range: ClosedRange<Double>) -> Vector2D { Vector2D(x: number(range), y: number(range)) }
    func flag() -> Bool { Bool.random(using: &generator) }
    func one<Element>(of elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &generator)]
    }
    switch Int.random(in: 0...40, using: &generator) {
    case 0...8: return .wait(one(of: [0, 0.1, 1, 7.3, 16.5, 40, 120, 400, number(0...900)]))
    case 9, 10: return .waitForRest
    case 11...13: return .down(point(0...400))
    case 14...19: return .move(point(0...600))
    case 20...22: return .up
    case 23: return .cancel
    case 24...26:
      return .release(offset: point(-120...2200), velocity: one(of: [.zero, point(-4...4), point(-0.3...0.3)]))
    case 27: return .contentSize(Size2D(width: number(0...2500), height: number(0...3000)))
    case 28: return .boundsSize(Size2D(width: number(1...700), height: number(1...900)))
    case 29: return .inset(number(-40...90))
    case 30: return .scroll(to: point(-200...2600), animated: flag())
    case 31: return .scroll(to: point(-200...2600), animated: true)
    case 32: return .assign(point(-200...2600))
    case 33: return .shift(point(-400...400))
    case 34: return .paging(flag())
    case 35: return .enabled(flag())
    case 36: return .bounces(flag())
    case 37: return .rate(one(of: [0.998, 0.99, 0.9, 0.9995]))
    case 38: return one(of: [.frameRate(60), .frameRate(120), .frameRate(59.94), .frameRate(7), .scale(1), .scale(3)])
    case 39: return one(of: StillRetarget.allCases.map { .stillRetarget($0) } + PageSpring.allCases.map { .spring($0) })
    default:
      return one(
        of: OpposedRetarget.allCases.map { .opposedRetarget($0) } + PageOvershoot.allCases.map { .pageOvershoot($0) })
    }
  }

  /// Performs the action; skips an action that is impossible in the present state, such as a second finger or a lift
  /// without one.
  package func perform<Behavior: TargetBehavior>(
    on view: inout Scroller<Behavior>, _ finger: inout Bool, _ trace: inout ScrollTrace
  ) {
    func change(_ change: (inout ScrollConfiguration) -> Void) { view.update(recording: &trace, change) }
    let time = view.time
    switch self {
    case .wait(let interval): view.advance(to: time + interval, recording: &trace)
    case .waitForRest: view.advanceToRest(limit: time + 20_000, recording: &trace)
    case .down(let place):
      if finger { return }
      finger = true
      view.touchDown(at: place, time: time, recording: &trace)
    case .move(let place):
      if finger { view.touchMove(to: place, time: time + 8, recording: &trace) }
    case .up:
      if finger { view.touchUp(time: time, recording: &trace) }
      finger = false
    case .cancel:
      if finger { view.touchCancel(time: time, recording: &trace) }
      finger = false
    case .release(let offset, let velocity):
      if !finger { view.release(ReleaseState(contentOffset: offset, velocity: velocity), recording: &trace) }
    case .contentSize(let size): change { $0.geometry.contentSize = size }
    case .boundsSize(let size): view.resize(to: size, recording: &trace)
    case .inset(let inset):
      change { $0.geometry.contentInset = ContentInset(top: inset, left: inset, bottom: 3, right: inset) }
    case .scroll(let offset, let animated): view.setContentOffset(offset, animated: animated, recording: &trace)
    case .assign(let offset): view.assignContentOffset(offset, recording: &trace)
    case .shift(let amount): view.shiftContent(by: amount, recording: &trace)
    case .paging(let isOn): change { $0.isPagingEnabled = isOn }
    case .enabled(let isOn): change { $0.isScrollEnabled = isOn }
    case .bounces(let isOn): change { $0.bounces = isOn }
    case .rate(let rate): change { $0.decelerationRate = DecelerationRate(rawValue: rate) }
    case .frameRate(let rate): change { $0.frameRate = rate }
    case .scale(let scale): change { $0.displayScale = scale }
    case .stillRetarget(let choice): change { $0.tuning.stillRetarget = choice }
    case .opposedRetarget(let choice): change { $0.tuning.opposedRetarget = choice }
    case .pageOvershoot(let choice): change { $0.tuning.pageOvershoot = choice }
    case .spring(let spring): change { $0.tuning.setPageSpring(spring) }
    }
  }

  /// Performs the action on any view, where every view can do it; returns whether it was performed.
  package func perform(
    onAny view: inout some SimulatedScrollView, _ finger: inout Bool, _ trace: inout ScrollTrace
  ) -> Bool {
    let time = view.time
    switch self {
    case .wait(let interval): view.advance(to: time + interval, recording: &trace)
    case .waitForRest: view.advanceToRest(limit: time + 20_000, recording: &trace)
    case .down(let location):
      if finger { return false }
      finger = true
      view.touchDown(at: location, time: time, recording: &trace)
    case .move(let location):
      if !finger { return false }
      view.touchMove(to: location, time: time + 8, recording: &trace)
    case .up, .cancel:
      if !finger { return false }
      finger = false
      if case .up = self {
        view.touchUp(at: nil, time: time, recording: &trace)
      } else {
        view.touchCancel(time: time, recording: &trace)
      }
    case .boundsSize(let size): view.resize(to: size, recording: &trace)
    case .scroll(let offset, let animated): view.setContentOffset(offset, animated: animated, recording: &trace)
    case .assign(let offset): view.setContentOffset(offset, animated: false, recording: &trace)
    default: return false
    }
    return true
  }
}

extension [ViewAction] {
  /// Returns a random sequence, of four actions up to a number.
  package static func random(_ most: Int, using generator: inout some RandomNumberGenerator) -> [ViewAction] {
    (0..<Int.random(in: 4...most, using: &generator)).map { _ in .random(using: &generator) }
  }

  /// Returns a random sequence of one to three movements, each with a resize during the drag, the deceleration or the
  /// animation.
  package static func resizedInFlight(using generator: inout some RandomNumberGenerator) -> [ViewAction] {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    func flag() -> Bool { Bool.random(using: &generator) }
    func resize() -> ViewAction { .boundsSize(Size2D(width: number(1...900).rounded(), height: number(1...900))) }
    var actions: [ViewAction] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if Int.random(in: 0...3, using: &generator) == 0 {
        actions.append(.scroll(to: Vector2D(x: number(-200...2600), y: number(-200...2600)), animated: true))
      } else {
        var (place, step) = (Vector2D(x: 150, y: 150), Vector2D(x: number(-40...40), y: number(-40...40)))
        actions.append(.down(place))
        for _ in 0..<Int.random(in: 2...8, using: &generator) {
          place = place + step
          step.x *= number(0.6...1.2)
          actions.append(.move(place))
          if Int.random(in: 0...7, using: &generator) == 0 { actions.append(resize()) }
        }
        actions.append(Int.random(in: 0...9, using: &generator) == 0 ? .cancel : .up)
      }
      actions.append(.wait(number(0...400)))
      if flag() { actions.append(resize()) }
      actions.append(flag() ? .wait(number(0...300)) : .waitForRest)
    }
    return actions
  }
}
