/// The browser of the person at the terminal, which `--open` shows a page or a chart in.
enum Browser {
  /// The endings of files that a browser shows, the better one first.
  static let endings = ["html", "svg"]

  /// How long to wait for the program to fail, in s: some systems' program runs until the browser is closed.
  private static let patience = 3.0

  #if os(macOS)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens a file; a message says where it is if that fails, as on a machine without a screen.
  static func open(_ path: String) {
    let file = URL(fileURLWithPath: path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    if (try? process.run()) != nil {
      if end.wait(timeout: .now() + patience) == .timedOut || process.terminationStatus == 0 { return }
    }
    Terminal.printError("\(program) cannot show it here; open \(file.absoluteString) in a browser")
  }
}
