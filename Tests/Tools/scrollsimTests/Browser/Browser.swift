import Foundation

/// A headless browser, driven over a pipe.
///
/// It ends with the process of the tests, as its pipe does.
final class Browser: @unchecked Sendable {
  /// Why there is none.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the browser is: what `SCROLLSIM_BROWSER` says, else one that is installed; nil where none is.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SCROLLSIM_BROWSER"], !path.isEmpty { return path }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let places =
      names.flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return places.first(where: FileManager.default.isExecutableFile)
  }()

  /// Whether a missing browser is a failure, as it is in CI.
  static let isRequired = !(ProcessInfo.processInfo.environment["SCROLLSIM_REQUIRE_TOOLS"] ?? "").isEmpty

  private static let runningLock = NSLock()
  nonisolated(unsafe) private static var running: [Browser] = []

  private let lock = NSRecursiveLock()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: URL
  private var buffer: [UInt8] = []
  private var lastID = 0
  /// The events that the browser has sent, by session.
  private var events: [String: [(name: String, parameters: [String: Any])]] = [:]

  init() throws {
    guard let path = Self.path else {
      throw Failure(description: "no Chromium is installed; apt-get install chromium, or name one in SCROLLSIM_BROWSER")
    }
    profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3 and writes answers to 4.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", path]
      + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--user-data-dir=\(profile.path)", "about:blank",
      ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Self.runningLock.withLock {
      if Self.running.isEmpty { atexit { Browser.closeAll() } }
      Self.running.append(self)
    }
    _ = try call("Browser.getVersion", [:])
  }

  private static func closeAll() {
    for browser in runningLock.withLock({ running }) {
      browser.process.terminate()
      browser.process.waitUntilExit()
      try? FileManager.default.removeItem(at: browser.profile)
    }
  }

  /// Calls a method of the browser and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any], session: String? = nil) throws -> [String: Any] {
    try lock.withLock {
      lastID += 1
      var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
      message["sessionId"] = session
      guard process.isRunning else { throw Failure(description: "the browser has ended before \(method)") }
      try input.fileHandleForWriting.write(
        contentsOf: try JSONSerialization.data(withJSONObject: message) + Data([0]))
      while true {
        let answer = try read()
        guard answer["id"] as? Int == lastID else { continue }
        if let error = answer["error"] as? [String: Any] {
          throw Failure(description: "\(method): \(error["message"] ?? error)")
        }
        return answer["result"] as? [String: Any] ?? [:]
      }
    }
  }

  /// Waits for an event of a session.
  func wait(for name: String, in session: String) throws {
    try lock.withLock {
      while !events(of: session).contains(where: { $0.name == name }) { _ = try read() }
    }
  }

  /// The events of a session so far.
  func events(of session: String) -> [(name: String, parameters: [String: Any])] {
    lock.withLock { events[session] ?? [] }
  }

  /// Removes the events of a session.
  func forgetEvents(of session: String) { lock.withLock { events[session] = [] } }

  /// The next message, which is kept if it is an event.
  private func read() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        guard let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { continue }
        if let name = message["method"] as? String {
          events[message["sessionId"] as? String ?? "", default: []].append(
            (name, message["params"] as? [String: Any] ?? [:]))
        }
        return message
      }
      // A browser that hangs must not hang the tests.
      var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 60_000) > 0 else { throw Failure(description: "the browser does not answer") }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(description: "the browser has ended") }
      buffer += data
    }
  }
}
