import Dispatch
import Testing

extension Trait where Self == ConditionTrait {
  /// The suite needs a browser.
  ///
  /// Its tests run one after another, as they share its page.
  /// On the main actor they would wait for its tests, and in a serialized suite for all tests between two of its own.
  /// The suite is inside of no other one, and none of its tests has arguments: each step further inside waits until all
  /// other tests have begun.
  static var inBrowser: Self {
    .enabled(
      if: Browser.path != nil || Browser.isRequired,
      "no Chromium is installed: apt-get install chromium, or name one in SCROLLSIM_BROWSER")
  }
}

/// Runs the tests that need a browser, on a thread of their own: mostly they wait for the browser, and meanwhile the
/// threads of all tests are for others.
@globalActor
actor BrowserActor {
  static let shared = BrowserActor()

  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "browser")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private static let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}
