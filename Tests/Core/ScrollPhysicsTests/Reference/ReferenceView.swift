import Foundation

/// A slow scroll view after docs/Physics.md, for one gesture.
struct ReferenceView {
  struct Frame {
    var time: Double
    var offset: [Double]
    var phase: String
  }

  struct Call: Equatable {
    var time: Double
    var name: String
  }

  struct Release {
    var time: Double
    var velocity: [Double]
    var proposed: [Double]
    var target: [Double]
    var willDecelerate: Bool
  }

  struct Sample {
    var time: Double
    var place: [Double]
  }

  let scene: ReferenceScene
  private(set) var frames: [Frame] = []
  private(set) var calls: [Call] = []
  private(set) var releases: [Release] = []
  /// When and where the last motion rests.
  private(set) var restTime: Double?
  private(set) var offset: [Double]

  private var motions: [ReferenceMotion]?
  private var motionStart = 0.0
  private var nextFrame = 1
  private(set) var samples: [Sample] = []
  private var isDown = false
  private var isDragging = false
  /// The offset that the finger asks for, before it is limited.
  private var asked = [0.0, 0.0]
  private var dragStart = [0.0, 0.0]
  private(set) var lock: Int?
  private var lockIsDecided = false
  private var lockWasDecided = false
  private var lockStart = Sample(time: 0, place: [0, 0])
  private var series = (count: 0, multiplier: 1.0, last: -Double.infinity, velocity: [0.0, 0.0])
  private var isCaught = false
  private var swallowed = [0.0, 0.0]

  init(_ scene: ReferenceScene) {
    (self.scene, offset) = (scene, scene.offset)
  }

  var lastSample: Sample { samples.last ?? lockStart }
  func constant(_ name: String) -> Double { scene.constant(name) }
  private var shown: [Double] { offset.map(scene.pixel) }

  private mutating func call(_ name: String, _ time: Double) { calls.append(Call(time: time, name: name)) }

  private mutating func move(to new: [Double], _ time: Double) {
    let before = shown
    offset = new
    if shown != before { call("didScroll", time) }
  }

  private mutating func record(_ time: Double) {
    let beyond = motions?.contains { $0.isBouncing(at: time - motionStart) } ?? false
    let phase =
      isDragging ? "dragging" : isDown ? "tracking" : motions == nil ? "idle" : beyond ? "bouncing" : "decelerating"
    frames.append(Frame(time: time, offset: offset, phase: phase))
  }

  // MARK: Time

  mutating func advance(to time: Double) {
    while let motions {
      let at = motionStart + Double(nextFrame) * 1000 / scene.frameRate
      if at > time { return }
      nextFrame += 1
      move(to: motions.map { $0.state(at: at - motionStart).offset }, at)
      if motions.allSatisfy({ at - motionStart >= $0.duration }) { finish(motions, at) }
      record(at)
    }
  }

  private mutating func finish(_ motions: [ReferenceMotion], _ time: Double) {
    self.motions = nil
    restTime = motionStart + max(motions[0].duration, motions[1].duration)
    move(to: motions.map { $0.caught(at: .infinity, beforeFrames: nextFrame == 1) }, time)
    call("didEndDecelerating", time)
  }

  // MARK: Fingers

  mutating func down(_ place: [Double], _ time: Double) {
    advance(to: time)
    guard scene.isEnabled else { return }
    // A motion whose law has ended is over, even if its last frame has not come.
    if let motions, motions.allSatisfy({ motionStart + $0.duration <= time }) { finish(motions, time) }
    restTime = nil
    (isDown, samples, isCaught) = (true, [Sample(time: time, place: place)], motions != nil)
    (lockStart, swallowed) = (samples[0], [0, 0])
    if !isCaught { lock = nil }
    (lockIsDecided, lockWasDecided) = (lock != nil, lock != nil)
    if let motions {
      let new = motions.map { $0.caught(at: time - motionStart, beforeFrames: nextFrame == 1) }
      self.motions = nil
      move(to: new, time)
      begin(time)
    }
    record(time)
  }

  private mutating func begin(_ time: Double) {
    isDragging = true
    dragStart = shown
    // A view beyond its edge starts from f⁻¹.
    asked = [0, 1].map { index in
      let (axis, x) = (scene.axes[index], offset[index])
      let excess = axis.excess(x)
      return axis.canBounce && excess != 0
        ? axis.clamped(x) + (excess < 0 ? -1 : 1) * unbanded(abs(excess), axis.bounds) : x
    }
    call("willBeginDragging", time)
  }

  mutating func moved(_ place: [Double], _ time: Double) {
    advance(to: time)
    guard isDown else { return }
    let last = lastSample
    if time - last.time <= 0.001 {
      samples[samples.count - 1].place = place
    } else {
      samples.append(Sample(time: time, place: place))
    }
    decideLock(place, time, last)
    var way = [0, 1].map { last.place[$0] - place[$0] }
    if !isDragging {
      // "Pan slop", along the axes that can move.
      way = [0, 1].map { samples[0].place[$0] - place[$0] }
      let possible = [0, 1].map { scene.axes[$0].canMove ? way[$0] : 0 }
      let length = hypot(possible[0], possible[1])
      guard length >= constant("panSlop"), length > 0 else { return record(time) }
      if scene.slopIsSwallowed {
        swallowed = possible.map { $0 * constant("panSlop") / length }
        way = [0, 1].map { way[$0] - swallowed[$0] }
      }
      begin(time)
    }
    for index in 0..<2 where lock == nil || lock == index {
      if scene.axes[index].canMove { asked[index] += way[index] }
    }
    let new = [0, 1].map { index in
      let (axis, x) = (scene.axes[index], asked[index])
      let excess = axis.excess(x)
      if excess == 0 || !axis.canMove { return x }
      if !axis.canBounce { return axis.clamped(x) }
      return axis.clamped(x) + (excess < 0 ? -1 : 1) * banded(abs(excess), axis.bounds)
    }
    move(to: new, time)
    record(time)
  }

  /// "Directional lock".
  private mutating func decideLock(_ place: [Double], _ time: Double, _ last: Sample) {
    guard scene.locksDirection else { return }
    if time - last.time >= constant("directionalLockPause") {
      (lockIsDecided, lockStart) = (false, last)
    }
    if lockIsDecided { return }
    let way = [0, 1].map { abs(place[$0] - lockStart.place[$0]) }
    guard hypot(way[0], way[1]) >= constant("directionalLockDistance") else { return }
    let slope = constant("directionalLockSlope")
    var definite: Int?
    if way[1] <= slope * way[0], scene.axes[0].canMove {
      definite = 0
    } else if way[0] <= slope * way[1], scene.axes[1].canMove {
      definite = 1
    }
    if definite != nil || !lockWasDecided { lock = definite }
    (lockIsDecided, lockWasDecided) = (true, true)
  }

  mutating func up(_ time: Double) { end(time, isCancelled: false) }
  mutating func cancel(_ time: Double) { end(time, isCancelled: true) }

  private mutating func end(_ time: Double, isCancelled: Bool) {
    advance(to: time)
    if !scene.isEnabled { restTime = time }
    guard isDown else { return }
    if isDragging { record(time) }
    isDown = false
    if !isDragging { record(time) }
    if isDragging { release(isCancelled ? [0, 0] : boosted(releaseVelocity(time), time), time) }
    if motions == nil, ![0, 1].allSatisfy({ scene.axes[$0].excess(offset[$0]) == 0 }) { returnToRange(time) }
    if motions == nil { restTime = time }
  }

  /// A view outside its range returns to its edge after a touch without a drag.
  private mutating func returnToRange(_ time: Double) {
    let motions = [0, 1].map { index in
      let (axis, x) = (scene.axes[index], offset[index])
      var motion = ReferenceMotion(at: x, axis, scene)
      let aim = scene.isPaging ? page(axis, x, 0) : axis.clamped(x)
      if axis.excess(x) != 0 { launch(&motion, x, 0, false, aim, aim, false) }
      return motion
    }
    if motions.allSatisfy({ $0.laws.isEmpty }) {
      move(to: motions.map(\.rest), time)
      record(time)
    } else {
      (self.motions, motionStart, nextFrame) = (motions, time, 1)
      call("willBeginDecelerating", time)
    }
  }

  /// "Repeated flicks".
  private mutating func boosted(_ v: [Double], _ time: Double) -> [Double] {
    if scene.isPaging || v == [0, 0] { return v }
    let speed = hypot(v[0], v[1])
    let turns = series.velocity[0] * v[0] < 0 || series.velocity[1] * v[1] < 0
    let isLate = time - series.last > constant("fastScrollInterval")
    if !isCaught || isLate || turns || speed < constant("fastScrollMinimumSpeed") {
      (series.count, series.multiplier) = (0, 1)
    }
    let beyond = Double(series.count) - constant("fastScrollFreeFlicks")
    if beyond >= 0 {
      let way = [0, 1].map { (index: Int) -> Double in
        lock == nil || lock == index ? lastSample.place[index] - samples[0].place[index] + swallowed[index] : 0
      }
      let share = hypot(way[0], way[1]) / constant("fastScrollDragDistance")
      series.multiplier +=
        min(share, constant("fastScrollMaximumBoost")) * (1 + constant("fastScrollGrowth") * beyond)
      series.multiplier = min(series.multiplier, constant("fastScrollMaximumMultiplier"))
    } else {
      series.multiplier = 1
    }
    let multiplier = series.multiplier
    if speed < constant("fastScrollCountingSpeed") {
      (series.count, series.multiplier) = (0, 1)
    } else {
      series.count += 1
    }
    (series.last, series.velocity) = (time, v)
    return v.map { $0 * multiplier }
  }

  // MARK: Release

  private mutating func release(_ velocity: [Double], _ time: Double) {
    isDragging = false
    let (stop, speed) = (constant("stoppingSpeed"), hypot(velocity[0], velocity[1]))
    let flings = speed >= constant("minimumFlingSpeed")
    let k = -log(scene.rate)
    let proposed = [0, 1].map { index in
      let (axis, x, v) = (scene.axes[index], offset[index], velocity[index])
      if !axis.canMove { return scene.pixel(x) }
      if scene.isPaging { return page(axis, x, v) }
      if !flings, axis.excess(x) == 0 { return scene.pixel(x) }
      return axis.clamped(scene.pixel(flings ? x + ReferenceMotion.freeDistance(v, k, stop) : x))
    }
    let target = [0, 1].map { index in
      guard !scene.isPaging, let rewrite = scene.rewrite else { return proposed[index] }
      let new = rewrite(proposed[index], index)
      let axis = scene.axes[index]
      // A target inside the range is rounded, but not out of it.
      return new == proposed[index] ? new : axis.excess(new) == 0 ? axis.clamped(scene.pixel(new)) : scene.pixel(new)
    }
    var willMove = false
    let motions = [0, 1].map { index in
      var motion = ReferenceMotion(at: offset[index], scene.axes[index], scene)
      let before = motion.rest
      launch(
        &motion, offset[index], velocity[index], flings, proposed[index], target[index], scene.alwaysDecides[index])
      willMove = willMove || !motion.laws.isEmpty || motion.rest != before
      return motion
    }
    releases.append(
      Release(time: time, velocity: velocity, proposed: proposed, target: target, willDecelerate: willMove))
    call("willEndDragging", time)
    call("didEndDragging", time)
    if willMove {
      (self.motions, motionStart, nextFrame) = (motions, time, 1)
      call("willBeginDecelerating", time)
    } else if isCaught {
      call("didEndDecelerating", time)
    }
  }
}
