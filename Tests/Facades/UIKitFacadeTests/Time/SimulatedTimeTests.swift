import FeelTesting
import TestSupport
import Testing
import UIKitFacade

@Suite("Timers, tasks and the main queue in simulated time") @MainActor
struct SimulatedTimeTests {
  /// The calls so far, at times of a view.
  @MainActor private final class Log {
    let view: UIScrollView
    private(set) var calls: [(name: String, time: Double)] = []
    init(_ view: UIScrollView) { self.view = view }
    func note(_ name: String) { calls.append((name, view.simulationTime)) }
  }

  /// What an app puts off, in ms, and when a finger is on the view.
  private struct Plan {
    var timers: [(start: Double, interval: Double, repeats: Bool, waits: Bool)] = []
    var delays: [(start: Double, delay: Double)] = []
    var fingers: [(down: Double, up: Double)] = []

    /// Numbers in ms, so that each sum is exact.
    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func time(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        timers.append((time(0...900), time(40...700), Bool.random(using: &random), Bool.random(using: &random)))
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) { delays.append((time(0...900), time(1...900))) }
      var now = 0.0
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let down = now + time(100...600)
        now = down + time(20...900)
        fingers.append((down, now))
      }
    }

    static let end = 5000.0

    /// The calls one by one, as a run loop makes them: by their definition, and not by a schedule.
    var expected: [String] {
      var calls: [(time: Double, name: String)] = []
      /// The earliest time not before another at which a call may run.
      func allowed(_ time: Double, _ waits: Bool) -> Double {
        fingers.first { waits && $0.down <= time && time < $0.up }?.up ?? time
      }
      for (number, timer) in timers.enumerated() {
        var due = timer.start + timer.interval
        while due <= Plan.end {
          let time = allowed(due, timer.waits)
          if time <= Plan.end { calls.append((time, "timer \(number)")) }
          if !timer.repeats { break }
          repeat { due += timer.interval } while due <= time
        }
      }
      for (number, delay) in delays.enumerated() where delay.start + delay.delay <= Plan.end {
        calls.append((delay.start + delay.delay, "delay \(number)"))
      }
      return calls.map { "\($0.name) at \($0.time)" }.sorted()
    }

    @MainActor func run() -> [String] {
      let view = SimulatedTimeTests.view()
      var (simulated, trace) = (SimulatedUIScrollView { view }, ScrollTrace(detail: .outcome))
      let log = Log(view)
      var actions: [(time: Double, act: () -> Void)] = []
      for (number, timer) in timers.enumerated() {
        actions.append(
          (
            timer.start,
            {
              let made = Timer.scheduledTimer(withTimeInterval: timer.interval / 1000, repeats: timer.repeats) { _ in
                MainActor.assumeIsolated { log.note("timer \(number)") }
              }
              if !timer.waits { RunLoop.main.add(made, forMode: .common) }
            }
          ))
      }
      for (number, delay) in delays.enumerated() {
        actions.append(
          (
            delay.start,
            {
              DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(delay.delay))) {
                log.note("delay \(number)")
              }
            }
          ))
      }
      let at = Vector2D(x: 50, y: 50)
      for finger in fingers {
        actions.append((finger.down, { simulated.touchDown(at: at, time: finger.down, recording: &trace) }))
        actions.append((finger.up, { simulated.touchUp(time: finger.up, recording: &trace) }))
      }
      for action in actions.sorted(by: { $0.time < $1.time }) {
        simulated.advance(to: action.time, recording: &trace)
        action.act()
      }
      simulated.advance(to: Plan.end, recording: &trace)
      return log.calls.map { "\($0.name) at \(($0.time * 1000).rounded())" }.sorted()
    }
  }

  private static func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 1000, height: 100)
    return view
  }

  @Test("Each call comes at its time, and one that waits for a finger when it lifts, without making up for missed ones")
  @MainActor func law() {
    for seed in 0..<UInt64(sweepCount(2000, oneIn: 10)) {
      let plan = Plan(seed: seed)
      let calls = plan.run()
      if calls != plan.expected {
        Issue.record("seed \(seed): \(calls) instead of \(plan.expected), fingers \(plan.fingers)")
        return
      }
    }
  }

  @Test("A closure runs after the call that puts it off, in the order of the calls and before time passes")
  @MainActor func soon() async throws {
    let view = Self.view()
    var calls: [String] = []
    func note(_ name: String) { calls.append("\(name) at \(view.simulationTime)") }
    view.schedule(after: 0.5) {
      Task { note("task") }
      DispatchQueue.main.async { note("main queue") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { note("now") }
      note("timer")
    }
    try view.advance(until: .after(1))
    #expect(calls == ["timer at 0.5", "task at 0.5", "main queue at 0.5", "now at 0.5"])
    // Each of them runs once, here as in real time.
    await Task { @MainActor in await Task.yield() }.value
    #expect(calls.count == 4)
  }

  @Test("Without a view that moves, a closure runs in real time, and a task can be waited for")
  @MainActor func realTime() async throws {
    var calls: [String] = []
    await Task { calls.append("task") }.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        calls.append("main queue")
        continuation.resume()
      }
    }
    #expect(calls == ["task", "main queue"])
    try Self.view().advance(until: .after(1))
    #expect(calls.count == 2)
    // Other queues have real time only.
    let queue = DispatchQueue(label: "background")
    let label = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: "done") }
    }
    #expect(label == "done")
  }

  @Test("Closures that put off each other let time pass")
  @MainActor func chain() throws {
    let view = Self.view()
    var (count, isOver) = (0, false)
    // Afterwards they would go on in real time.
    defer { isOver = true }
    func again() {
      if isOver { return }
      count += 1
      DispatchQueue.main.async { again() }
    }
    again()
    try view.advance(until: .settled)
    #expect(count == 2 && view.simulationTime == 0)
    try view.advance(until: .after(0.1))
    #expect(count == 102)
  }

  @Test("A timer of a controller runs in the time of the first view that moves, and stops when it is invalidated")
  @MainActor func firstView() throws {
    let (view, other) = (Self.view(), Self.view())
    let log = Log(view)
    let timer = Timer(timeInterval: 0.25, repeats: true) { timer in
      let count = MainActor.assumeIsolated {
        log.note("tick")
        return log.calls.count
      }
      if count == 3 { timer.invalidate() }
    }
    RunLoop.current.add(timer, forMode: .common)
    try view.advance(until: .after(0.6))
    try other.advance(until: .after(5))
    try view.advance(until: .after(5))
    #expect(log.calls.map(\.time) == [0.25, 0.5, 0.75] && !timer.isValid)
  }

  @Test("A deadline is a sum of seconds and intervals")
  @MainActor func deadlines() throws {
    let now = SimulatedDispatchTime.now()
    let sums: [(SimulatedDispatchTime, TimeInterval)] = [
      (now + 0.2, 0.2), (now + DispatchTimeInterval.seconds(2), 2), (now + DispatchTimeInterval.milliseconds(30), 0.03),
      (now + DispatchTimeInterval.microseconds(500), 0.0005),
      (now + DispatchTimeInterval.nanoseconds(2_000_000), 0.002),
      (now + DispatchTimeInterval.seconds(1) + 0.5, 1.5), (now + -1.0, 0),
    ]
    for (deadline, seconds) in sums {
      let view = Self.view()
      var time: TimeInterval?
      DispatchQueue.main.asyncAfter(deadline: deadline) { time = view.simulationTime }
      try view.advance(until: .after(5))
      #expect(time.map { abs($0 - seconds) < 1e-12 } ?? false)
    }
  }

  @Test("Nothing runs in the distant future")
  @MainActor func distantFuture() throws {
    let view = Self.view()
    var count = 0
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { count += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + .never) { count += 1 }
    try view.advance(until: .after(1e6))
    #expect(count == 0)
  }

  /// A row of four pages whose timer shows the next one every two seconds.
  private final class Banners: NSObject, UIScrollViewDelegate {
    let view = SimulatedTimeTests.view()
    private let mode: RunLoop.Mode
    private var timer: Timer?

    /// A mode in which the timer runs on, whatever a finger does; without one, it starts again after each motion.
    init(_ mode: RunLoop.Mode?) {
      self.mode = mode ?? .default
      super.init()
      view.contentSize.width = 400
      view.isPagingEnabled = true
      if mode == nil { view.delegate = view.keep(self) }
      start()
    }

    private func start() {
      let timer = Timer(timeInterval: 2, repeats: true) { [weak view] _ in
        MainActor.assumeIsolated {
          guard let view else { return }
          let next = view.contentOffset.x >= 300 ? 0 : view.contentOffset.x + 100
          view.setContentOffset(CGPoint(x: next, y: 0), animated: true)
        }
      }
      RunLoop.main.add(timer, forMode: mode)
      self.timer = timer
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { timer?.invalidate() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { start() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { if !willDecelerate { start() } }
  }

  @Test(
    "A view with a timer that repeats declares it, and audits find what a finger or a motion does not stop",
    arguments: [(RunLoop.Mode.common, "held still by a finger"), (.default, "left at rest"), (nil, nil)])
  @MainActor func declared(mode: RunLoop.Mode?, finding: String?) throws {
    let row = SimulatedUIScrollView(items: .at((0..<4).map { CGPoint(x: 100 * CGFloat($0), y: 0) })) {
      Banners(mode).view
    }
    let view = row.underTest("row")
    #expect(view.declared.autoScrollInterval == 2000)
    let report = try Audits.run(on: view, only: ["autoplay-fights"])
    #expect(report.findings.isEmpty == (finding == nil), "\(report.findings)")
    if let finding { #expect(report.findings.contains { "\($0)".contains(finding) }, "\(report.findings)") }
  }
}
