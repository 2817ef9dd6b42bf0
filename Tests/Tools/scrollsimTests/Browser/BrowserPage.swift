import Foundation

/// The page in a browser, in which one file after another is opened.
struct BrowserPage: Sendable {
  private let browser: Browser
  private let session: String

  init() throws {
    browser = try Browser()
    let target = try browser.call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session =
      try browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable", [:]) }
  }

  /// Opens a file and waits until it is there.
  static func open(
    _ file: URL, width: Int = 1200, dark: Bool = false, scripts: Bool = true, moves: Bool = true
  ) throws -> BrowserPage {
    let page = try BrowserExecutor.currentPage()
    try page.resize(to: width)
    try page.prefer(dark: dark, motion: moves)
    try page.call("Emulation.setScriptExecutionDisabled", ["value": !scripts])
    // A full history would lose the steps of the page.
    try page.call("Page.resetNavigationHistory", [:])
    page.browser.forgetEvents(of: page.session)
    try page.call("Page.navigate", ["url": file.absoluteString])
    try page.browser.wait(for: "Page.loadEventFired", in: page.session)
    return page
  }

  /// Gives the window another size.
  func resize(to width: Int, _ height: Int = 900) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Sets what the reader prefers.
  func prefer(dark: Bool, motion: Bool = true) throws {
    let features = [
      ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": motion ? "no-preference" : "reduce"],
    ]
    try call("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Touches the window with fingers at these locations, in pixels of the page; without any, the last one lifts.
  func touch(_ type: String, _ points: (x: Double, y: Double)...) throws {
    let fingers = points.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers])
  }

  /// Presses a key with shift.
  func pressWithShift(_ key: String) throws {
    try call("Input.dispatchKeyEvent", ["type": "rawKeyDown", "key": key, "code": key, "modifiers": 8])
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key, "modifiers": 8])
  }

  /// Makes the window that of a device that is touched.
  func touches(_ isTouched: Bool) throws { try call("Emulation.setTouchEmulationEnabled", ["enabled": isTouched]) }

  /// The value of an expression in the page, with promises awaited.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Browser.Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func number(_ expression: String) throws -> Double { (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan }

  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  /// A list of texts.
  func texts(_ expression: String) throws -> [String] { try evaluate(expression) as? [String] ?? ["?"] }

  /// Waits until a condition holds in the page: a minute at most, so that a busy machine has time.
  func wait(until condition: String) throws {
    for _ in 0..<1200 {
      if try evaluate("Boolean(\(condition))") as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Browser.Failure(description: "this never held: \(condition)")
  }

  /// Presses a key as a user does.
  func press(_ key: String, text: String? = nil) throws {
    var down: [String: Any] = ["type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": key]
    if let text { down["text"] = text }
    if key == "Tab" { down["windowsVirtualKeyCode"] = 9 }
    try call("Input.dispatchKeyEvent", down)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "code": key])
  }

  /// The errors of the page and the browser, and requests for anything outside the file.
  var problems: [String] {
    browser.events(of: session).compactMap { event in
      switch event.name {
      case "Runtime.exceptionThrown": return "\(event.parameters)"
      case "Log.entryAdded": return "\(event.parameters["entry"] ?? "")"
      case "Runtime.consoleAPICalled":
        let type = event.parameters["type"] as? String
        return type == "error" || type == "warning" ? "\(event.parameters)" : nil
      case "Network.requestWillBeSent":
        let url = ((event.parameters["request"] as? [String: Any])?["url"] as? String) ?? ""
        return ["file:", "data:", "blob:"].contains { url.hasPrefix($0) } ? nil : "asks for \(url)"
      default: return nil
      }
    }
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }
}
