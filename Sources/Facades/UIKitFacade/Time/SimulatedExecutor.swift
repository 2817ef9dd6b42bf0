/// Runs the tasks of an app's code in simulated time: their parts from one suspension to the next, on the main actor.
///
/// Only another actor, and what waits for real time, makes a task leave the simulated time of its view.
final class SimulatedExecutor: TaskExecutor {
  static let shared = SimulatedExecutor()
  /// The parts after which a task that only yields lets time pass.
  private static let mostParts = 1000

  /// The parts that go on in the present call; nil outside of one.
  @MainActor private var ready: [UnownedJob]?
  /// The parts that have run in the present call.
  @MainActor private(set) var count = 0

  /// Whether the present task runs on it.
  static var isCurrent: Bool { withUnsafeCurrentTask { $0?.unownedTaskExecutor == shared.asUnownedTaskExecutor() } }

  /// Returns the executor of a task that begins on an actor; nil for real time.
  static func of(_ isolation: (any Actor)?) -> SimulatedExecutor? {
    isolation === MainActor.shared ? shared : nil
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if AppTime.isOnMain, MainActor.assumeIsolated({ ready?.append(job) }) != nil { return }
    DispatchQueue.main.async { self.run { self.ready?.append(job) } }
  }

  /// Runs a closure, and then the parts of tasks that it lets go on.
  @MainActor func run(_ wake: () -> Void) {
    let outer = (exchange(&ready, with: []), count)
    defer { (ready, count) = outer }
    wake()
    while count < Self.mostParts, ready?.isEmpty == false, let job = ready?.removeFirst() {
      count += 1
      job.runSynchronously(isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
    for job in ready ?? [] {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { self.run { self.ready?.append(job) } }
    }
  }
}
