import Dispatch
import Testing

extension Trait where Self == ConditionTrait {
  /// The suite needs a browser.
  ///
  /// Its tests run one after another, as they share a page.
  /// On the main actor they would wait for its tests, and in a serialized suite for all tests between two of its own.
  /// The suite is inside of no other one, and none of its tests has arguments: each step further inside waits until all
  /// other tests have begun.
  static var inBrowser: Self {
    .enabled(
      if: Browser.path != nil || Browser.isRequired,
      "no Chromium is installed: apt-get install chromium, or name one in SCROLLSIM_BROWSER")
  }
}

/// Runs tests that need a browser, with a browser and on a thread of their own: mostly they wait for it, and meanwhile the
/// threads of all tests are for others.
@globalActor
actor BrowserActor {
  static let shared = BrowserActor()
  private static let executor = BrowserExecutor("browser")
  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

/// As ``BrowserActor``, with another browser, beside it.
@globalActor
actor OtherBrowserActor {
  static let shared = OtherBrowserActor()
  private static let executor = BrowserExecutor("other browser")
  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

/// A thread with the page of its browser, which begins with its first test.
final class BrowserExecutor: SerialExecutor, @unchecked Sendable {
  private static let key = DispatchSpecificKey<BrowserExecutor>()
  private let queue: DispatchQueue
  /// Used on the queue only.
  private lazy var page = Result { try BrowserPage() }

  init(_ label: String) {
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: Self.key, value: self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The page of the thread that asks.
  static func currentPage() throws -> BrowserPage {
    guard let executor = DispatchQueue.getSpecific(key: key) else {
      throw Browser.Failure(description: "a test with a browser must be on BrowserActor or OtherBrowserActor")
    }
    return try executor.page.get()
  }
}
