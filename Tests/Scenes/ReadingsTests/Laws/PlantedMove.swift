import FeelTesting
import ScrollPhysics
import TestSupport

@testable import Readings

/// A movement that the package's own scroll view makes, with what a fit should find.
struct PlantedMove {
  var law: RecordedMove.Law
  var kind: String?
  var rate: Double?
  /// Whether the velocity jumps at the release, or nothing was dragged, so that the release can be seen.
  var showsRelease = false
  var release = 0.0
  var target = 0.0
  var distance = 0.0
  var settle = 0.0
  var spring: (decay: Double, frequency: Double)?
  var duration: Double?
  /// Content offsets before rounding, in order of time.
  var offsets: [TimedValue] = []

  static let laws: [RecordedMove.Law] = [
    .fling, .retarget, .retarget, .retarget, .page, .animation, .recoil, .bounce, .spring,
  ]

  /// The time at rest before the movement and after it, in ms.
  private static let pause = 700.0

  /// Returns a random movement.
  init(_ number: Int, seed: UInt64, law given: RecordedMove.Law? = nil) throws {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 7919)
    law = given ?? Self.laws[number % Self.laws.count]
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 20_000, height: 300), boundsSize: Size2D(width: 390, height: 300))
    configuration.displayScale = 3
    configuration.frameRate = 1000
    let isFast = Bool.random(using: &random)
    configuration.decelerationRate = isFast ? .fast : .normal
    let sign = Bool.random(using: &random) ? 1.0 : -1
    let speed = Double.random(in: 0.45...2.6, using: &random)
    // So short that the finger speeds up until it lifts.
    let drag = min(Double.random(in: 90...220, using: &random) + 25 * speed, 215 * speed)
    var start = 8000.0
    var finger = SyntheticFinger(at: Vector2D(x: 195, y: 150), sampling: .hertz(120))
    finger.wait(Self.pause + Double.random(in: 0...16, using: &random))
    func flick() throws {
      try finger.flick(by: Vector2D(x: -sign * drag, y: 0), releaseVelocity: speed)
    }
    func still() {
      finger.drag(
        by: Vector2D(x: -sign * drag, y: 0), over: Double.random(in: 250...500, using: &random),
        hold: Double.random(in: 60...200, using: &random))
    }
    var trace = ScrollTrace(displayScale: 3)
    var behavior = Aim()
    switch law {
    case .fling: try flick()
    case .retarget:
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        try flick()
        // So far that the velocity jumps to half as much again, and more.
        behavior.beyond = speed / (isFast ? 0.01 : 0.002) * Double.random(in: 0.5...0.9, using: &random)
      case 1:
        try flick()
        behavior.share = Double.random(in: 0.3...0.9, using: &random)
      default:
        still()
        behavior.distance = sign * Double.random(in: 20...250, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      }
    case .page:
      configuration.isPagingEnabled = true
      start = 390 * 20
      if Bool.random(using: &random) { try flick() } else { still() }
    case .animation: break
    case .recoil:
      start = sign > 0 ? 20_000 - 390 : 0
      still()
    case .bounce:
      start = sign > 0 ? 20_000 - 390 - drag - Double.random(in: 5...30, using: &random) * speed : 0
      if sign < 0 { start = drag + Double.random(in: 5...30, using: &random) * speed }
      try flick()
    case .spring, .none: try flick()
    }
    let offset = Vector2D(x: start, y: 0)
    let gesture = finger.gesture(named: "planted")
    if law == .spring {
      var style = DragGestureStyle()
      style.animation = .spring(
        response: Double.random(in: 250...600, using: &random),
        dampingFraction: Double.random(in: 0.5...0.85, using: &random))
      style.subtractsMinimumDistance = true
      behavior.distance = sign * Double.random(in: 60...250, using: &random)
      var row = DragGestureRow(configuration, style: style, contentOffset: offset, behavior: behavior)
      trace = try row.perform(gesture)
      if case .spring(let response, let ratio) = style.animation {
        let frequency = 2 * Double.pi / response
        spring = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
      }
    } else {
      var view = Scroller(configuration, contentOffset: offset, behavior: behavior)
      if law == .animation {
        view.advance(to: Self.pause, recording: &trace)
        release = Self.pause
        target = start + sign * (Double.random(in: 30...700, using: &random) * 3).rounded() / 3
        view.setContentOffset(Vector2D(x: target, y: 0), animated: true, recording: &trace)
        view.advanceToRest(recording: &trace)
        (duration, distance, settle, showsRelease) = (300, target - start, 300, true)
      } else {
        trace = try view.perform(gesture)
      }
    }
    offsets = [TimedValue(0, start)] + trace.frames.map { TimedValue($0.time, $0.position.x) }
    let end = offsets.last?.time ?? 0
    offsets.append(TimedValue(end + Self.pause, trace.rest?.contentOffset.x ?? start))
    guard let last = trace.releases.last else { return }
    let named = -Numerics.log(configuration.decelerationRate.rawValue)
    release = last.time
    target = trace.rest?.contentOffset.x ?? 0
    distance = target - trace.frames[last.frame ?? 0].position.x
    settle = (trace.rest?.time ?? 0) - release
    let velocity = abs(last.velocity.x)
    switch law {
    case .fling: (rate, kind) = (named, isFast ? ".fast" : ".normal")
    case .retarget:
      let own = velocity <= 0.01 && !isFast ? 0.014 : named
      let raised = max(own, (velocity - 0.01) / abs(distance))
      rate = raised
      kind = raised > own || own == 0.014 ? "other" : isFast ? ".fast" : ".normal"
      showsRelease = abs(distance) * raised + 0.01 > 1.4 * velocity || distance * last.velocity.x < 0
    case .recoil, .bounce: (rate, kind) = (named, isFast ? ".fast" : ".normal")
    case .page: spring = (0.0144, 0.00757)
    case .animation, .spring, .none: break
    }
  }

  var end: Double { offsets.last?.time ?? 0 }

  /// Returns the content offset at a time, in points.
  func offset(at time: Double) -> Double { Self.offset(offsets, at: time) }

  /// Returns the value between two samples that are at most 2 ms apart, else that of the sample before.
  static func offset(_ offsets: [TimedValue], at time: Double) -> Double {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle].time <= time { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < offsets.count, offsets[low + 1].time - offsets[low].time < 2 else { return offsets[low].value }
    let (one, two) = (offsets[low], offsets[low + 1])
    return one.value + (two.value - one.value) * (time - one.time) / max(two.time - one.time, 1e-9)
  }
}

/// Sends releases to a target by its distance, or by the proposed one.
private struct Aim: TargetBehavior {
  var distance: Double?
  var beyond = 0.0
  var share = 1.0

  func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    let here = context.contentOffset.x
    if let distance { target.x = here + distance; return }
    let free = target.x - here
    if beyond != 0 || share != 1 { target.x = here + free * share + (free < 0 ? -beyond : beyond) }
  }
}

/// How a planted movement is recorded.
struct PlantedRecording {
  var frameRate = 60.0
  var pixel = 1.0 / 3
  /// The largest error of a time, in ms.
  var jitter = 0.0
  /// The share of frames that show the frame before them, or that are put in between.
  var late = 0.0
  var inserted = 0.0
  /// Whether frames without a change are left out.
  var hasGaps = false
  var knowsInterval = false

  func track(_ offset: (Double) -> Double, until end: Double, seed: UInt64) -> RecordedTrack {
    var random = SeededGenerator(seed: seed)
    let interval = 1000 / frameRate
    var samples: [TimedValue] = []
    var (frame, shown) = (0, 0.0)
    var stamp = 0.0
    while Double(frame) * interval < end {
      let value = (offset(Double(frame) * interval) / pixel).rounded() * pixel
      let repeats = frame > 0 && Double.random(in: 0..<1, using: &random) < late
      if !repeats { shown = value }
      let copies = Double.random(in: 0..<1, using: &random) < inserted ? 2 : 1
      for _ in 0..<copies {
        let time = stamp + (jitter > 0 ? Double.random(in: -jitter...jitter, using: &random) : 0)
        let isGap = hasGaps && frame > 0 && samples.last?.value == shown
        if !isGap { samples.append(TimedValue(max(time, samples.last?.time ?? -10), shown)) }
        stamp += interval
      }
      frame += 1
    }
    return RecordedTrack(samples: samples, pixel: pixel, frameInterval: knowsInterval ? interval : nil)
  }
}
