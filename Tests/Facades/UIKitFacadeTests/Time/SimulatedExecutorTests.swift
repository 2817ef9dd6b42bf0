import FeelTesting
import TestSupport
import Testing
import UIKitFacade

@Suite("Tasks that sleep in simulated time") @MainActor
struct SimulatedExecutorTests {
  private static func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 1000, height: 100)
    return view
  }

  /// What tasks do, in ms, when they are cancelled, and when a finger is on the view.
  private struct Plan {
    enum Step { case sleep(Int), sleepNanoseconds(Int), yield, other, note }
    var tasks: [(start: Double, steps: [Step], end: Double?)] = []
    let finger: ClosedRange<Double>

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      for _ in 0..<number(1...4) {
        let steps: [Step] = (0..<number(1...12)).map { _ in
          [.sleep(number(1...500)), .sleepNanoseconds(number(1...500)), .yield, .other, .note, .note][number(0...5)]
        }
        tasks.append((Double(number(1...900)), steps, number(0...2) == 0 ? Double(number(900...1500)) + 0.5 : nil))
      }
      let down = Double(number(100...900))
      finger = down...down + 700
    }

    /// The times of the notes by the sums of the sleeps before them.
    var expected: [String] {
      var notes: [String] = []
      for (number, task) in tasks.enumerated() {
        var time = task.start
        for step in task.steps {
          switch step {
          case .sleep(let length), .sleepNanoseconds(let length): time += Double(length)
          case .note where time < task.end ?? .infinity: notes.append("\(number) at \(time)")
          case .yield, .other, .note: break
          }
        }
        if let end = task.end, time > end { notes.append("\(number) cancelled at \(end)") }
      }
      return notes.sorted()
    }

    @MainActor func run() -> [String] {
      let view = SimulatedExecutorTests.view()
      var (simulated, trace) = (SimulatedUIScrollView { view }, ScrollTrace(detail: .outcome))
      var notes: [String] = []
      for (number, task) in tasks.enumerated() {
        func note(_ text: String) { notes.append("\(number) \(text)at \((view.simulationTime * 2000).rounded() / 2)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + task.start / 1000) {
          let running = Task {
            do {
              for step in task.steps {
                switch step {
                case .sleep(let length): try await Task.sleep(for: .milliseconds(length))
                case .sleepNanoseconds(let length): try await Task.sleep(nanoseconds: UInt64(length) * 1_000_000)
                case .yield: await Task.yield()
                case .other: await SimulatedExecutorTests.other()
                case .note: note("")
                }
              }
            } catch { note("cancelled ") }
          }
          if let end = task.end {
            DispatchQueue.main.asyncAfter(deadline: .now() + (end - task.start) / 1000) { running.cancel() }
          }
        }
      }
      simulated.touchDown(at: Vector2D(x: 50, y: 50), time: finger.lowerBound, recording: &trace)
      simulated.touchUp(time: finger.upperBound, recording: &trace)
      simulated.advance(to: 9000, recording: &trace)
      return notes.sorted()
    }
  }

  nonisolated private static func other() async {}

  @Test("A task goes on when it has slept, whatever a finger does, and stops when it is cancelled")
  @MainActor func law() {
    for seed in 0..<UInt64(sweepCount(1000, oneIn: 10)) {
      let plan = Plan(seed: seed)
      let notes = plan.run()
      if notes != plan.expected {
        Issue.record("seed \(seed): \(notes) instead of \(plan.expected)")
        return
      }
    }
  }

  @Test("Tasks begin after the call that makes them, in their order, and give their results")
  @MainActor func order() async throws {
    let view = Self.view()
    var (calls, results) = ([String](), [Task<Int, Never>]())
    view.schedule(after: 0.5) {
      for number in 0..<3 {
        results.append(
          Task(priority: .high) {
            calls.append("\(number) begins")
            await Task.yield()
            calls.append("\(number) goes on")
            return number
          })
      }
      calls.append("call")
    }
    try view.advance(until: .after(0.6))
    #expect(calls.first == "call" && calls.count == 7)
    #expect(calls.filter { $0.hasSuffix("begins") } == (0..<3).map { "\($0) begins" })
    for (number, task) in results.enumerated() { #expect(await task.value == number) }
  }

  @Test("Without a view, and off the main actor, tasks sleep in real time")
  @MainActor func realTime() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(3))
    try await Task { try await Task.sleep(nanoseconds: 3_000_000) }.value
    let store = Store()
    await store.start()?.value
    #expect(await store.count == 1 && ContinuousClock.now - start >= .milliseconds(9))
  }

  @Test("A task that is cancelled before it sleeps does not sleep, and one keeps its priority")
  @MainActor func cancelled() async throws {
    let view = Self.view()
    var times: [TimeInterval] = []
    var task: Task<TaskPriority?, Never>?
    view.schedule(after: 0.5) {
      task = Task(priority: .low) {
        do { try await Task.sleep(for: .seconds(1)) } catch { times.append(view.simulationTime) }
        return Task.basePriority
      }
      task?.cancel()
    }
    try view.advance(until: .after(3))
    #expect(times == [0.5])
    #expect(await task?.value == .low)
    // One that may throw, too.
    let throwing = Task(priority: .low) {
      try Task.checkCancellation()
      return Task.basePriority
    }
    #expect(try await throwing.value == .low)
  }

  private final class Resting: NSObject, UIScrollViewDelegate {
    var wake: TimeInterval?
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      Task {
        try await Task.sleep(for: .seconds(1))
        wake = scrollView.simulationTime
      }
    }
  }

  @Test("A task is in its view's time also when the test waits before it begins")
  @MainActor func waiting() async throws {
    let (view, delegate) = (Self.view(), Resting())
    view.delegate = delegate
    _ = try view.perform(.flick(from: Vector2D(x: 80, y: 50), by: Vector2D(x: -60, y: 0), releaseVelocity: 1))
    let rest = view.simulationTime
    try await Task.sleep(for: .milliseconds(5))
    try view.advance(until: .after(0.9))
    #expect(delegate.wake == nil)
    try view.advance(until: .after(0.2))
    #expect(delegate.wake.map { abs($0 - rest - 1) < 0.02 } == true, "\(delegate.wake ?? 0) \(rest)")
  }

  nonisolated private static func startInRealTime(_ done: Locked<Bool>) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: .seconds(60))
      done.withLock { $0 = true }
    }
  }

  @Test("A task that begins off the main actor, and what another task puts off, are not in a view's time")
  @MainActor func otherTasks() async throws {
    let done = Locked(false)
    let running = Self.startInRealTime(done)
    var calls: [String] = []
    Task.immediate { @MainActor in
      DispatchQueue.main.async { calls.append("main queue") }
      Task { calls.append("task") }
    }
    try Self.view().advance(until: .after(100))
    #expect(calls.isEmpty && !done.withLock { $0 })
    running.cancel()
    while calls.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(calls == ["main queue", "task"])
  }

  private actor Store {
    private(set) var count = 0
    func start() -> Task<Void, Never>? {
      Task {
        try? await Task.sleep(for: .milliseconds(3))
        count += 1
      }
    }
  }

  private final class Witness {}

  /// Sleeps again and again: until it is cancelled, or until an error ends it, or for ever.
  @Test("With the end of its view a sleeping task is cancelled, and lets go of what it has", arguments: 0..<3)
  @MainActor func endOfView(kind: Int) throws {
    weak var witness: Witness?
    var (rounds, wakes, ends) = (0, 0, 0)
    do {
      let view = Self.view()
      let held = Witness()
      witness = held
      view.schedule(after: 0.001) {
        Task {
          defer { ends += 1 }
          while kind == 2 || !Task.isCancelled {
            rounds += 1
            if kind == 1 { try await Task.sleep(for: .seconds(1)) } else { try? await Task.sleep(for: .seconds(1)) }
            if !Task.isCancelled { wakes += 1 }
            withExtendedLifetime(held) {}
          }
        }
      }
      try view.advance(until: .after(3.5))
      #expect(wakes == 3 && ends == 0)
    }
    #expect(wakes == 3)
    // A loop that does not end when it is cancelled sleeps for ever, instead of keeping the processor busy.
    #expect(ends == (kind == 2 ? 0 : 1) && (witness == nil) == (kind != 2))
    let before = rounds
    try Self.view().advance(until: .after(0.1))
    #expect(rounds == before && rounds < 200)
  }

  @Test("A task that sleeps for no time, or only yields, lets time pass", arguments: [nil, 0, -5, 1e-6])
  @MainActor func yields(milliseconds: Double?) throws {
    let view = Self.view()
    var (count, isOver) = (0, false)
    defer { isOver = true }
    view.schedule(after: 0.001) {
      Task {
        while !isOver {
          count += 1
          guard let milliseconds else {
            await Task.yield()
            continue
          }
          try await Task.sleep(for: .milliseconds(milliseconds))
        }
      }
    }
    try view.advance(until: .after(0.01))
    #expect(
      (milliseconds == nil ? 9000..<11_000 : 80..<100).contains(count) && view.simulationTime == 0.01, "\(count) rounds"
    )
  }
}
