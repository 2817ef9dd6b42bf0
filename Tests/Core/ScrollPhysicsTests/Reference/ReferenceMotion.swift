import Foundation

/// One law of one axis: the content offset and its derivative at a time since the law began.
struct ReferenceLaw {
  var duration: Double
  var isBounce = false
  var offset: (Double) -> Double
  var velocity: (Double) -> Double
}

/// The movement of one axis after a release: laws after one another, and where it rests.
struct ReferenceMotion {
  private(set) var laws: [ReferenceLaw] = []
  private(set) var rest: Double
  /// Where it begins: a view that jumps does so in the first frame.
  let start: Double
  private var jumps = false
  let axis: ReferenceAxis
  let scene: ReferenceScene

  init(at x: Double, _ axis: ReferenceAxis, _ scene: ReferenceScene) {
    (start, rest, self.axis, self.scene) = (x, x, axis, scene)
  }

  var duration: Double { laws.reduce(0) { $0 + $1.duration } }

  func state(at time: Double) -> (offset: Double, velocity: Double) {
    var time = time
    for law in laws {
      if time < law.duration { return (law.offset(time), law.velocity(time)) }
      time -= law.duration
    }
    return (rest, 0)
  }

  func caught(at time: Double, beforeFrames: Bool) -> Double {
    jumps && laws.isEmpty && beforeFrames ? start : state(at: time).offset
  }

  func isBouncing(at time: Double) -> Bool {
    var time = time
    for law in laws {
      if time < law.duration { return law.isBounce }
      time -= law.duration
    }
    return false
  }

  private func constant(_ name: String) -> Double { scene.constant(name) }
  var viewDecay: Double { -log(scene.rate) }

  // MARK: Laws

  /// "Deceleration": the sum by the millisecond, then the slide to the target, and a bounce at an edge on the way.
  mutating func decelerate(from x: Double, sum v: Double, decay k: Double, to target: Double) {
    rest = target
    if (target - x) * v <= 0 { return }
    let (stop, c) = (constant("stoppingSpeed"), exp(-k))
    let offset = { (t: Double) in x - v * c * expm1(-k * t) / (1 - c) }
    let law = { (duration: Double) in
      ReferenceLaw(duration: duration, offset: offset, velocity: { v * k / expm1(k) * exp(-k * $0) })
    }
    if abs(v) <= stop { return slide(from: x, to: target) }
    let slows = log(abs(v) / stop) / k
    // A sum that would pass its target ends there.
    if abs(offset(slows) - x) >= abs(target - x) {
      _ = run(law(Self.root(0, slows) { abs(offset($0) - x) >= abs(target - x) }))
    } else if !run(law(slows)) {
      slide(from: offset(slows), to: target)
    }
  }

  private mutating func slide(from x: Double, to target: Double) {
    let speed = target < x ? -constant("stoppingSpeed") : constant("stoppingSpeed")
    let law = ReferenceLaw(duration: (target - x) / speed, offset: { x + speed * $0 }, velocity: { _ in speed })
    if run(law) { return }
  }

  /// Appends a law whose offset is monotone; returns whether an edge ended it.
  private mutating func run(_ law: ReferenceLaw) -> Bool {
    if law.duration <= 0 { return false }
    let (start, end) = (law.offset(0), law.offset(law.duration))
    let edge = end > start ? axis.maximum : axis.minimum
    let passes = end > start ? start <= edge && end > edge + 1e-9 : start >= edge && end < edge - 1e-9
    guard passes else {
      laws.append(law)
      return false
    }
    let time = Self.root(0, law.duration) { end > start ? law.offset($0) >= edge : law.offset($0) <= edge }
    var cut = law
    cut.duration = time
    laws.append(cut)
    bounce(edge: edge, excess: 0, momentum: law.velocity(time))
    return true
  }

  /// Whether a bounce comes back across its edge.
  func crosses(excess: Double, momentum: Double) -> Bool {
    let (b, d) = (log(constant("edgePull")), log(scene.rate))
    let (p, q) = (excess - momentum / d, momentum / d)
    if p * excess >= 0 { return false }
    let time = log(-p / q) / d
    return abs(exp(b * time) * d * p) > constant("stoppingSpeed")
  }

  /// "Edge bounce": from an excess beyond an edge, with a momentum; both with their signs.
  mutating func bounce(edge: Double, excess: Double, momentum: Double, page: Double? = nil) {
    rest = edge
    if !axis.canBounce { return }
    let (b, d) = (log(constant("edgePull")), log(scene.rate))
    // e(t) = exp(b·t)·(p + q·exp(d·t))
    let q = momentum / d
    let p = excess - q
    let e = { (t: Double) in exp(b * t) * (excess + momentum * expm1(d * t) / d) }
    let speed = { (t: Double) in exp(b * t) * (b * p + (b + d) * q * exp(d * t)) }
    var law = ReferenceLaw(duration: 0, isBounce: true, offset: { edge + e($0) }, velocity: speed)
    let stop = constant("stoppingSpeed")
    var horizon = 1.0
    while abs(e(horizon)) > 1e-7 || abs(speed(horizon)) > 1e-9 { horizon *= 2 }
    // The instant at which it comes back inside, where it moves inward that fast.
    let side = excess != 0 ? excess : momentum
    let inside = { (t: Double) in (p + q * exp(d * t)) * side < 0 }
    if excess != 0, inside(horizon) || inside(1e9) {
      law.duration = Self.root(0, inside(horizon) ? horizon : 1e9, inside)
      laws.append(law)
      let inward = speed(law.duration)
      if abs(inward) <= stop { return }
      if let page { return turn(from: edge, velocity: inward, to: page) }
      let sum = inward * (expm1(viewDecay)) / viewDecay
      return decelerate(
        from: edge, sum: sum, decay: viewDecay,
        to: scene.pixel(edge + Self.freeDistance(sum, viewDecay, stop)))
    }
    // The last instant at which it is still far or fast: between these times, both quantities rise or fall.
    let turns = [-b * p / ((b + d) * q), -b * b * p / ((b + d) * (b + d) * q)].filter { $0 > 0 }.map { log($0) / d }
    let times = ([0, horizon] + turns.filter { $0 > 0 && $0 < horizon }).sorted()
    let near = constant("bounceRestDistance") / scene.scale
    let isFar = { (t: Double) in abs(e(t)) > near }
    let isFast = { (t: Double) in abs(speed(t)) > stop }
    law.duration = max(Self.last(isFar, times), Self.last(isFast, times))
    if law.duration > 0 { laws.append(law) }
  }

  private static func last(_ holds: (Double) -> Bool, _ times: [Double]) -> Double {
    for index in times.indices.dropFirst().reversed() {
      if holds(times[index]) { return times[index] }
      if holds(times[index - 1]) { return root(times[index - 1], times[index]) { !holds($0) } }
    }
    return 0
  }

  /// "Paging": the spring to a page.
  mutating func turn(from x: Double, velocity v: Double, to page: Double) {
    let (s, w) = (constant("pageSpringDecay"), constant("pageSpringFrequency"))
    let (e0, stop) = (x - page, constant("stoppingSpeed"))
    let e = { (t: Double) in exp(-s * t) * (e0 * cos(w * t) + (v + s * e0) * sin(w * t) / w) }
    let speed = { (t: Double) in
      exp(-s * t) * (v * cos(w * t) - (s * (v + s * e0) / w + w * e0) * sin(w * t))
    }
    rest = page
    var law = ReferenceLaw(duration: 0, offset: { page + e($0) }, velocity: speed)
    // e = A·exp(−σt)·sin(ωt + φ), so it is 0 where the phase is a multiple of π.
    let phase = atan2(e0, (v + s * e0) / w)
    // A turn that begins at its page comes back to it after half a swing.
    let arrival = (e0 == 0 ? .pi : phase < 0 ? -phase : .pi - phase) / w
    let isEdge = page == axis.minimum || page == axis.maximum
    let overshoots =
      scene.overshootsAboveSpeed ? abs(speed(arrival)) >= constant("pageOvershootSpeed") : isEdge
    // The last instant at which it is still far or fast, on a fine grid.
    let near = constant("bounceRestDistance") / scene.scale
    let amplitude = hypot(e0, (v + s * e0) / w)
    var horizon = 1.0
    while exp(-s * horizon) * amplitude * (1 + s + w) > min(near, stop) { horizon *= 2 }
    let isOpen = { (t: Double) in abs(e(t)) > near || abs(speed(t)) > stop }
    var time = horizon
    while time > 0, !isOpen(time) { time -= 0.25 }
    law.duration = time <= 0 ? 0 : Self.root(time, time + 0.25) { !isOpen($0) }
    if !overshoots || !axis.canBounce { law.duration = min(law.duration, arrival) }
    let edge = v < 0 ? axis.minimum : axis.maximum
    let turning = atan2(abs(v), (s * (v + s * e0) / w + w * e0) * (v < 0 ? -1 : 1)) / w
    if !axis.canBounce, v * e0 >= 0, v != 0, turning > 0, axis.excess(page + e(turning)) != 0 {
      // The edge holds the view; from there it turns the page.
      law.duration = Self.root(0, turning) { axis.excess(page + e($0)) * v > 0 }
      laws.append(law)
      return page == edge ? jump(to: edge) : turn(from: edge, velocity: 0, to: page)
    }
    laws.append(law)
  }

  /// "Animated scrolling".
  mutating func animate(from x: Double, to target: Double) {
    if target == x { return jump(to: x) }
    let (total, way) = (constant("animationDuration"), target - x)
    rest = target
    laws.append(
      ReferenceLaw(
        duration: total, offset: { x + way * (1 - cos(.pi * $0 / total)) / 2 },
        velocity: { way * .pi / total / 2 * sin(.pi * $0 / total) }))
  }

  /// "Rewritten targets", in SwiftUI after a release at rest.
  mutating func approach(from x: Double, to target: Double) {
    let (k, stop) = (constant("stillRetargetDecay"), constant("stoppingSpeed"))
    let speed = max(k * (abs(target - x) - 0.75), stop) * (target < x ? -1 : 1)
    decelerate(from: x, sum: speed * expm1(k) / k, decay: k, to: target)
  }

  /// Ends at once, elsewhere.
  mutating func jump(to target: Double) { (rest, jumps) = (target, true) }

  // MARK: Arithmetic

  /// sign(v)·(|v| − stop) / k, or 0.
  static func freeDistance(_ v: Double, _ k: Double, _ stop: Double) -> Double {
    abs(v) <= stop ? 0 : (v < 0 ? -1 : 1) * (abs(v) - stop) / k
  }

  /// The time at which a condition that stays true becomes true, by halving.
  static func root(_ from: Double, _ to: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
